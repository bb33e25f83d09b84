import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { dayMs } from '#schema/durations.ts'
import type { MovedRows } from '#schema/tables/accounts/email-changes.ts'
import type { Call } from '../../call.ts'
import { type Statements, tables } from '../../services/database.ts'
import { eraseInSlices } from '../../services/retention.ts'
import { changeBasis, type EmailChange, endOfChangeLink } from './email-change-queries.ts'

const { emailChanges, formerAddresses, registrations, twoFactors, users } = tables

/** Saves that an account asks for another address, in place of what it asked for before. */
export function insertEmailChange(
  call: Call,
  { id, userId, newEmail }: { id: string; userId: string; newEmail: string },
): Statements {
  const { db, now } = call
  const expiresAt = endOfChangeLink(call, 'confirm-email').getTime()
  return [
    cancelEmailChange(call, userId),
    db.run(sql`insert into ${emailChanges} (id, user_id, email, new_email, was_verified, basis, asked_at, expires_at)
      select ${id}, id, email, ${newEmail}, email_verified, ${changeBasis(userId)}, ${now.getTime()}, ${expiresAt}
      from ${users} where id = ${userId}`),
  ]
}

/** Deletes the change of an account that waits for its new address, where `onlyIf` holds. */
export const cancelEmailChange = ({ db }: Call, userId: string, onlyIf: SQL = sql`1`) =>
  db
    .delete(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isNull(emailChanges.confirmedAt), onlyIf))

/** Saves which rows follow a change, for its undo. */
export const saveMovedRows = ({ db }: Call, id: string, moved: MovedRows) =>
  db.update(emailChanges).set({ moved }).where(eq(emailChanges.id, id))

/** Gives an account its new address, which its mailbox has just confirmed, and remembers the former one. */
export function confirmEmail(call: Call, change: EmailChange): Statements {
  const { db, now } = call
  const { id, userId, newEmail, wasVerified } = change
  return [
    rememberAddress(call, { userId, isProven: wasVerified }),
    ...setEmail(call, userId, newEmail),
    db
      .update(emailChanges)
      .set({
        wasVerified,
        confirmedAt: now,
        expiresAt: wasVerified ? endOfChangeLink(call, 'undo-email') : now,
      })
      .where(eq(emailChanges.id, id)),
  ]
}

/**
 * Gives an account its former address back, ends every change since, and removes a second factor that is half set up, or
 * was set up since a week before.
 */
export function undoEmail(call: Call, { userId, email, askedAt, confirmedAt }: EmailChange): Statements {
  const { db } = call
  const isNew = and(
    eq(twoFactors.userId, userId),
    sql`(verified = 0 or confirmed_at > ${askedAt.getTime() - sevenDaysMs})`,
  ) as SQL
  return [
    rememberAddress(call, { userId, isProven: false }),
    ...setEmail(call, userId, email),
    db
      .delete(emailChanges)
      .where(
        and(
          eq(emailChanges.userId, userId),
          sql`(confirmed_at is null or confirmed_at >= ${confirmedAt?.getTime() ?? 0})`,
        ),
      ),
    db
      .update(users)
      .set({ twoFactorEnabled: false })
      .where(and(eq(users.id, userId), sql`exists (select 1 from ${twoFactors} where ${isNew})`)),
    db.delete(twoFactors).where(isNew),
  ]
}

const sevenDaysMs = 7 * dayMs

const rememberAddress = ({ db, now }: Call, { userId, isProven }: { userId: string; isProven: boolean }) =>
  db.run(sql`insert into ${formerAddresses} (user_id, email, is_proven, until)
    select id, email, ${Number(isProven)}, ${now.getTime()} from ${users} where id = ${userId}
    on conflict do update set until = excluded.until, is_proven = max(is_proven, excluded.is_proven)`)

/** Sets the verified address of an account, and of its registration; a former one is none any more. */
const setEmail = ({ db, now }: Call, userId: string, email: string): Statements => [
  db.update(users).set({ email, emailVerified: true, updatedAt: now }).where(eq(users.id, userId)),
  db.update(registrations).set({ email }).where(eq(registrations.userId, userId)),
  db.delete(formerAddresses).where(and(eq(formerAddresses.userId, userId), eq(formerAddresses.email, email))),
]

/** Deletes changes whose links have ended. */
export const expireEmailChanges = (call: Call) =>
  eraseInSlices(call, emailChanges, sql`expires_at < ${call.now.getTime()}`)
