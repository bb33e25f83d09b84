import { type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { newSessionToken } from '../../services/identity/session-token.ts'
import { beginSecondFactor } from './half-sign-in-commands.ts'
import { hasNoSecondFactor } from './proof-commands.ts'
import { beginSession } from './session-commands.ts'

/** What a sign-in has become: a session, or its first half where the account has a second factor. */
export type BegunSignIn = { sessionToken: string } | { secondFactor: string }

/**
 * Signs in while `proof`, the condition that what was read still holds; where the account asks for a second factor, half a
 * sign-in begins instead. Statements by name, for a batch, and `begunIn`, which reads their rows.
 */
export async function beginSignIn(
  call: Call,
  { userId, userAgent }: { userId: string; userAgent: string },
  proof: SQL,
) {
  const sessionToken = newSessionToken()
  const half = await beginSecondFactor(call, userId, proof)
  const session = { userId, token: sessionToken, userAgent }
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
