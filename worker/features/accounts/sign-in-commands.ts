import { type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { newSessionToken } from '../../services/identity/session-token.ts'
import { beginSecondFactor } from './half-sign-in-commands.ts'
import { hasNoSecondFactor } from './proof-commands.ts'
import { beginSession } from './session-commands.ts'

/** The result of a sign-in: a session, or a half sign-in where the account has a second factor. */
export type BegunSignIn = { sessionToken: string } | { secondFactor: string }

/**
 * Begins a session, or half a sign-in for an account with a second factor, where `proof` (what was read) still holds;
 * `begunIn` reads the rows.
 */
export async function beginSignIn(
  call: Call,
  { userId, userAgent, identityId }: { userId: string; userAgent: string; identityId?: string },
  proof: SQL,
) {
  const sessionToken = newSessionToken()
  const half = await beginSecondFactor(call, userId, proof, identityId)
  const session = {
    userId,
    token: sessionToken,
    userAgent,
    ...(identityId && { identityId }),
  }
  const statements = {
    session: beginSession(call, session, sql`${proof} and ${hasNoSecondFactor(userId)}`),
    ...half.statements,
  }
  const begunIn = (done: { session: unknown[]; half: unknown[] }): BegunSignIn | undefined => {
    if (done.session.length) return { sessionToken }
    return done.half.length ? { secondFactor: half.cookie } : undefined
  }
  return { statements, begunIn }
}
