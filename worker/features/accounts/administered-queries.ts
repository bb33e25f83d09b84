import { and, count, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type {
  AccountAction,
  AccountRow,
  AccountsPage,
  AdministeredAccount,
} from '#schema/accounts/administered-answers.ts'
import type { Role } from '#schema/roles.ts'
import { spelledAtMainHost, spelledOnce } from '#schema/tables/normalised-email.ts'
import { accountOf, type Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { beginsWith } from '../../services/database/conditions.ts'
import { areFewMatches, firstMatches } from '../../services/database/few-matches.ts'
import { tables } from '../../services/database.ts'
import { cutPage, readTimeAndId } from '../../services/paging.ts'
import { readTogether } from '../../services/write.ts'
import { lastSeenAt } from './queries.ts'

const { credentials, identities, orders, outbox, passkeys, profileRedirects, profiles } = tables
const { references, reports, sessions, stories, subscriptions, suppressedAddresses, users } = tables
const pageLength = 24
const mostFailedMails = 5

const ownProfile = {
  profileUrl: profiles.profileUrl,
  plan: profiles.plan,
  isPublic: sql<boolean>`(${profiles.listedAt} is not null and ${profiles.isActive} = 1)`.mapWith(Boolean),
  isSuspended: sql<boolean>`(${profiles.suspendedAt} is not null)`.mapWith(Boolean),
}
const account = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  emailVerified: users.emailVerified,
  isSuspended: sql<boolean>`(${users.suspendedAt} is not null)`.mapWith(Boolean),
  createdAt: users.createdAt,
  lastSeenAt,
}

/** The address of a page is pasted whole. */
const wordsOf = (search: string) => /\/profile\/([^/?#\s]+)/.exec(search)?.[1] ?? search

/** The ids of the accounts whose address, name, last name or profileUrl begins with a text, or that had the profileUrl. */
const called = (text: string): SQL => sql`
  ${firstMatches(sql`select id from ${users} where ${beginsWith(sql`email`, text)}`)}
  union ${firstMatches(sql`select id from ${users} where ${beginsWith(sql`lower(name)`, text)}`)}
  union ${firstMatches(sql`select owner_id from ${profiles} where ${beginsWith(sql`lower(last_name)`, text)} and owner_id is not null`)}
  union ${firstMatches(sql`select owner_id from ${profiles} where ${beginsWith(sql`profile_url`, text)} and owner_id is not null`)}
  union select p.owner_id from ${profileRedirects} r join ${profiles} p on p.id = r.profile_id
    where r.old_url = lower(${text}) and p.owner_id is not null`

/** The same of a row that is read anyway; the plus keeps the database from sorting all that an index finds. */
const isCalled = (
  text: string,
): SQL => sql`(${beginsWith(sql`+${users.email}`, text)} or ${beginsWith(sql`+lower(${users.name})`, text)}
  or ${beginsWith(sql`+lower(${profiles.lastName})`, text)} or ${beginsWith(sql`+${profiles.profileUrl}`, text)}
  or +${profiles.id} in (select profile_id from ${profileRedirects} where old_url = lower(${text})))`

/** The accounts, the newest first, 24 at a time; an invalid cursor begins anew. */
export async function findAccounts(
  call: Call,
  { search, cursor }: { search: string; cursor?: string | undefined },
): Promise<AccountsPage> {
  const text = wordsOf(search)
  const rows = await selectAccounts(call, {
    text,
    cursor,
    isFew: !text || (await areFewMatches(call, called(text))),
  })
  const { shown, nextCursor } = cutPage(rows, pageLength, ({ createdAt, id }) => [createdAt.getTime(), id])
  return {
    rows: shown.map((row): AccountRow => ({ ...dated(row), profile: row.profile })),
    nextCursor,
  }
}

/** A page of accounts and one more, by the ids that were found or, where these are many, in their order. */
export function selectAccounts(
  { db }: Call,
  { text, cursor, isFew }: { text: string; cursor: string | undefined; isFew: boolean },
) {
  const after = readTimeAndId(cursor)
  const isAfter = after && sql`(${users.createdAt}, ${users.id}) < (${after.at}, ${after.id})`
  const isFound = isFew ? sql`${users.id} in (${called(text)})` : isCalled(text)
  return db
    .select({ ...account, profile: ownProfile })
    .from(users)
    .leftJoin(profiles, eq(profiles.ownerId, users.id))
    .where(and(text ? isFound : undefined, isAfter))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(pageLength + 1)
}

const dated = <Row extends { createdAt: Date; lastSeenAt: Date | null }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
})

/** The statements that read one account, and what belongs to it. */
function selectAccount({ db, now }: Call, id: string) {
  const ofProfile = db.select({ id: profiles.id }).from(profiles).where(eq(profiles.ownerId, id))
  const ofOrders = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, id))
  const address = sql`(select email from ${users} where id = ${id})`
  return {
    accounts: db
      .select({
        ...account,
        hasTotp: users.twoFactorEnabled,
        hasPassword: sql<boolean>`exists (select 1 from ${credentials} c
          where c.user_id = users.id and c.password is not null)`.mapWith(Boolean),
        profile: {
          ...ownProfile,
          name: sql<string>`trim(${profiles.firstName} || ' ' || ${profiles.lastName})`,
          planUntil: profiles.planUntil,
          isActive: profiles.isActive,
          suspendedAt: profiles.suspendedAt,
          suspendedReason: profiles.suspendedReason,
        },
      })
      .from(users)
      .leftJoin(profiles, eq(profiles.ownerId, users.id))
      .where(eq(users.id, id)),
    sessions: db
      .select({ total: count() })
      .from(sessions)
      .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, now))),
    passkeys: db.select({ total: count() }).from(passkeys).where(eq(passkeys.userId, id)),
    providers: db.select({ provider: identities.provider }).from(identities).where(eq(identities.userId, id)),
    stories: db
      .select({ status: stories.status, total: count() })
      .from(stories)
      .where(inArray(stories.profileId, ofProfile))
      .groupBy(stories.status),
    references: db
      .select({ status: references.status, total: count() })
      .from(references)
      .where(inArray(references.profileId, ofProfile))
      .groupBy(references.status),
    reports: db
      .select({ total: count() })
      .from(reports)
      .where(and(inArray(reports.profileId, ofProfile), eq(reports.status, 'open'))),
    purchases: db
      .select({ total: count() })
      .from(orders)
      .where(and(eq(orders.userId, id), inArray(orders.status, ['paid', 'refunded', 'disputed']))),
    subscriptions: db
      .select({ total: count() })
      .from(subscriptions)
      .where(
        and(
          inArray(subscriptions.orderId, ofOrders),
          inArray(subscriptions.status, ['trialing', 'active', 'past_due', 'unpaid']),
        ),
      ),
    barred: db.select().from(suppressedAddresses).where(eq(suppressedAddresses.email, address)),
    failed: db
      .select({ kind: outbox.kind, at: outbox.createdAt, problem: outbox.problem })
      .from(outbox)
      .where(
        and(
          sql`normalised_recipient in (select ${spelledOnce(sql`normalised_email`)} from ${users} where id = ${id}
            union select ${spelledAtMainHost(sql`normalised_email`)} from ${users} where id = ${id}
            union select normalised_email from ${users} where id = ${id}) and lower(recipient) = ${address}`,
          eq(outbox.state, 'failed'),
        ),
      )
      .orderBy(desc(outbox.createdAt))
      .limit(mostFailedMails),
  }
}

/** All that an administrator sees of one account, and may do to it. @throws AppError ACCOUNT_NOT_FOUND. */
export async function findAccount(call: Call, id: string): Promise<AdministeredAccount> {
  const {
    accounts: [found],
    ...read
  } = await readTogether(call, selectAccount(call, id))
  if (!found) throw new AppError('ACCOUNT_NOT_FOUND')
  const [barred] = read.barred
  const total = ([row]: { total: number }[]) => row?.total ?? 0
  const shown = {
    ...dated(found),
    isOwn: id === accountOf(call).userId,
    sessions: total(read.sessions),
    passkeys: total(read.passkeys),
    providers: read.providers.map(({ provider }) => provider),
    profile: found.profile && {
      ...withoutSuspension(found.profile),
      stories: Object.fromEntries(read.stories.map(({ status, total }) => [status, total])),
      references: Object.fromEntries(read.references.map(({ status, total }) => [status, total])),
      openReports: total(read.reports),
    },
    purchases: total(read.purchases),
    months: total(read.subscriptions),
    barred: barred ? { reason: barred.reason, at: barred.at.toISOString() } : null,
    failedMails: read.failed.map(({ kind, at, problem }) => ({
      kind,
      at: at.toISOString(),
      problem: problem ?? '',
    })),
  }
  return { ...shown, actions: actionsOn(shown) }
}

/** The account that an administrator acts on, with its profile. @throws AppError ACCOUNT_NOT_FOUND, OWN_ACCOUNT. */
export async function findOthersAccount(call: Call, id: string) {
  if (id === accountOf(call).userId) throw new AppError('OWN_ACCOUNT')
  const [found] = await call.db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      emailVerified: users.emailVerified,
      isSuspended: account.isSuspended,
      profile: { id: profiles.id, profileUrl: profiles.profileUrl },
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.ownerId, users.id))
    .where(eq(users.id, id))
  if (!found) throw new AppError('ACCOUNT_NOT_FOUND')
  return found
}

type Suspendable = { suspendedAt: Date | null; suspendedReason: string; planUntil: Date | null }
const withoutSuspension = <Row extends Suspendable>({ suspendedAt, suspendedReason, ...row }: Row) => ({
  ...row,
  planUntil: row.planUntil?.toISOString() ?? null,
  suspended: suspendedAt && { at: suspendedAt.toISOString(), reason: suspendedReason },
})

/** What may be done to an account: nothing to one's own, or an administrator could lock everybody out. */
function actionsOn({
  isOwn,
  role,
  isSuspended,
  profile,
  sessions,
  barred,
}: Pick<AdministeredAccount, 'isOwn' | 'isSuspended' | 'profile' | 'sessions' | 'barred'> & {
  role: Role
}): AccountAction[] {
  if (isOwn) return []
  return [
    (profile ? profile.suspended !== null : isSuspended) ? 'restore' : 'suspend',
    ...(sessions > 0 ? (['end-sessions'] as const) : []),
    ...(isSuspended || barred ? [] : (['sign-in-link'] as const)),
    ...(barred ? (['lift-bounce'] as const) : []),
    ...(role === 'validator' ? (['remove'] as const) : []),
    ...(profile ? (['erase'] as const) : []),
  ]
}
