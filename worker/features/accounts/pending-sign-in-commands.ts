import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { totpSchema } from '#schema/accounts/accounts.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { isCodeOf, type StoredFactor, withoutBackupCode } from '../../services/identity/second-factor.ts'
import { secondFactorSeconds } from '../../services/identity/session-token.ts'
import { keyedHash, randomToken } from '../../services/tokens.ts'
import { pendingSignInBasis } from './proof-commands.ts'
import { type Spending, spendCode } from './second-factor-commands.ts'
import { beginSession } from './session-commands.ts'

const { identities, twoFactors, verifications } = tables
type SecondFactorInput = z.infer<typeof totpSchema>
type Factor = StoredFactor & { id: string }

/** The most tries of one pending sign-in, and the most wrong ones in a row before the second factor is locked. */
const maxAttempts = 5
const maxWrongCodes = 10
const restMs = 15 * 60_000

/** The keys of a pending sign-in and of the count of its tries; only its cookie names them. */
async function identifiersOf({ variables }: Call, cookie: string) {
  const hash = (purpose: string) => keyedHash(variables.AUTH_SECRET, purpose, cookie)
  return { key: await hash('second-factor'), tries: await hash('second-factor-tries') }
}

/**
 * Begins a sign-in that asks for a second factor within ten minutes, where `proof` holds and the account has one;
 * `pending` returns a row if it did. What begins with an identity does not outlive it.
 */
export async function beginSecondFactor(call: Call, userId: string, proof: SQL, identityId?: string) {
  const { db, now } = call
  const cookie = randomToken()
  const { key, tries } = await identifiersOf(call, cookie)
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
      pending: insert(
        key,
        identityId ? sql`${basis} || ${` ${identityId}`}` : basis,
        sql`${basis} is not null and ${proof}`,
      ),
      tries: insert(tries, sql`'0'`, sql`exists (select 1 from ${verifications} where identifier = ${key})`),
    },
  }
}

/** An unexpired pending sign-in, with its second factor. */
export async function findPendingSignIn(call: Call, cookie: string) {
  const { db, now } = call
  const identifiers = await identifiersOf(call, cookie)
  const [row] = await db
    .select({ factor: twoFactors })
    .from(verifications)
    .innerJoin(
      twoFactors,
      eq(twoFactors.userId, sql`substr(${verifications.value}, 1, instr(${verifications.value}, ' ') - 1)`),
    )
    .where(and(eq(verifications.identifier, identifiers.key), gt(verifications.expiresAt, now)))
  return row && { ...identifiers, factor: row.factor }
}
type PendingSignIn = NonNullable<Awaited<ReturnType<typeof findPendingSignIn>>>

/** The condition that a pending sign-in is unexpired and what it depends on has not changed. */
const isPendingValid = ({ now }: Call, { key, factor }: PendingSignIn): SQL =>
  sql`exists (select 1 from ${verifications} where identifier = ${key}
    and expires_at > ${now.getTime()}
    and (value = ${pendingSignInBasis(factor.userId)} or ${identityBehind(key, factor.userId)} is not null))`

/** The id in SQL of the identity that a pending sign-in began with; null where it began otherwise, or it was removed. */
const identityBehind = (key: string, userId: string): SQL =>
  sql`(select i.id from ${identities} i join ${verifications} v on v.identifier = ${key}
    where i.user_id = ${userId} and v.value = ${pendingSignInBasis(userId)} || ' ' || i.id)`

/** A row if a pending sign-in is still valid. */
export const validPendingSignIn = (call: Call, pending: PendingSignIn) =>
  call.db.all(sql`select 1 where ${isPendingValid(call, pending)}`)

/** Completes a valid pending sign-in by an unused code; returns a row if it did. */
export const completeSignIn = (call: Call, pending: PendingSignIn, token: string, { isUnused }: Spending) => {
  const { userId } = pending.factor
  const identityId = identityBehind(pending.key, userId)
  return beginSession(
    call,
    { userId, identityId, token },
    sql`${isPendingValid(call, pending)} and ${isUnused}`,
  )
}

/** Counts a try of a pending sign-in before the code is checked; returns no row where none is left. */
export function countTry({ db, now }: Call, { tries }: PendingSignIn) {
  const count = sql<number>`cast(${verifications.value} as integer)`
  return db
    .update(verifications)
    .set({ value: sql`${count} + 1`, updatedAt: now })
    .where(and(eq(verifications.identifier, tries), sql`${count} < ${maxAttempts}`))
    .returning({ id: verifications.id })
}

/** Deletes a pending sign-in with its tries. */
export const deletePendingSignIn = ({ db }: Call, { key, tries }: PendingSignIn, onlyIf: SQL = sql`1`) =>
  db.delete(verifications).where(and(inArray(verifications.identifier, [key, tries]), onlyIf))

/** How the given code or backup code is used once; undefined where it is neither. */
export async function spendingOf(
  call: Call,
  { factor }: PendingSignIn,
  input: SecondFactorInput,
  onlyIf: SQL,
): Promise<Spending | undefined> {
  if (!('code' in input)) return spendBackupCode(call, factor, input.backupCode, onlyIf)
  const isRight = await isCodeOf(call.variables.AUTH_SECRET, factor, input.code)
  return isRight ? spendCode(call, { userId: factor.userId, code: input.code }, onlyIf) : undefined
}

/** Uses a backup code; undefined where it is none. */
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
 * Counts a code as wrong before it is checked, so that parallel tries count; returns no row while the second factor is
 * locked, a quarter of an hour after ten in a row (NIST SP 800-63B 5.2.2).
 */
export function countWrongCode({ db, now }: Call, { factor: { id } }: PendingSignIn) {
  const hasRested = lte(twoFactors.lockedUntil, now)
  const wrong = sql<number>`case when ${hasRested} then 1 else ${twoFactors.failedVerificationCount} + 1 end`
  return db
    .update(twoFactors)
    .set({
      failedVerificationCount: wrong,
      lockedUntil: sql`case when ${wrong} >= ${maxWrongCodes} then ${now.getTime() + restMs} end`,
    })
    .where(and(eq(twoFactors.id, id), or(isNull(twoFactors.lockedUntil), hasRested)))
    .returning({ id: twoFactors.id })
}

/** Resets the wrong codes after a right one. */
export const resetWrongCodes = ({ db }: Call, { factor: { id } }: PendingSignIn, onlyIf: SQL) =>
  db
    .update(twoFactors)
    .set({ failedVerificationCount: 0, lockedUntil: null })
    .where(and(eq(twoFactors.id, id), onlyIf))
