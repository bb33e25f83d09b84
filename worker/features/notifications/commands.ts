import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PushKind } from '#schema/notifications/notifications.ts'
import { accountOf, type Call } from '../../call.ts'
import type { Statements } from '../../services/database.ts'
import { tables } from '../../services/database.ts'
import { firstSettings } from './queries.ts'

const { declinedPushes, notificationSettings, pushSubscriptions, sessions } = tables

/** A browser's address for pushes, with its keys and its device in words. */
type Device = { endpoint: string; p256dh: string; auth: string; name: string }

/**
 * Lets the browser of this call's session get pushes, in place of any other address that the session had and of any
 * other account whose browser this was. `subscribed` has no row where the session is over.
 */
export function subscribe(call: Call, { endpoint, p256dh, auth, name }: Device) {
  const { userId, sessionId } = accountOf(call)
  const id = crypto.randomUUID()
  return {
    former: call.db.run(sql`delete from ${pushSubscriptions}
      where (session_id = ${sessionId} and endpoint <> ${endpoint})
        or (endpoint = ${endpoint} and user_id <> ${userId})`),
    subscribed: call.db.all<{ id: string }>(sql`insert into ${pushSubscriptions}
      (id, user_id, session_id, endpoint, p256dh, auth, name, created_at)
      select ${id}, user_id, id, ${endpoint}, ${p256dh}, ${auth}, ${name}, ${call.now.getTime()}
      from ${sessions} where id = ${sessionId} and user_id = ${userId}
      on conflict (endpoint) do update set session_id = excluded.session_id, p256dh = excluded.p256dh,
        auth = excluded.auth, name = excluded.name
      returning id`),
  }
}

/** Ends a device of an account; returns its id if there was one. */
export const unsubscribe = ({ db }: Call, userId: string, id: string) =>
  db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId)))
    .returning({ id: pushSubscriptions.id })

/** Deletes a device whose address its push service no longer knows, unless it has a new one meanwhile. */
export const deleteEndpoint = ({ db }: Call, id: string, endpoint: string) =>
  db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.endpoint, endpoint)))

/** Ends every device of the accounts that a query names in one column, where `onlyIf` holds. */
export const unsubscribeAll = ({ db }: Call, userIds: SQL, onlyIf: SQL = sql`1`) =>
  db.run(sql`delete from ${pushSubscriptions} where user_id in (${userIds}) and ${onlyIf}`)

/** Leaves this call's device its pushes where its session is replaced by that of a new cookie. */
export const keepSubscription = (call: Call, token: string) => {
  const { sessionId } = accountOf(call)
  return call.db.run(sql`update ${pushSubscriptions}
    set session_id = (select id from ${sessions} where token = ${token})
    where session_id = ${sessionId} and exists (select 1 from ${sessions} where token = ${token})`)
}

type Settings = {
  quiet?: { from: number; to: number } | null | undefined
  timeZone?: string | undefined
  showsNames?: boolean | undefined
}

/** Saves what an account has chosen; what is undefined stays, or is as at first in `zone`. */
export function saveNotificationSettings({ db }: Call, userId: string, chosen: Settings, zone: string) {
  const { quiet, timeZone, showsNames } = chosen
  const set = {
    ...(quiet !== undefined && { quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null }),
    ...(timeZone !== undefined && { timeZone }),
    ...(showsNames !== undefined && { showsNames }),
  }
  const row = { userId, ...firstSettings, timeZone: zone, ...set }
  const insert = db.insert(notificationSettings).values(row)
  return Object.keys(set).length
    ? insert.onConflictDoUpdate({ target: notificationSettings.userId, set })
    : insert.onConflictDoNothing()
}

/** Switches kinds of push on or off for an account. */
export const switchPushes = ({ db }: Call, userId: string, kind: PushKind, isWanted: boolean): Statements =>
  isWanted
    ? [db.delete(declinedPushes).where(and(eq(declinedPushes.userId, userId), eq(declinedPushes.kind, kind)))]
    : [db.insert(declinedPushes).values({ userId, kind }).onConflictDoNothing()]
