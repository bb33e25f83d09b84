import { z } from 'zod'
import { type Provider, providerNames } from '#schema/identities/providers.ts'
import type { Call } from '../../call.ts'
import { seal, unseal } from '../../services/sealing.ts'
import { keyedHash, randomToken } from '../../services/tokens.ts'
import type { Challenge } from '../accounts/challenge-commands.ts'

/** How long a sign-in flow at a provider may take. */
export const flowSeconds = 600

/** What a browser keeps, encrypted, while its user is at a provider (the state of an OpenID Connect flow). */
const flowSchema = z.object({
  provider: z.enum(providerNames),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The session that an identity is joined to; without one somebody signs in. */
  joins: z.object({ userId: z.string(), sessionId: z.string() }).optional(),
  next: z.string().optional(),
  until: z.number(),
})
export type ProviderFlow = z.infer<typeof flowSchema>

/** A flow at a provider that begins now. */
export const newFlow = (
  { now }: Call,
  provider: Provider,
  options: Pick<ProviderFlow, 'joins' | 'next'>,
): ProviderFlow => ({
  provider,
  state: randomToken(),
  nonce: randomToken(),
  // 256 bits: one half is too short for the protocol.
  verifier: randomToken() + randomToken(),
  ...options,
  until: now.getTime() + flowSeconds * 1000,
})

export const sealFlow = ({ variables }: Call, flow: ProviderFlow) =>
  seal(variables.AUTH_SECRET, 'provider-visit', JSON.stringify(flow))

/** The flow that a browser began at this provider and whose state came back; undefined where it is none, or over. */
export async function unsealFlow(
  { variables, now }: Call,
  sealed: string | undefined,
  { provider, state }: { provider: Provider; state: string },
): Promise<ProviderFlow | undefined> {
  const text = sealed && (await unseal(variables.AUTH_SECRET, 'provider-visit', sealed))
  const flow = text ? flowSchema.safeParse(JSON.parse(text)).data : undefined
  const isThis = flow?.provider === provider && flow.state === state && now.getTime() < flow.until
  return isThis ? flow : undefined
}

/** What is stored once a flow has ended, so that it ends once. */
export const endOfFlow = async ({ variables }: Call, { state, until }: ProviderFlow): Promise<Challenge> => ({
  identifier: await keyedHash(variables.AUTH_SECRET, 'provider-visit', state),
  until: new Date(until),
})
