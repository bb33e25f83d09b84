import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { z } from 'zod'
import type { totpSchema } from '#schema/accounts/accounts.ts'
import type { Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { tables } from '../../services/database.ts'
import { isCodeOf, type StoredFactor, withoutBackupCode } from '../../services/identity/second-factor.ts'
import { newSessionToken, secondFactorSeconds } from '../../services/identity/session-token.ts'
import { keyedHash, randomToken } from '../../services/tokens.ts'
import { pendingSignInBasis } from './proof-commands.ts'
import { beginSession, isSessionBegun } from './session-commands.ts'

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
 * Begins a sign-in that asks for a second factor within ten minutes, where `proof` holds and the account has one; the first
 * statement returns a row if it did. Statements, for a batch, and what its cookie says.
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
    statements: [
      insert(half, basis, sql`${basis} is not null and ${proof}`),
      insert(tries, sql`'0'`, sql`exists (select 1 from ${verifications} where identifier = ${half})`),
    ] as const,
  }
}

/**
 * Finishes a sign-in by a code or a backup code, each good once; answers whose it is, and its session.
 * @throws AppError WRONG_CODE, TOO_MANY_SIGN_INS; SIGN_IN_AGAIN where the first half is over, or what it rests on changed.
 */
export async function finishSecondFactor(
  call: Call,
  cookie: string | undefined,
  given: Given,
  userAgent: string,
): Promise<{ userId: string; sessionToken: string }> {
  const { db, now, variables } = call
  if (!cookie) throw new AppError('SIGN_IN_AGAIN')
  const identifiers = await identifiersOf(call, cookie)
  const [begun] = await db
    .select({ factor: twoFactors })
    .from(verifications)
    .innerJoin(
      twoFactors,
      eq(twoFactors.userId, sql`substr(${verifications.value}, 1, instr(${verifications.value}, ' ') - 1)`),
    )
    .where(and(eq(verifications.identifier, identifiers.half), gt(verifications.expiresAt, now)))
  if (!begun) throw new AppError('SIGN_IN_AGAIN')
  const { factor } = begun
  const { userId } = factor
  if (factor.lockedUntil && factor.lockedUntil > now) throw new AppError('TOO_MANY_SIGN_INS')
  if (!(await takeTry(call, identifiers.tries))) {
    await endHalf(call, identifiers)
    throw new AppError('SIGN_IN_AGAIN')
  }
  if (!(await takeCode(call, factor))) throw new AppError('TOO_MANY_SIGN_INS')
  const sessionToken = newSessionToken()
  const isBegun = isSessionBegun(sessionToken)
  const spending =
    'code' in given
      ? (await isCodeOf(variables.AUTH_SECRET, factor, given.code)) &&
        (await spendCode(call, userId, given.code, isBegun))
      : await spendBackupCode(call, factor, given.backupCode, isBegun)
  if (!spending) throw new AppError('WRONG_CODE')
  const stands = sql`exists (select 1 from ${verifications} where identifier = ${identifiers.half}
    and expires_at > ${now.getTime()} and value = ${pendingSignInBasis(userId)})`
  const [session] = await db.batch([
    beginSession(call, { userId, token: sessionToken, userAgent }, sql`${stands} and ${spending.isUnused}`),
    spending.spend,
    forgetWrong(call, factor, isBegun),
    endHalf(call, identifiers, isBegun),
  ])
  if (session.length) return { userId, sessionToken }
  const [standing] = await db.all(sql`select 1 where ${stands}`)
  throw new AppError(standing ? 'WRONG_CODE' : 'SIGN_IN_AGAIN')
}

/** Takes one of the tries of a half sign-in, before the code is looked at; false where none is left. */
async function takeTry({ db, now }: Call, identifier: string): Promise<boolean> {
  const count = sql<number>`cast(${verifications.value} as integer)`
  const counted = await db
    .update(verifications)
    .set({ value: sql`${count} + 1`, updatedAt: now })
    .where(and(eq(verifications.identifier, identifier), sql`${count} < ${mostTries}`))
    .returning({ id: verifications.id })
  return counted.length > 0
}

/** Ends a half sign-in, its tries with it. A statement, for a batch. */
const endHalf = ({ db }: Call, { half, tries }: { half: string; tries: string }, onlyIf: SQL = sql`1`) =>
  db.delete(verifications).where(and(inArray(verifications.identifier, [half, tries]), onlyIf))

/** How a code is good once: the condition that it was not used, and the statement that uses it up. */
type Spending = { isUnused: SQL; spend: BatchItem<'sqlite'> }

/** Longer than a code of an authenticator is taken. */
const codeGoodMs = 2 * 60_000

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
 * Counts a code of an account as wrong before it is looked at, so that many at once are no more than one after the other;
 * after the tenth in a row its second factor rests for a quarter of an hour (NIST SP 800-63B 5.2.2): false while it does.
 */
async function takeCode({ db, now }: Call, { id }: Factor): Promise<boolean> {
  const hasRested = lte(twoFactors.lockedUntil, now)
  const wrong = sql<number>`case when ${hasRested} then 1 else ${twoFactors.failedVerificationCount} + 1 end`
  const counted = await db
    .update(twoFactors)
    .set({
      failedVerificationCount: wrong,
      lockedUntil: sql`case when ${wrong} >= ${mostWrong} then ${now.getTime() + restMs} end`,
    })
    .where(and(eq(twoFactors.id, id), or(isNull(twoFactors.lockedUntil), hasRested)))
    .returning({ id: twoFactors.id })
  return counted.length > 0
}

/** A right code, used for the first time: those before it count no more. A statement, for a batch. */
const forgetWrong = ({ db }: Call, { id }: Factor, onlyIf: SQL) =>
  db
    .update(twoFactors)
    .set({ failedVerificationCount: 0, lockedUntil: null })
    .where(and(eq(twoFactors.id, id), onlyIf))
