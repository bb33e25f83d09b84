import { z } from 'zod'
import { type Provider, providerNames } from '#schema/identities/providers.ts'
import type { Call } from '../../call.ts'
import { seal, unseal } from '../../services/sealing.ts'
import { keyedHash, randomToken } from '../../services/tokens.ts'
import type { Challenge } from '../accounts/challenge-commands.ts'

/** How long a visit to a provider may take. */
export const visitSeconds = 600

/** What a browser keeps while its user is at a provider; nobody else reads it. */
const visitSchema = z.object({
  provider: z.enum(providerNames),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The session that an identity is joined to; without one somebody signs in. */
  joins: z.object({ userId: z.string(), sessionId: z.string() }).optional(),
  next: z.string().optional(),
  until: z.number(),
})
export type Visit = z.infer<typeof visitSchema>

/** A visit to a provider that begins now. */
export const newVisit = ({ now }: Call, provider: Provider, known: Pick<Visit, 'joins' | 'next'>): Visit => ({
  provider,
  state: randomToken(),
  nonce: randomToken(),
  // 256 bits: one half is too short for the protocol.
  verifier: randomToken() + randomToken(),
  ...known,
  until: now.getTime() + visitSeconds * 1000,
})

export const sealVisit = ({ variables }: Call, visit: Visit) =>
  seal(variables.AUTH_SECRET, 'provider-visit', JSON.stringify(visit))

/** A visit that a browser began at this provider and whose state came back; undefined where it is none, or over. */
export async function openVisit(
  { variables, now }: Call,
  sealed: string | undefined,
  { provider, state }: { provider: Provider; state: string },
): Promise<Visit | undefined> {
  const text = sealed && (await unseal(variables.AUTH_SECRET, 'provider-visit', sealed))
  const visit = text ? visitSchema.safeParse(JSON.parse(text)).data : undefined
  const isThis = visit?.provider === provider && visit.state === state && now.getTime() < visit.until
  return isThis ? visit : undefined
}

/** What is stored once a visit has ended, so that it ends once. */
export const endOf = async ({ variables }: Call, { state, until }: Visit): Promise<Challenge> => ({
  identifier: await keyedHash(variables.AUTH_SECRET, 'provider-visit', state),
  until: new Date(until),
})
