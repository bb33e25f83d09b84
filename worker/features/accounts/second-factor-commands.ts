import { eq } from 'drizzle-orm'
import { accountOf, type Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { type Statements, tables } from '../../services/database.ts'
import { isCodeOf, type StoredFactor } from '../../services/identity/second-factor.ts'

const { twoFactors, users } = tables

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
  const { db, variables } = call
  const [factor] = await db
    .select()
    .from(twoFactors)
    .where(eq(twoFactors.userId, accountOf(call).userId))
  if (!factor || !(await isCodeOf(variables.AUTH_SECRET, factor, code))) throw new AppError('WRONG_CODE')
  return factor
}

/** Confirms the second factor of the signed-in account: every sign-in asks for it from now on. */
export function confirmTotp(call: Call): Statements {
  const { userId } = accountOf(call)
  return [
    call.db
      .update(twoFactors)
      .set({ verified: true, confirmedAt: call.now })
      .where(eq(twoFactors.userId, userId)),
    setAsked(call, userId, true),
  ]
}

/** Removes the second factor of the signed-in account. */
export function removeTotp(call: Call): Statements {
  const { userId } = accountOf(call)
  return [call.db.delete(twoFactors).where(eq(twoFactors.userId, userId)), setAsked(call, userId, false)]
}

const setAsked = ({ db, now }: Call, userId: string, twoFactorEnabled: boolean) =>
  db.update(users).set({ twoFactorEnabled, updatedAt: now }).where(eq(users.id, userId))
