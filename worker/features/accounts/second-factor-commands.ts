import { eq, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { accountOf, type Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { type Statements, tables } from '../../services/database.ts'
import { isCodeOf, type StoredFactor } from '../../services/identity/second-factor.ts'
import { keyedHash } from '../../services/tokens.ts'
import { storedFactorOf } from './queries.ts'

const { twoFactors, users, verifications } = tables

/**
 * Inserts an unconfirmed second factor, which no sign-in asks for yet, if the account has none; returns a row if it
 * did.
 */
export const beginTotp = ({ db }: Call, userId: string, stored: StoredFactor) =>
  db
    .insert(twoFactors)
    .values({ id: crypto.randomUUID(), userId, verified: false, ...stored })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { ...stored, confirmedAt: null },
      setWhere: eq(twoFactors.verified, false),
    })
    .returning({ id: twoFactors.id })

/**
 * Checks a code of the signed-in account's authenticator, and answers its factor for `unlessProven`.
 * @throws AppError WRONG_CODE.
 */
export async function checkTotp(call: Call, code: string) {
  const [factor] = await storedFactorOf(call, accountOf(call).userId)
  if (!factor || !(await isCodeOf(call.variables.AUTH_SECRET, factor, code))) throw new AppError('WRONG_CODE')
  return factor
}

/** How a code is used once: the condition that it is unused, and the statement that uses it. */
export type Spending = { isUnused: SQL; spend: BatchItem<'sqlite'> }

/** Longer than an authenticator's code is valid. */
const codeTtlMs = 2 * 60_000

/** Uses an authenticator's code where `onlyIf` holds, so that nobody who saw it can repeat it (RFC 6238 5.2). */
export async function spendCode(
  { db, now, variables }: Call,
  { userId, code }: { userId: string; code: string },
  onlyIf: SQL = sql`1`,
): Promise<Spending> {
  const id = await keyedHash(variables.AUTH_SECRET, 'totp', `${userId} ${code}`)
  const moment = now.getTime()
  return {
    isUnused: sql`not exists (select 1 from ${verifications} where id = ${id} and expires_at >= ${moment})`,
    spend: db.run(sql`insert into ${verifications} (id, identifier, value, expires_at, created_at, updated_at)
      select ${id}, ${id}, ${userId}, ${moment + codeTtlMs}, ${moment}, ${moment} where ${onlyIf}
      on conflict (id) do update set expires_at = excluded.expires_at, updated_at = excluded.updated_at`),
  }
}

/** Confirms the second factor of the signed-in account: every sign-in asks for it from now on. */
export function confirmTotp(call: Call): Statements {
  const { userId } = accountOf(call)
  return [
    call.db
      .update(twoFactors)
      .set({ verified: true, confirmedAt: call.now })
      .where(eq(twoFactors.userId, userId)),
    setTwoFactorEnabled(call, userId, true),
  ]
}

/** Removes the second factor of the signed-in account. */
export function removeTotp(call: Call): Statements {
  const { userId } = accountOf(call)
  return [
    call.db.delete(twoFactors).where(eq(twoFactors.userId, userId)),
    setTwoFactorEnabled(call, userId, false),
  ]
}

const setTwoFactorEnabled = ({ db, now }: Call, userId: string, twoFactorEnabled: boolean) =>
  db.update(users).set({ twoFactorEnabled, updatedAt: now }).where(eq(users.id, userId))
