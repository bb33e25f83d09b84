import { z } from 'zod'
import { providerNames } from '#schema/identities/providers.ts'
import type { Call } from '../../call.ts'
import { seal, unseal } from '../../services/sealing.ts'
import { keyedHash, randomToken } from '../../services/tokens.ts'
import type { Challenge } from '../accounts/challenge-commands.ts'

/** How long an identity stays pending in its browser, in seconds: for a proof, or for the form of a registration. */
export const pendingSeconds = { prove: 15 * 60, register: 60 * 60 }

/** Somebody at a provider whom no account is joined to yet, with an address that the provider verified. */
const storedSchema = z.object({
  id: z.string(),
  provider: z.enum(providerNames),
  todo: z.enum(['prove', 'register']),
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  name: z.string(),
  next: z.string().optional(),
  until: z.number(),
})
export type StoredPendingIdentity = z.infer<typeof storedSchema>

export const newPendingIdentity = (
  { now }: Call,
  identity: Omit<StoredPendingIdentity, 'id' | 'until'>,
): StoredPendingIdentity => ({
  ...identity,
  id: randomToken(),
  until: now.getTime() + pendingSeconds[identity.todo] * 1000,
})

export const sealPendingIdentity = ({ variables }: Call, pending: StoredPendingIdentity) =>
  seal(variables.AUTH_SECRET, 'waiting-identity', JSON.stringify(pending))

/** The pending identity of a browser; undefined where there is none, or it has expired. */
export async function unsealPendingIdentity(
  { variables, now }: Call,
  sealed: string | undefined,
): Promise<StoredPendingIdentity | undefined> {
  const text = sealed && (await unseal(variables.AUTH_SECRET, 'waiting-identity', sealed))
  const pending = text ? storedSchema.safeParse(JSON.parse(text)).data : undefined
  return pending && now.getTime() < pending.until ? pending : undefined
}

/** What is stored once it is no longer pending, so that it is joined once. */
export const endOfPendingIdentity = async (
  { variables }: Call,
  { id, until }: StoredPendingIdentity,
): Promise<Challenge> => ({
  identifier: await keyedHash(variables.AUTH_SECRET, 'waiting-identity', id),
  until: new Date(until),
})
