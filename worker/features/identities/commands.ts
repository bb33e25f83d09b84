import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Provider } from '#schema/identities/providers.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { identities, users } = tables

export type NewIdentity = {
  id: string
  userId: string
  provider: Provider
  issuer: string
  subject: string
  email: string | null
}

/** Joins an identity to an account where `onlyIf` holds; its batch fails where either has one already. */
export const insertIdentity = (
  { db, now }: Call,
  { id, userId, provider, issuer, subject, email }: NewIdentity,
  onlyIf: SQL = sql`1`,
) =>
  db.run(sql`insert into ${identities} (id, user_id, provider, issuer, subject, email, created_at, last_used_at)
    select ${id}, id, ${provider}, ${issuer}, ${subject}, ${email}, ${now.getTime()}, ${now.getTime()}
    from ${users} where id = ${userId} and ${onlyIf}`)

/** Notes that somebody signed in with an identity, and the address that its provider gave. */
export const noteUse = ({ db, now }: Call, id: string, email: string | null) =>
  db.update(identities).set({ lastUsedAt: now, email }).where(eq(identities.id, id))

export const deleteIdentity = ({ db }: Call, userId: string, id: string) =>
  db.delete(identities).where(and(eq(identities.id, id), eq(identities.userId, userId)))

/** Deletes every identity of an account where `onlyIf` holds. */
export const deleteIdentitiesOf = ({ db }: Call, userId: string, onlyIf: SQL = sql`1`) =>
  db.delete(identities).where(and(eq(identities.userId, userId), onlyIf))

/** Deletes the identities that an account was given after a moment, where `onlyIf` holds. */
export const deleteIdentitiesSince = ({ db }: Call, userId: string, since: Date, onlyIf: SQL = sql`1`) =>
  db.delete(identities).where(and(eq(identities.userId, userId), gt(identities.createdAt, since), onlyIf))
