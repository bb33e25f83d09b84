import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { accountOf, type Call } from '../../call.ts'
import { type Statements, tables } from '../../services/database.ts'
import type { Refusal } from '../../services/write.ts'

const { sessions, users } = tables

/** Refuses an act if the administrator was signed out, suspended or lost the role meanwhile, or if the account is gone. */
export function unlessMayAdminister(call: Call, userId: string): Refusal[] {
  const { userId: own, sessionId } = accountOf(call)
  return [
    [
      sql`not exists (select 1 from ${users} u join ${sessions} s on s.user_id = u.id
        where u.id = ${own} and s.id = ${sessionId} and u.role = 'admin' and u.suspended_at is null)`,
      'SIGN_IN_FIRST',
    ],
    [sql`not exists (select 1 from ${users} where id = ${userId})`, 'ACCOUNT_NOT_FOUND'],
  ]
}

/** The condition that an account is suspended. */
export const isUserSuspended = (userId: string): SQL =>
  sql`exists (select 1 from ${users} where id = ${userId} and suspended_at is not null)`

/** The condition that an account is there and not suspended. */
export const isUserNotSuspended = (userId: string): SQL =>
  sql`exists (select 1 from ${users} where id = ${userId} and suspended_at is null)`

/** The condition that an account is signed in somewhere. */
export const isSignedIn = ({ now }: Call, userId: string): SQL =>
  sql`exists (select 1 from ${sessions} where user_id = ${userId} and expires_at > ${now.getTime()})`

/** The condition that an account has another address than this one. */
export const isNotAddress = (userId: string, email: string): SQL =>
  sql`exists (select 1 from ${users} where id = ${userId} and email <> ${email.toLowerCase()})`

/** The condition that an account is a validator's. */
export const isValidator = (userId: string): SQL =>
  sql`exists (select 1 from ${users} where id = ${userId} and role = 'validator')`

/** Suspends an account, so that nobody signs in to it, and ends its sessions; the last statements of their batch. */
export const suspendUser = ({ db, now }: Call, userId: string): Statements => [
  db.delete(sessions).where(eq(sessions.userId, userId)),
  db
    .update(users)
    .set({ suspendedAt: now, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.suspendedAt))),
]

/** Restores a suspended account. */
export const restoreUser = ({ db, now }: Call, userId: string) =>
  db
    .update(users)
    .set({ suspendedAt: null, updatedAt: now })
    .where(and(eq(users.id, userId), isNotNull(users.suspendedAt)))

/** Ends every session of an account; returns a row for each. */
export const endSessionsOf = ({ db }: Call, userId: string) =>
  db.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id })

/** Deletes the account of a validator; returns a row if there was one. */
export const deleteValidator = ({ db }: Call, userId: string) =>
  db
    .delete(users)
    .where(and(eq(users.id, userId), eq(users.role, 'validator')))
    .returning({ id: users.id })
