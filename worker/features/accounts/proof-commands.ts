import { type SQL, sql } from 'drizzle-orm'
import { accountOf, type Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import type { Refusal } from '../../services/write.ts'

const { credentials, sessions, twoFactors, users } = tables

/** The condition of nobody who has proven anything. */
export const unproven: SQL = sql`0`

/** The condition that an account's password is still the one of this hash; every new one is salted anew. */
export const isStillPassword = (userId: string, hash: string): SQL =>
  sql`exists (select 1 from ${credentials}
    where provider_id = 'credential' and account_id = ${userId} and password = ${hash})`

/** The condition that the session by which this call acts was not ended. */
export function isStillSignedIn(call: Call): SQL {
  const { userId, sessionId } = accountOf(call)
  return sql`exists (select 1 from ${sessions} where id = ${sessionId} and user_id = ${userId})`
}

/** The condition that nothing but the first proof is asked for at a sign-in to this account. */
export const hasNoSecondFactor = (userId: string): SQL =>
  sql`exists (select 1 from ${users} where id = ${userId} and two_factor_enabled = 0)`

/**
 * What the first half of a sign-in rests on, as text in SQL: the account, its second factor, and its password's salt, which
 * no later password has. Null where the account asks for no second factor, or is suspended.
 */
export const pendingSignInBasis = (userId: string): SQL =>
  sql`(select u.id || ' ' || f.id || ' ' || coalesce(substr(c.password, 1, instr(c.password, ':')), '')
    from ${users} u
    join ${twoFactors} f on f.user_id = u.id and f.verified = 1
    left join ${credentials} c on c.provider_id = 'credential' and c.account_id = u.id
    where u.id = ${userId} and u.two_factor_enabled = 1 and u.suspended_at is null)`

/** What somebody who is signed in has proven, as it was read. */
export type Proven = { passwordHash?: string | undefined; factor?: { id: string; secret: string } }

/** What refuses a write of who is signed in: their session was ended, or what they proved holds no longer. For `write`. */
export function unlessProven(call: Call, { passwordHash, factor }: Proven = {}): Refusal[] {
  const { userId } = accountOf(call)
  const refusals: Refusal[] = [[sql`not ${isStillSignedIn(call)}`, 'SIGN_IN_FIRST']]
  if (passwordHash) refusals.push([sql`not ${isStillPassword(userId, passwordHash)}`, 'WRONG_PASSWORD'])
  if (factor) refusals.push([sql`not ${isStillFactor(factor)}`, 'WRONG_CODE'])
  return refusals
}

/** The condition that a second factor was neither removed nor set up anew. */
const isStillFactor = ({ id, secret }: { id: string; secret: string }): SQL =>
  sql`exists (select 1 from ${twoFactors} where id = ${id} and secret = ${secret})`
