import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { totpSchema } from '#schema/accounts.ts'
import type { Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { tables } from '../../services/database.ts'
import { isCodeOf, type StoredFactor, withoutBackupCode } from '../../services/identity/second-factor.ts'
import { secondFactorSeconds } from '../../services/identity/session-cookie.ts'
import { keyedHash, randomToken } from '../../services/tokens.ts'
import { spendCode } from './link-commands.ts'

const { twoFactors, verifications } = tables
type Given = z.infer<typeof totpSchema>
type Factor = StoredFactor & { id: string }

/** Tried in one half sign-in; and wrong in a row, in however many, before the second factor rests. */
const mostTries = 5
const mostWrong = 10
const restMs = 15 * 60_000

/** Under what a half sign-in and the count of its tries are found: the cookie alone names them. */
async function identifiersOf({ variables }: Call, half: string) {
  const hash = (purpose: string) => keyedHash(variables.AUTH_SECRET, purpose, half)
  return { half: await hash('second-factor'), tries: await hash('second-factor-tries') }
}

/** Keeps the first half of a sign-in for ten minutes; answers what its cookie says. */
export async function beginSecondFactor(call: Call, userId: string): Promise<string> {
  const { db, now } = call
  const half = randomToken()
  const identifiers = await identifiersOf(call, half)
  const expiresAt = new Date(now.getTime() + secondFactorSeconds * 1000)
  const kept = { expiresAt, createdAt: now, updatedAt: now }
  await db.insert(verifications).values([
    { id: crypto.randomUUID(), identifier: identifiers.half, value: userId, ...kept },
    { id: crypto.randomUUID(), identifier: identifiers.tries, value: '0', ...kept },
  ])
  return half
}

/**
 * The second half of a sign-in, by a code or a backup code, each of which is good once; answers whose it is.
 * @throws AppError WRONG_CODE, SIGN_IN_AGAIN where the first half is over or was tried too often, TOO_MANY_SIGN_INS
 * while the second factor rests.
 */
export async function finishSecondFactor(
  call: Call,
  half: string | undefined,
  given: Given,
): Promise<string> {
  const { db, now, variables } = call
  if (!half) throw new AppError('SIGN_IN_AGAIN')
  const identifiers = await identifiersOf(call, half)
  const [begun] = await db
    .select({ userId: verifications.value, factor: twoFactors })
    .from(verifications)
    .leftJoin(twoFactors, eq(twoFactors.userId, verifications.value))
    .where(and(eq(verifications.identifier, identifiers.half), gt(verifications.expiresAt, now)))
  if (!begun) throw new AppError('SIGN_IN_AGAIN')
  const { userId, factor } = begun
  if (!factor?.verified) throw new AppError('WRONG_CODE')
  if (factor.lockedUntil && factor.lockedUntil > now) throw new AppError('TOO_MANY_SIGN_INS')
  if (!(await takeTry(call, identifiers.tries))) {
    await endHalf(call, identifiers)
    throw new AppError('SIGN_IN_AGAIN')
  }
  if (!(await takeCode(call, factor))) throw new AppError('TOO_MANY_SIGN_INS')
  const isRight =
    'code' in given
      ? await isCodeOf(variables.AUTH_SECRET, factor, given.code)
      : await spendBackupCode(call, factor, given.backupCode)
  if (!isRight) throw new AppError('WRONG_CODE')
  const ended = await endHalf(call, identifiers)
  if (!ended.some(({ identifier }) => identifier === identifiers.half)) throw new AppError('SIGN_IN_AGAIN')
  if ('code' in given && !(await spendCode(call, userId, given.code)).length) throw new AppError('WRONG_CODE')
  await forgetWrong(call, factor)
  return userId
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

/** Ends a half sign-in, its tries with it; what was ended comes back. */
const endHalf = ({ db }: Call, { half, tries }: { half: string; tries: string }) =>
  db
    .delete(verifications)
    .where(inArray(verifications.identifier, [half, tries]))
    .returning({ identifier: verifications.identifier })

/** Uses a backup code up; false where it is none, or somebody else was faster. */
async function spendBackupCode({ db, variables }: Call, factor: Factor, code: string): Promise<boolean> {
  const backupCodes = await withoutBackupCode(variables.AUTH_SECRET, factor, code)
  if (!backupCodes) return false
  const spent = await db
    .update(twoFactors)
    .set({ backupCodes })
    .where(and(eq(twoFactors.id, factor.id), eq(twoFactors.backupCodes, factor.backupCodes)))
    .returning({ id: twoFactors.id })
  return spent.length > 0
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

/** A right code, used for the first time: those before it count no more. */
const forgetWrong = ({ db }: Call, { id }: Factor) =>
  db.update(twoFactors).set({ failedVerificationCount: 0, lockedUntil: null }).where(eq(twoFactors.id, id))
