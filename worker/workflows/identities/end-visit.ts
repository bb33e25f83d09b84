import type { Call } from '../../call.ts'
import { isSpent, spendChallenge } from '../../features/accounts/challenge-commands.ts'
import { userAt } from '../../features/accounts/queries.ts'
import { newWaiting } from '../../features/identities/pending.ts'
import { findIdentity } from '../../features/identities/queries.ts'
import { endOf, type Visit } from '../../features/identities/visits.ts'
import { AppError } from '../../services/app-error.ts'
import type { ToldByProvider } from '../../services/openid/protocol.ts'
import { redirectUriOf } from '../../services/openid/settings.ts'
import { readTogether, retryOnConflict, write } from '../../services/write.ts'
import { joinFirst } from './join-first.ts'
import { joinSignedIn } from './join-signed-in.ts'
import { signInByIdentity } from './sign-in-by-identity.ts'
import { type Ended, providerOf } from './visit-provider.ts'

const mostTries = 3

/**
 * Ends a visit to a provider once, by what it sent back: a known identity signs in; a verified address proves an account
 * for the first time, or waits for that account's own proof or a registration (R32).
 */
export async function endVisit(
  call: Call,
  visit: Visit,
  parameters: URLSearchParams,
  userAgent: string,
): Promise<Ended> {
  const settings = providerOf(call, visit.provider)
  const redirectUri = redirectUriOf(call.variables, visit.provider)
  // Few requests need what speaks the protocol.
  const { readAnswer } = await import('../../services/openid/protocol.ts')
  const told = await call.askStranger(() => readAnswer(settings, parameters, { ...visit, redirectUri }))
  if ('failed' in told) return { outcome: told.failed }
  try {
    if (visit.joins) return await joinSignedIn(call, visit, told)
    const ended = await retryOnConflict(() => signIn(call, visit, told, userAgent), mostTries)
    return ended ?? { outcome: 'expired' }
  } catch (error) {
    if (error instanceof AppError && error.code === 'CHALLENGE_EXPIRED') return { outcome: 'expired' }
    throw error
  }
}

/** Undefined where what was read has changed meanwhile. @throws AppError CHALLENGE_EXPIRED where the visit has ended. */
async function signIn(
  call: Call,
  visit: Visit,
  told: ToldByProvider,
  userAgent: string,
): Promise<Ended | undefined> {
  const { email, isVerified } = told
  const {
    identities: [known],
    users: [user],
  } = await readTogether(call, { identities: findIdentity(call, told), users: userAt(call, email ?? '') })
  if (known) return signInByIdentity(call, visit, { told, known, userAgent })
  if (!email || !isVerified) return spent(call, visit, { outcome: 'unverified' })
  if (user?.suspendedAt) return spent(call, visit, { outcome: 'not-here' })
  if (user && !user.emailVerified) return joinFirst(call, visit, { told, user, userAgent })
  const { provider, next } = visit
  const { issuer, subject, name } = told
  const todo = user ? 'prove' : 'register'
  const waiting = newWaiting(call, { provider, todo, issuer, subject, email, name, next })
  return spent(call, visit, { outcome: todo, waiting })
}

async function spent(call: Call, visit: Visit, ended: Ended): Promise<Ended> {
  const end = await endOf(call, visit)
  await write(call, { spent: spendChallenge(call, end) }, { unless: [[isSpent(end), 'CHALLENGE_EXPIRED']] })
  return ended
}
