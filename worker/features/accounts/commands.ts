import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Role } from '#schema/roles.ts'
import type { Call } from '../../call.ts'
import { type Statements, tables } from '../../services/database.ts'

const { credentials, registrations, users } = tables

type NewUser = {
  id: string
  name: string
  email: string
  role: Role
  /** Already verified for an account that a mailed link or a command creates. */
  emailVerified: boolean
  /** Of services/identity/passwords.ts; without one, people sign in by a mailed link. */
  passwordHash?: string
  /** Of `networkHash`; null for an account that a command creates. */
  network?: string
}

/** Inserts an account; its batch fails where the address has one already. */
export function createUser(
  { db, now }: Pick<Call, 'db' | 'now'>,
  { passwordHash, ...user }: NewUser,
): Statements {
  const email = user.email.trim().toLowerCase()
  const created = { createdAt: now, updatedAt: now }
  return [
    db.insert(users).values({ ...user, email, ...created }),
    ...(passwordHash
      ? [
          db.insert(credentials).values({
            id: crypto.randomUUID(),
            accountId: user.id,
            providerId: 'credential',
            userId: user.id,
            password: passwordHash,
            ...created,
          }),
        ]
      : []),
  ]
}

/** Inserts what a registration entered, with the agreement to the terms. */
export const insertRegistration = (
  { db, now }: Call,
  registration: Omit<typeof registrations.$inferInsert, 'id' | 'consentAt' | 'createdAt'>,
) => db.insert(registrations).values({ ...registration, consentAt: now, createdAt: now })

/** Sets the password of an account, which may have none yet, where `onlyIf` holds. */
export const setPassword = ({ db, now }: Call, userId: string, hash: string, onlyIf: SQL = sql`1`) =>
  db.run(sql`insert into ${credentials}
    (id, account_id, provider_id, user_id, password, created_at, updated_at)
    select ${crypto.randomUUID()}, id, 'credential', id, ${hash}, ${now.getTime()}, ${now.getTime()}
    from ${users} where id = ${userId} and ${onlyIf}
    on conflict (provider_id, account_id) do update set password = excluded.password, updated_at = excluded.updated_at`)

/** Removes the password of an account where `onlyIf` holds. */
export const removePassword = ({ db, now }: Call, userId: string, onlyIf: SQL = sql`1`) =>
  db
    .update(credentials)
    .set({ password: null, updatedAt: now })
    .where(and(eq(credentials.userId, userId), onlyIf))

/** Marks the address of an account as verified where `onlyIf` holds; returns its id if it did. */
export const verifyAddress = ({ db, now }: Call, userId: string, onlyIf: SQL) =>
  db
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, userId), onlyIf))
    .returning({ id: users.id })

/** The condition that the address of an account is not verified yet. */
export const isUnverified = (userId: string): SQL =>
  sql`exists (select 1 from ${users} where id = ${userId} and email_verified = 0)`

/** The condition that the address of an account is verified. */
export const isVerified = (userId: string): SQL =>
  sql`exists (select 1 from ${users} where id = ${userId} and email_verified = 1)`

/** The condition that an account has this address, and that it is verified. */
export const isVerifiedAt = (userId: string, email: string): SQL =>
  sql`exists (select 1 from ${users} where id = ${userId} and email = ${email} and email_verified = 1)`

export const renameUser = ({ db, now }: Call, userId: string, name: string | SQL) =>
  db
    .update(users)
    .set({ name: sql`${name}`, updatedAt: now })
    .where(eq(users.id, userId))

/** Deletes an account with its password, sessions and registration; returns a row if it existed. */
export const eraseUser = ({ db }: Call, userId: string) =>
  db.delete(users).where(eq(users.id, userId)).returning({ id: users.id })

export const accountExists = (userId: string): SQL =>
  sql`exists (select 1 from ${users} where id = ${userId})`
