import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Provider } from '#schema/identities/providers.ts'
import { accountOf, type Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import type { Refusal } from '../../services/write.ts'
import { isUnverified } from '../accounts/commands.ts'

const { identities, users } = tables

/** The issuer's name and the issuer's own name for somebody: what an identity is found by. */
type Key = { issuer: string; subject: string }

/** The identities of an account, the oldest first. */
export const identitiesOf = ({ db }: Call, userId: string) =>
  db
    .select({
      id: identities.id,
      provider: identities.provider,
      email: identities.email,
      createdAt: identities.createdAt,
      lastUsedAt: identities.lastUsedAt,
    })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt), asc(identities.id))

/** An identity with its account. */
export const findIdentity = ({ db }: Call, { issuer, subject }: Key) =>
  db
    .select({ id: identities.id, userId: identities.userId, suspendedAt: users.suspendedAt })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))

/** The condition that somebody is joined to an identity. */
const isKnown = ({ issuer, subject }: Key): SQL =>
  sql`exists (select 1 from ${identities} where issuer = ${issuer} and subject = ${subject})`

/** The condition that an identity is an account's. */
export const isIdentityOf = (userId: string, id: string): SQL =>
  sql`exists (select 1 from ${identities} where id = ${id} and user_id = ${userId})`

/** The condition that an identity is none of an account's. */
export const isNoIdentityOf = (userId: string, id: string): SQL => sql`not ${isIdentityOf(userId, id)}`

/** The condition that an address was not proven before, and nobody is joined to the identity that proves it. */
export const isFirstToJoin = (userId: string, key: Key): SQL =>
  sql`${isUnverified(userId)} and not ${isKnown(key)}`

/** The refusals of joining an identity to an account that has one of its provider, or that is another account's. */
export const unlessFree = (userId: string, provider: Provider, key: Key): Refusal[] => [
  [isKnown(key), 'IDENTITY_KNOWN'],
  [
    sql`exists (select 1 from ${identities} where user_id = ${userId} and provider = ${provider})`,
    'PROVIDER_JOINED',
  ],
]

/** The refusal of a write where the signed-in account does not have this address, proven. */
export const unlessOwnAddress = (call: Call, email: string): Refusal => [
  sql`not exists (select 1 from ${users}
    where id = ${accountOf(call).userId} and email = ${email} and email_verified = 1)`,
  'OTHER_ADDRESS',
]
