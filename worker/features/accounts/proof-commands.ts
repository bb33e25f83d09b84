import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import { accountOf, type Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { brokenPresence, type Statements, tables } from '../../services/database.ts'
import { type NamedAnswers, type NamedStatements, write } from '../../services/write.ts'

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

/**
 * Runs a batch for who is signed in, all of it or, where their session was ended or what was proven holds no longer, nothing;
 * answers its rows.
 * @throws AppError SIGN_IN_FIRST, WRONG_PASSWORD, WRONG_CODE.
 */
export async function whileProven<const Batch extends readonly BatchItem<'sqlite'>[]>(
  call: Call,
  proven: Proven,
  statements: Batch,
): Promise<BatchResponse<Batch>> {
  const refusals = refuseUnlessProven(call, proven)
  const outcomes: unknown[] = await call.db
    .batch([...refusals, ...statements])
    .catch((error) => Promise.reject(asRefusal(error)))
  return outcomes.slice(refusals.length) as BatchResponse<Batch>
}

/** The same where the session is all that was proven. @throws AppError SIGN_IN_FIRST. */
export const whileSignedIn = <const Batch extends readonly BatchItem<'sqlite'>[]>(
  call: Call,
  statements: Batch,
) => whileProven(call, {}, statements)

/** The same, with statements and rows by name. @throws AppError SIGN_IN_FIRST. */
export async function writeWhileSignedIn<const Batch extends NamedStatements>(
  call: Call,
  named: Batch,
): Promise<NamedAnswers<Batch>> {
  const refusals = refuseUnlessProven(call, {})
  const answers = await write(call, { refusals, ...named }).catch((error) => Promise.reject(asRefusal(error)))
  return answers as NamedAnswers<Batch>
}

/** Statements that fail, and their batch with them, where what was proven holds no longer. */
export function refuseUnlessProven(call: Call, { passwordHash, factor }: Proven): Statements {
  const { db } = call
  const { userId } = accountOf(call)
  // Only a failing statement stops a batch over HTTP, and only a trigger may raise an error of its own: so a column is emptied that may not be.
  const refuseUnless = (column: SQL, condition: SQL) =>
    db.run(sql`update ${users} set ${column} = null where id = ${userId} and not (${condition})`)
  const refusals: Statements = [refuseUnless(sql`email`, isStillSignedIn(call))]
  if (passwordHash) refusals.push(refuseUnless(sql`name`, isStillPassword(userId, passwordHash)))
  if (factor) refusals.push(refuseUnless(sql`role`, isStillFactor(factor)))
  return refusals
}

/** The condition that a second factor was neither removed nor set up anew. */
const isStillFactor = ({ id, secret }: { id: string; secret: string }): SQL =>
  sql`exists (select 1 from ${twoFactors} where id = ${id} and secret = ${secret})`

/** What a batch failed with, as it is answered where `refuseUnlessProven` stopped it. */
function asRefusal(error: unknown): unknown {
  const column = brokenPresence(error)
  if (column === 'users.email') return new AppError('SIGN_IN_FIRST')
  if (column === 'users.name') return new AppError('WRONG_PASSWORD')
  if (column === 'users.role') return new AppError('WRONG_CODE')
  return error
}
