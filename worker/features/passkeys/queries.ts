import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { keyedHash } from '../../services/tokens.ts'

const { passkeys, users } = tables

/** The passkeys of an account, the oldest first. */
export const passkeysOf = ({ db }: Call, userId: string) =>
  db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      transports: passkeys.transports,
      userHandle: passkeys.userHandle,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))

/** What authenticators keep an account under: what the first of its passkeys has. */
export const userHandleOf = ({ variables }: Call, userId: string, own: readonly { userHandle: string }[]) =>
  own[0]?.userHandle ?? keyedHash(variables.AUTH_SECRET, 'passkey-handle', userId)

/** A passkey with its account; no row where that is suspended. */
export const findPasskey = ({ db }: Call, id: string) =>
  db
    .select({
      id: passkeys.id,
      userId: passkeys.userId,
      publicKey: passkeys.publicKey,
      userHandle: passkeys.userHandle,
      verifiesUser: passkeys.verifiesUser,
      counter: passkeys.counter,
      role: users.role,
      hasTotp: users.twoFactorEnabled,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(passkeys.id, id), isNull(users.suspendedAt)))
export type FoundPasskey = Awaited<ReturnType<typeof findPasskey>>[number]

/** The condition that a passkey is none of an account's. */
export const isNoPasskeyOf = (userId: string, id: string): SQL =>
  sql`not exists (select 1 from ${passkeys} where id = ${id} and user_id = ${userId})`

/** The condition that somebody has added a passkey. */
export const isAdded = (id: string): SQL => sql`exists (select 1 from ${passkeys} where id = ${id})`

/** The condition that an account has so many passkeys. */
export const hasPasskeys = (userId: string, count: number): SQL =>
  sql`(select count(*) from ${passkeys} where user_id = ${userId}) >= ${count}`
