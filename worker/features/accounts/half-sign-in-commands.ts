import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { z } from 'zod'
import type { totpSchema } from '#schema/accounts/accounts.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { isCodeOf, type StoredFactor, withoutBackupCode } from '../../services/identity/second-factor.ts'
import { secondFactorSeconds } from '../../services/identity/session-token.ts'
import { keyedHash, randomToken } from '../../services/tokens.ts'
import { pendingSignInBasis } from './proof-commands.ts'
import { beginSession } from './session-commands.ts'

const { twoFactors, verifications } = tables
type Given = z.infer<typeof totpSchema>
type Factor = StoredFactor & { id: string }

/** Tried in one half sign-in; and wrong in a row, in however many, before the second factor rests. */
const mostTries = 5
const mostWrong = 10
const restMs = 15 * 60_000

/** Under what a half sign-in and the count of its tries are found: the cookie alone names them. */
async function identifiersOf({ variables }: Call, cookie: string) {
  const hash = (purpose: string) => keyedHash(variables.AUTH_SECRET, purpose, cookie)
  return { half: await hash('second-factor'), tries: await hash('second-factor-tries') }
}

/**
 * Begins a sign-in that asks for a second factor within ten minutes, where `proof` holds and the account has one; `half`
 * returns a row if it did. Statements by name, for a batch, and what its cookie says.
 */
export async function beginSecondFactor(call: Call, userId: string, proof: SQL) {
  const { db, now } = call
  const cookie = randomToken()
  const { half, tries } = await identifiersOf(call, cookie)
  const expiresAt = now.getTime() + secondFactorSeconds * 1000
  const insert = (identifier: string, value: SQL, onlyIf: SQL) =>
    db.all<{ id: string }>(sql`insert into ${verifications}
      (id, identifier, value, expires_at, created_at, updated_at)
      select ${crypto.randomUUID()}, ${identifier}, ${value}, ${expiresAt}, ${now.getTime()}, ${now.getTime()}
      where ${onlyIf} returning id`)
  const basis = pendingSignInBasis(userId)
  return {
    cookie,
    statements: {
      half: insert(half, basis, sql`${basis} is not null and ${proof}`),
      tries: insert(tries, sql`'0'`, sql`exists (select 1 from ${verifications} where identifier = ${half})`),
    },
  }
}

/** Half a sign-in that is not over, with the second factor that it asks for. */
export async function findHalf(call: Call, cookie: string) {
  const { db, now } = call
  const identifiers = await identifiersOf(call, cookie)
  const [begun] = await db
    .select({ factor: twoFactors })
    .from(verifications)
    .innerJoin(
      twoFactors,
      eq(twoFactors.userId, sql`substr(${verifications.value}, 1, instr(${verifications.value}, ' ') - 1)`),
    )
    .where(and(eq(verifications.identifier, identifiers.half), gt(verifications.expiresAt, now)))
  return begun && { ...identifiers, factor: begun.factor }
}
export type HalfSignIn = NonNullable<Awaited<ReturnType<typeof findHalf>>>

/** The condition that half a sign-in is not over, and what it rests on has not changed. */
const isHalfStanding = ({ now }: Call, { half, factor }: HalfSignIn): SQL =>
  sql`exists (select 1 from ${verifications} where identifier = ${half}
    and expires_at > ${now.getTime()} and value = ${pendingSignInBasis(factor.userId)})`

/** The same, asked by itself. */
export const standingHalf = (call: Call, half: HalfSignIn) =>
  call.db.all(sql`select 1 where ${isHalfStanding(call, half)}`)

/** Signs in who finishes a half sign-in that stands, by a code that was not used; returns a row if it did. */
export const beginFinished = (
  call: Call,
  half: HalfSignIn,
  session: { token: string; userAgent: string },
  { isUnused }: Spending,
) => {
  const { userId } = half.factor
  return beginSession(call, { userId, ...session }, sql`${isHalfStanding(call, half)} and ${isUnused}`)
}

/** Takes one of the tries of a half sign-in, before the code is looked at; returns no row where none is left. */
export function takeTry({ db, now }: Call, { tries }: HalfSignIn) {
  const count = sql<number>`cast(${verifications.value} as integer)`
  return db
    .update(verifications)
    .set({ value: sql`${count} + 1`, updatedAt: now })
    .where(and(eq(verifications.identifier, tries), sql`${count} < ${mostTries}`))
    .returning({ id: verifications.id })
}

/** Ends a half sign-in, its tries with it. */
export const endHalf = ({ db }: Call, { half, tries }: HalfSignIn, onlyIf: SQL = sql`1`) =>
  db.delete(verifications).where(and(inArray(verifications.identifier, [half, tries]), onlyIf))

/** How a code is good once: the condition that it was not used, and the statement that uses it up. */
type Spending = { isUnused: SQL; spend: BatchItem<'sqlite'> }

/** Longer than a code of an authenticator is taken. */
const codeGoodMs = 2 * 60_000

/** How the code or backup code that was given is good once; undefined where it is none. */
export async function spendingOf(
  call: Call,
  { factor }: HalfSignIn,
  given: Given,
  onlyIf: SQL,
): Promise<Spending | undefined> {
  if (!('code' in given)) return spendBackupCode(call, factor, given.backupCode, onlyIf)
  const isRight = await isCodeOf(call.variables.AUTH_SECRET, factor, given.code)
  return isRight ? spendCode(call, factor.userId, given.code, onlyIf) : undefined
}

/** Whoever looked over somebody's shoulder cannot use the code of their authenticator again (RFC 6238 5.2). */
async function spendCode(call: Call, userId: string, code: string, onlyIf: SQL): Promise<Spending> {
  const { db, now, variables } = call
  const id = await keyedHash(variables.AUTH_SECRET, 'totp', `${userId} ${code}`)
  const moment = now.getTime()
  return {
    isUnused: sql`not exists (select 1 from ${verifications} where id = ${id} and expires_at >= ${moment})`,
    spend: db.run(sql`insert into ${verifications} (id, identifier, value, expires_at, created_at, updated_at)
      select ${id}, ${id}, ${userId}, ${moment + codeGoodMs}, ${moment}, ${moment} where ${onlyIf}
      on conflict (id) do update set expires_at = excluded.expires_at, updated_at = excluded.updated_at`),
  }
}

/** Takes a backup code out of those that are left; undefined where it is none. */
async function spendBackupCode(
  { db, variables }: Call,
  factor: Factor,
  code: string,
  onlyIf: SQL,
): Promise<Spending | undefined> {
  const backupCodes = await withoutBackupCode(variables.AUTH_SECRET, factor, code)
  if (!backupCodes) return undefined
  return {
    isUnused: sql`exists (select 1 from ${twoFactors}
      where id = ${factor.id} and backup_codes = ${factor.backupCodes})`,
    spend: db
      .update(twoFactors)
      .set({ backupCodes })
      .where(and(eq(twoFactors.id, factor.id), onlyIf)),
  }
}

/**
 * Counts a code of an account as wrong before it is looked at, so that many at once are no more than one after the
 * other; after the tenth in a row its second factor rests for a quarter of an hour (NIST SP 800-63B 5.2.2): no row
 * while it does.
 */
export function takeCode({ db, now }: Call, { factor: { id } }: HalfSignIn) {
  const hasRested = lte(twoFactors.lockedUntil, now)
  const wrong = sql<number>`case when ${hasRested} then 1 else ${twoFactors.failedVerificationCount} + 1 end`
  return db
    .update(twoFactors)
    .set({
      failedVerificationCount: wrong,
      lockedUntil: sql`case when ${wrong} >= ${mostWrong} then ${now.getTime() + restMs} end`,
    })
    .where(and(eq(twoFactors.id, id), or(isNull(twoFactors.lockedUntil), hasRested)))
    .returning({ id: twoFactors.id })
}

/** A right code, used for the first time: those before it count no more. */
export const forgetWrong = ({ db }: Call, { factor: { id } }: HalfSignIn, onlyIf: SQL) =>
  db
    .update(twoFactors)
    .set({ failedVerificationCount: 0, lockedUntil: null })
    .where(and(eq(twoFactors.id, id), onlyIf))
