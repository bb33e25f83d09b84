import type { Call } from '../../call.ts'
import { isChallengeUsed, spendChallenge } from '../../features/accounts/challenge-commands.ts'
import { userAt } from '../../features/accounts/queries.ts'
import { endOfFlow, type ProviderFlow } from '../../features/identities/flows.ts'
import { newPendingIdentity } from '../../features/identities/pending.ts'
import { findIdentity } from '../../features/identities/queries.ts'
import { AppError } from '../../services/app-error.ts'
import type { ProviderIdentity } from '../../services/openid/protocol.ts'
import { redirectUriOf } from '../../services/openid/settings.ts'
import { readTogether, retryOnConflict, write } from '../../services/write.ts'
import { type Ended, providerOf } from './begin-flow.ts'
import { joinFirst } from './join-first.ts'
import { joinSignedIn } from './join-signed-in.ts'
import { signInByIdentity } from './sign-in-by-identity.ts'

const maxAttempts = 3

/**
 * Ends a flow at a provider once, by what it sent back: a known identity signs in; a verified address proves an account
 * for the first time, or waits for that account's own proof or a registration (R32).
 */
export async function finishFlow(
  call: Call,
  flow: ProviderFlow,
  parameters: URLSearchParams,
): Promise<Ended> {
  const settings = providerOf(call, flow.provider)
  const redirectUri = redirectUriOf(call.variables, flow.provider)
  // Few requests need the OpenID Connect client.
  const { readAnswer } = await import('../../services/openid/protocol.ts')
  const identity = await call.askStranger(() => readAnswer(settings, parameters, { ...flow, redirectUri }))
  if ('failed' in identity) return { outcome: identity.failed }
  try {
    if (flow.joins) return await joinSignedIn(call, flow, identity)
    const ended = await retryOnConflict(() => signIn(call, flow, identity), maxAttempts)
    return ended ?? { outcome: 'expired' }
  } catch (error) {
    if (error instanceof AppError && error.code === 'CHALLENGE_EXPIRED') return { outcome: 'expired' }
    throw error
  }
}

/** Undefined where what was read has changed meanwhile. @throws AppError CHALLENGE_EXPIRED where the flow has ended. */
async function signIn(
  call: Call,
  flow: ProviderFlow,
  identity: ProviderIdentity,
): Promise<Ended | undefined> {
  const { email, isVerified } = identity
  const {
    identities: [existing],
    users: [user],
  } = await readTogether(call, { identities: findIdentity(call, identity), users: userAt(call, email ?? '') })
  if (existing) return signInByIdentity(call, flow, { identity, existing })
  if (!email || !isVerified) return endFlow(call, flow, { outcome: 'unverified' })
  if (user?.suspendedAt) return endFlow(call, flow, { outcome: 'not-here' })
  if (user && !user.emailVerified) return joinFirst(call, flow, { identity, user })
  const { provider, next } = flow
  const { issuer, subject, name } = identity
  const todo = user ? 'prove' : 'register'
  const pending = newPendingIdentity(call, { provider, todo, issuer, subject, email, name, next })
  return endFlow(call, flow, { outcome: todo, pending })
}

async function endFlow(call: Call, flow: ProviderFlow, ended: Ended): Promise<Ended> {
  const end = await endOfFlow(call, flow)
  await write(
    call,
    { spent: spendChallenge(call, end) },
    { unless: [[isChallengeUsed(end), 'CHALLENGE_EXPIRED']] },
  )
  return ended
}
