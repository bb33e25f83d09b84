import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { SignedInUser } from '#schema/accounts/accounts.ts'
import type { Plan } from '#schema/levels.ts'
import type { Call, SignedIn } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { tables } from '../../services/database.ts'

const { credentials, identities, passkeys, profiles, references, sessions, twoFactors, users } = tables

const accountColumns = {
  userId: users.id,
  email: users.email,
  name: users.name,
  role: users.role,
  emailVerified: users.emailVerified,
  hasTotp: users.twoFactorEnabled,
  profileId: profiles.id,
  profileUrl: profiles.profileUrl,
  plan: profiles.plan,
}
type AccountRow = Omit<SignedIn, 'sessionId' | 'isUserVerified' | 'profile'> & {
  profileId: number | null
  profileUrl: string | null
  plan: Plan | null
}

const profileOf = ({ profileId, profileUrl, plan }: AccountRow) =>
  profileId !== null && profileUrl !== null && plan !== null ? { id: profileId, profileUrl, plan } : null

/** When somebody was last here: the account is marked an hour after a sign-in at the earliest, its device at once. */
export const lastSeenAt = sql<Date | null>`nullif(max(coalesce(${users.lastSeenAt}, 0),
  coalesce((select max(${sessions.updatedAt}) from ${sessions} where ${sessions.userId} = ${users.id}), 0)), 0)`.mapWith(
  users.lastSeenAt,
)

/** The account and profile of a session, in one query; undefined where it is expired or the account is suspended. */
export async function findSignedIn({ db, now }: Call, token: string) {
  const [found] = await db
    .select({
      ...accountColumns,
      sessionId: sessions.id,
      isUserVerified: sessions.isUserVerified,
      lastSeenAt: sessions.updatedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.ownerId, users.id))
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, now), isNull(users.suspendedAt)))
  if (!found) return undefined
  const { lastSeenAt, profileId, profileUrl, plan, ...account } = found
  const profile = profileOf({ ...account, profileId, profileUrl, plan })
  return { lastSeenAt, account: { ...account, profile } satisfies SignedIn }
}

/** An account by its id, as its owner sees it; undefined where it is deleted or suspended. */
export async function findUser({ db }: Call, userId: string): Promise<SignedInUser | undefined> {
  const [found] = await db
    .select(accountColumns)
    .from(users)
    .leftJoin(profiles, eq(profiles.ownerId, users.id))
    .where(and(eq(users.id, userId), isNull(users.suspendedAt)))
  return found && asUser({ ...found, profile: profileOf(found) })
}

/** The account that has just signed in. @throws AppError WRONG_CREDENTIALS where it is deleted or suspended. */
export async function userOf(call: Call, userId: string): Promise<SignedInUser> {
  const user = await findUser(call, userId)
  if (!user) throw new AppError('WRONG_CREDENTIALS')
  return user
}

/**
 * The account of an address with its password hash, in the same time whether it exists or not; undefined where it is
 * suspended.
 */
export async function findForSignIn({ db }: Call, email: string) {
  const [found] = await db
    .select({ ...accountColumns, hash: credentials.password })
    .from(users)
    .leftJoin(profiles, eq(profiles.ownerId, users.id))
    .leftJoin(credentials, and(eq(credentials.accountId, users.id), eq(credentials.providerId, 'credential')))
    .where(and(eq(users.email, email.trim().toLowerCase()), isNull(users.suspendedAt)))
  return found && { ...found, profile: profileOf(found) }
}

export const asUser = ({
  email,
  name,
  role,
  emailVerified,
  profile,
}: Omit<SignedIn, 'sessionId' | 'isUserVerified'>): SignedInUser => ({
  email,
  name,
  role,
  emailVerified,
  profileUrl: profile?.profileUrl ?? null,
})

/** The account of an address in any capitalisation. */
export const userAt = ({ db }: Pick<Call, 'db'>, email: string) =>
  db.select().from(users).where(eq(users.email, email.trim().toLowerCase()))

export const userById = ({ db }: Call, userId: string) => db.select().from(users).where(eq(users.id, userId))

/** The hash of an account's password; no row, or null, where it has none. */
export const passwordOf = ({ db }: Call, userId: string) =>
  db
    .select({ hash: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.providerId, 'credential'), eq(credentials.accountId, userId)))

/** An account's second factor, confirmed or not; no row where it has none. */
export const storedFactorOf = ({ db }: Call, userId: string) =>
  db.select().from(twoFactors).where(eq(twoFactors.userId, userId))

/** When a session began, by its id. */
export const sessionBegunAt = ({ db }: Call, sessionId: string) =>
  db.select({ startedAt: sessions.createdAt }).from(sessions).where(eq(sessions.id, sessionId))

/** The devices on which an account is signed in, the latest first. */
export const sessionsOf = ({ db, now }: Call, userId: string) =>
  db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      network: sessions.networkMasked,
      passkey: passkeys.name,
      provider: identities.provider,
      lastSeenAt: sessions.updatedAt,
    })
    .from(sessions)
    .leftJoin(passkeys, eq(passkeys.id, sessions.passkeyId))
    .leftJoin(identities, eq(identities.id, sessions.identityId))
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))

/** What a registration created, for a repeat of it. */
export async function findRegistered({ db }: Call, userId: string) {
  const invited = sql<number>`(select count(*) from ${references} where profile_id = ${profiles.id})`
  const [found] = await db
    .select({ hash: credentials.password, profileUrl: profiles.profileUrl, invited })
    .from(profiles)
    .leftJoin(credentials, eq(credentials.userId, profiles.ownerId))
    .where(eq(profiles.ownerId, userId))
  return found
}
