import { z } from 'zod'
import { providerNames } from '#schema/identities/providers.ts'
import type { Call } from '../../call.ts'
import { seal, unseal } from '../../services/sealing.ts'
import { keyedHash, randomToken } from '../../services/tokens.ts'
import type { Challenge } from '../accounts/challenge-commands.ts'

/** How long an identity waits in its browser, in seconds: for a proof, or for the form of a registration. */
export const pendingSeconds = { prove: 15 * 60, register: 60 * 60 }

/** Somebody at a provider whom no account is joined to yet, with an address that the provider verified. */
const waitingSchema = z.object({
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
export type WaitingIdentity = z.infer<typeof waitingSchema>

export const newWaiting = ({ now }: Call, known: Omit<WaitingIdentity, 'id' | 'until'>): WaitingIdentity => ({
  ...known,
  id: randomToken(),
  until: now.getTime() + pendingSeconds[known.todo] * 1000,
})

export const sealWaiting = ({ variables }: Call, waiting: WaitingIdentity) =>
  seal(variables.AUTH_SECRET, 'waiting-identity', JSON.stringify(waiting))

/** The identity that waits in a browser; undefined where there is none, or it waited too long. */
export async function openWaiting(
  { variables, now }: Call,
  sealed: string | undefined,
): Promise<WaitingIdentity | undefined> {
  const text = sealed && (await unseal(variables.AUTH_SECRET, 'waiting-identity', sealed))
  const waiting = text ? waitingSchema.safeParse(JSON.parse(text)).data : undefined
  return waiting && now.getTime() < waiting.until ? waiting : undefined
}

/** What is stored once it waits no more, so that it is joined once. */
export const endOfWaiting = async (
  { variables }: Call,
  { id, until }: WaitingIdentity,
): Promise<Challenge> => ({
  identifier: await keyedHash(variables.AUTH_SECRET, 'waiting-identity', id),
  until: new Date(until),
})
