import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import { accountOf, type Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { brokenPresence, type Statements, tables } from '../../services/database.ts'

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
 * What the first half of a sign-in rests on, as text in SQL: the account, its second factor, and the salt of its password,
 * which no later password has. Null where the account asks for no second factor, or is suspended.
 */
export const basisOfHalf = (userId: string): SQL =>
  sql`(select u.id || ' ' || f.id || ' ' || coalesce(substr(c.password, 1, instr(c.password, ':')), '')
    from ${users} u
    join ${twoFactors} f on f.user_id = u.id and f.verified = 1
    left join ${credentials} c on c.provider_id = 'credential' and c.account_id = u.id
    where u.id = ${userId} and u.two_factor_enabled = 1 and u.suspended_at is null)`

/** What somebody who is signed in has proven, as it was read. */
type Proven = { passwordHash?: string; factor?: { id: string; secret: string } }

/**
 * Refuses its whole batch (`asRefusal`) where the session of this call was ended, or what was proven holds no longer, by
 * emptying what may not be empty. Statements, the first of their batch.
 */
export function refuseUnlessProven(call: Call, { passwordHash, factor }: Proven): Statements {
  const { db } = call
  const { userId } = accountOf(call)
  const refuseUnless = (column: SQL, condition: SQL) =>
    db.run(sql`update ${users} set ${column} = null where id = ${userId} and not (${condition})`)
  return [
    refuseUnless(sql`email`, isStillSignedIn(call)),
    ...(passwordHash ? [refuseUnless(sql`name`, isStillPassword(userId, passwordHash))] : []),
    ...(factor
      ? [
          refuseUnless(
            sql`role`,
            sql`exists (select 1 from ${twoFactors} where id = ${factor.id} and secret = ${factor.secret})`,
          ),
        ]
      : []),
  ]
}

/**
 * Runs a batch for who is signed in, which is refused where their session was ended since it was read; answers its rows.
 * @throws AppError SIGN_IN_FIRST.
 */
export async function whileSignedIn<const Batch extends readonly BatchItem<'sqlite'>[]>(
  call: Call,
  statements: Batch,
): Promise<BatchResponse<Batch>> {
  const refusals = refuseUnlessProven(call, {})
  const outcomes: unknown[] = await call.db
    .batch([...refusals, ...statements])
    .catch((error) => Promise.reject(asRefusal(error)))
  return outcomes.slice(refusals.length) as BatchResponse<Batch>
}

/** What a batch that begins with `refuseUnlessProven` failed with, as it is told: SIGN_IN_FIRST, WRONG_PASSWORD, WRONG_CODE. */
export function asRefusal(error: unknown): unknown {
  const column = brokenPresence(error)
  if (column === 'users.email') return new AppError('SIGN_IN_FIRST')
  if (column === 'users.name') return new AppError('WRONG_PASSWORD')
  if (column === 'users.role') return new AppError('WRONG_CODE')
  return error
}
