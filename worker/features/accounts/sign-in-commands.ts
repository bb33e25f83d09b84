import { type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { newSessionToken } from '../../services/identity/session-token.ts'
import { beginSecondFactor } from './pending-sign-in-commands.ts'
import { hasNoSecondFactor } from './proof-commands.ts'
import { beginSession } from './session-commands.ts'

/** The result of a sign-in: a session, or a pending sign-in where the account has a second factor. */
export type SignInResult = { sessionToken: string } | { secondFactor: string }

/**
 * Begins a session, or a pending sign-in for an account with a second factor, where `proof` (what was read) still holds;
 * `signInResultOf` reads the rows.
 */
export async function beginSignIn(
  call: Call,
  { userId, identityId }: { userId: string; identityId?: string },
  proof: SQL,
) {
  const sessionToken = newSessionToken()
  const pending = await beginSecondFactor(call, userId, proof, identityId)
  const session = { userId, token: sessionToken, ...(identityId && { identityId }) }
  const statements = {
    session: beginSession(call, session, sql`${proof} and ${hasNoSecondFactor(userId)}`),
    ...pending.statements,
  }
  const signInResultOf = (rows: { session: unknown[]; pending: unknown[] }): SignInResult | undefined => {
    if (rows.session.length) return { sessionToken }
    return rows.pending.length ? { secondFactor: pending.cookie } : undefined
  }
  return { statements, signInResultOf }
}
