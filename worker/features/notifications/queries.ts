import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { maxPushSubscriptions, type PushKind } from '#schema/notifications/notifications.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { availability, declinedPushes, notificationSettings, profiles, pushSubscriptions, sessions, users } =
  tables

/** How an account wants to be notified, before it has chosen: quiet from 22:00 to 07:00, and nobody is named. */
export const firstSettings = { quietFrom: 22 * 60, quietTo: 7 * 60, showsNames: false }
/** The time zone of an owner who has chosen none. */
const firstZone = 'Europe/London'

/** The zone of an account's open hours, in SQL. */
const zoneOfHours = (userId: SQL): SQL<string> =>
  sql`coalesce((select a.time_zone from ${availability} a
    join ${profiles} p on p.id = a.profile_id where p.owner_id = ${userId}), ${firstZone})`

/** What an account has chosen, and what it has not as at first. */
export const selectSettings = ({ db }: Call, userId: string) =>
  db.all<{ quietFrom: number | null; quietTo: number | null; timeZone: string; showsNames: number }>(
    sql`select case when s.user_id is null then ${firstSettings.quietFrom} else s.quiet_from end as quietFrom,
      case when s.user_id is null then ${firstSettings.quietTo} else s.quiet_to end as quietTo,
      coalesce(s.time_zone, ${zoneOfHours(sql`u.id`)}) as timeZone,
      coalesce(s.shows_names, 0) as showsNames
    from ${users} u left join ${notificationSettings} s on s.user_id = u.id where u.id = ${userId}`,
  )

/** The account whose profile it is, for `to` of a push. */
export const ownerOfProfile = (profileId: number): SQL =>
  sql`select owner_id from ${profiles} where id = ${profileId}`

/** The kinds of push that an account does not want. */
export const selectDeclined = ({ db }: Call, userId: string) =>
  db.select({ kind: declinedPushes.kind }).from(declinedPushes).where(eq(declinedPushes.userId, userId))

/** The devices of an account that get pushes, the oldest first. */
export const pushDevicesOf = ({ db }: Call, userId: string) =>
  db
    .select({
      id: pushSubscriptions.id,
      name: pushSubscriptions.name,
      endpoint: pushSubscriptions.endpoint,
      sessionId: pushSubscriptions.sessionId,
      createdAt: pushSubscriptions.createdAt,
      lastUsedAt: pushSubscriptions.lastUsedAt,
    })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id))

/** A device of an account, with what a push to it needs; no row where it is another account's. */
export const findPushDevice = ({ db }: Call, userId: string, id: string) =>
  db
    .select({
      id: pushSubscriptions.id,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
    })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId)))

/** The condition that a further session would make one device too many. */
export const hasTooManyDevices = (userId: string, sessionId: string): SQL =>
  sql`(select count(*) from ${pushSubscriptions} where user_id = ${userId}
    and session_id <> ${sessionId}) >= ${maxPushSubscriptions}`

/** The condition that an account wants a kind of push. */
export const wantsPush = (userId: SQL, kind: PushKind): SQL =>
  sql`not exists (select 1 from ${declinedPushes} d where d.user_id = ${userId} and d.kind = ${kind})`

/**
 * The devices of pushes that were claimed, with what a push to each needs; none whose session is over or whose account is
 * suspended.
 */
export const devicesOf = ({ db, now }: Call, ids: readonly string[]) =>
  db
    .select({
      id: pushSubscriptions.id,
      userId: pushSubscriptions.userId,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      profileId: profiles.id,
      hasChosen: sql<boolean>`${notificationSettings.userId} is not null`.mapWith(Boolean),
      quietFrom: notificationSettings.quietFrom,
      quietTo: notificationSettings.quietTo,
      showsNames: notificationSettings.showsNames,
      timeZone: sql<string>`coalesce(${notificationSettings.timeZone}, ${zoneOfHours(sql`${users.id}`)})`,
      declined: sql<string>`coalesce((select group_concat(d.kind) from ${declinedPushes} d
        where d.user_id = ${users.id}), '')`,
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .leftJoin(profiles, eq(profiles.ownerId, users.id))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(
      and(inArray(pushSubscriptions.id, [...ids]), gt(sessions.expiresAt, now), isNull(users.suspendedAt)),
    )
export type PushDevice = Awaited<ReturnType<typeof devicesOf>>[number]
