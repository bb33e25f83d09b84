import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { AccountAction, AdministeredAccount } from '#schema/accounts/administered-answers.ts'
import type { Role } from '#schema/roles.ts'
import { spelledAtMainHost, spelledOnce } from '#schema/tables/normalised-email.ts'
import { accountOf, type Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { tables } from '../../services/database.ts'
import { readTogether } from '../../services/write.ts'
import { accountColumns, accountProfileColumns, withIsoDates } from './administered-queries.ts'

const { credentials, identities, orders, outbox, passkeys, profiles, references } = tables
const { reports, sessions, stories, subscriptions, suppressedAddresses, users } = tables
const maxFailedMails = 5

/** The statements that read one account, and what belongs to it. */
function selectAccount({ db, now }: Call, id: string) {
  const ofProfile = db.select({ id: profiles.id }).from(profiles).where(eq(profiles.ownerId, id))
  const ofOrders = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, id))
  const address = sql`(select email from ${users} where id = ${id})`
  return {
    accounts: db
      .select({
        ...accountColumns,
        hasTotp: users.twoFactorEnabled,
        hasPassword: sql<boolean>`exists (select 1 from ${credentials} c
          where c.user_id = users.id and c.password is not null)`.mapWith(Boolean),
        profile: {
          ...accountProfileColumns,
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
          isNull(subscriptions.cancelAt),
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
      .limit(maxFailedMails),
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
    ...withIsoDates(found),
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
