import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { type Challenge, isChallengeUsed, spendChallenge } from '../accounts/challenge-commands.ts'
import { beginSession, isSessionStarted } from '../accounts/session-commands.ts'
import type { FoundPasskey } from './queries.ts'

const { passkeys, users } = tables

export const insertPasskey = (
  { db, now }: Call,
  passkey: Omit<typeof passkeys.$inferInsert, 'createdAt' | 'lastUsedAt'>,
) => db.insert(passkeys).values({ ...passkey, createdAt: now })

/** Renames a passkey of an account; returns its id if there is one. */
export const renamePasskey = ({ db }: Call, userId: string, id: string, name: string) =>
  db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })

export const deletePasskey = ({ db }: Call, userId: string, id: string) =>
  db.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))

/** Deletes every passkey of an account where `onlyIf` holds. */
export const deletePasskeysOf = ({ db }: Call, userId: string, onlyIf: SQL = sql`1`) =>
  db.delete(passkeys).where(and(eq(passkeys.userId, userId), onlyIf))

/** Deletes the passkeys that an account was given after a moment, where `onlyIf` holds. */
export const deletePasskeysSince = ({ db }: Call, userId: string, since: Date, onlyIf: SQL = sql`1`) =>
  db.delete(passkeys).where(and(eq(passkeys.userId, userId), gt(passkeys.createdAt, since), onlyIf))

/** The same without those that are an administrator's second factor: a mailbox alone must not remove it. */
export const deletePasskeysByMailbox = (call: Call, userId: string, since: Date, onlyIf: SQL) =>
  deletePasskeysSince(
    call,
    userId,
    since,
    sql`${onlyIf} and not (${passkeys.verifiesUser}
      and exists (select 1 from ${users} where id = ${userId} and role = 'admin'))`,
  )

/** What an authenticator said when it was used. */
type Use = { counter: number; isUserVerified: boolean; isBackedUp: boolean }

/**
 * Begins a session by a passkey that still is as it was read, for an unanswered challenge; past a second factor only
 * where the device asked for its user. `session` returns a row if it did.
 */
export function beginByPasskey(
  call: Call,
  passkey: FoundPasskey,
  use: Use,
  { challenge, token }: { challenge: Challenge; token: string },
) {
  const { id, userId, publicKey } = passkey
  const isStill = sql`exists (select 1 from ${passkeys} p join ${users} u on u.id = p.user_id
    where p.id = ${id} and p.user_id = ${userId} and p.public_key = ${publicKey}
      and (${Number(use.isUserVerified)} = 1
        or (p.verifies_user = 0 and u.role <> 'admin' and u.two_factor_enabled = 0)))`
  const isBegun = isSessionStarted(token)
  return {
    session: beginSession(
      call,
      { userId, token, passkey: { id, isUserVerified: use.isUserVerified } },
      sql`${isStill} and not ${isChallengeUsed(challenge)}`,
    ),
    used: call.db
      .update(passkeys)
      .set({ lastUsedAt: call.now, counter: use.counter, isBackedUp: use.isBackedUp })
      .where(and(eq(passkeys.id, id), isBegun)),
    spent: spendChallenge(call, challenge, isBegun),
  }
}
