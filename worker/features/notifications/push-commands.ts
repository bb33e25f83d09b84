import { and, eq, getTableColumns, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { hourMs } from '#schema/durations.ts'
import type { PushKind } from '#schema/notifications/notifications.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { claimed, isDue, postponed, released, stillClaimed } from '../../services/leases.ts'
import { insertedIdPlaceholder } from '../../services/mail/outbox.ts'
import { daysAgo, eraseInSlices } from '../../services/retention.ts'
import { wantsPush } from './queries.ts'

const { pushes, pushSubscriptions } = tables

/** Long enough that a repeated job sends nothing twice. */
const retentionDays = 30
const minWaitMs = 60_000
/** How many due pushes one look takes in, of which devices are chosen. */
const looksAt = 50

export type WrittenPush = {
  kind: PushKind
  title: string
  text: string
  /** What is said where a lock screen may name people. */
  named: { title: string; text: string }
  /** The page that it opens. */
  path: string
}

/** For each device, kind and hour: beyond it, somebody is at play. */
const maxAnHour = 20

type Occasion = WrittenPush & {
  /** Names the occasion; a repeat inserts nothing. */
  key: string
  /** The accounts to notify, by a query of one column. */
  to: SQL
  /** What replaces `insertedIdPlaceholder` in its path, in SQL: nothing is sent where it is null. */
  idOf?: SQL
}

/** Inserts a push for each device of the accounts that want its kind, if `onlyIf` holds. */
export const pushStatement = (
  { db, now, afterwards }: Call,
  { key, to, kind, title, text, named, path, idOf }: Occasion,
  onlyIf: SQL = sql`1`,
) => {
  afterwards.add('pushes')
  const wholePath = idOf ? sql`replace(${path}, ${String(insertedIdPlaceholder)}, ${idOf})` : sql`${path}`
  return db.run(sql`insert into ${pushes}
    (key, subscription_id, kind, title, text, named_title, named_text, path, created_at)
    select ${key}, s.id, ${kind}, ${title}, ${text}, ${named.title}, ${named.text}, ${wholePath}, ${now.getTime()}
    from ${pushSubscriptions} s
    where s.user_id in (${to}) and ${wantsPush(sql`s.user_id`, kind)} and ${onlyIf}
      ${idOf ? sql`and ${idOf} is not null` : sql``}
      and (select count(*) from ${pushes} p where p.subscription_id = s.id and p.kind = ${kind}
        and p.created_at > ${now.getTime() - hourMs}) < ${maxAnHour}
    on conflict do nothing`)
}

export type ClaimedPush = typeof pushes.$inferSelect

/** Claims the due pushes of some devices, all of each, so that no other run takes them. */
export const claimPushes = ({ db, now }: Call, devices: number): Promise<ClaimedPush[]> =>
  db
    .update(pushes)
    .set(claimed(pushes, now))
    .where(
      and(
        isDue(pushes, now),
        sql`${pushes.subscriptionId} in (select distinct subscription_id from
          (select subscription_id from ${pushes} where due_at <= ${now.getTime()}
            order by due_at, id limit ${looksAt}) limit ${devices})`,
      ),
    )
    .returning(getTableColumns(pushes))

/** Settles pushes that were sent or expired: their words are erased. */
export const settlePushes = ({ db }: Call, claims: readonly ClaimedPush[]) =>
  db
    .update(pushes)
    .set({ dueAt: null, title: '', text: '', namedTitle: '', namedText: '' })
    .where(
      inArray(
        pushes.id,
        claims.map(({ id }) => id),
      ),
    )

/** Lets pushes that were not tried wait until a moment. */
export const releasePushes = ({ db }: Call, claims: readonly ClaimedPush[], dueAt: Date) =>
  db.update(pushes).set(released(pushes, dueAt.getTime())).where(stillClaimed(pushes, claims))

/** Lets pushes that failed wait: as long as their service asks, a minute at least, or longer and longer. */
export const postponePushes = (
  { db, now }: Call,
  claims: readonly ClaimedPush[],
  waitMs: number | undefined,
) =>
  db
    .update(pushes)
    .set(
      waitMs === undefined ? postponed(pushes, now) : { dueAt: now.getTime() + Math.max(waitMs, minWaitMs) },
    )
    .where(stillClaimed(pushes, claims))

/** Lets the pushes of an account that wait for the end of quiet hours be looked at again. */
export const recheckPushes = ({ db, afterwards }: Call, userId: string) => {
  afterwards.add('pushes')
  return db.run(sql`update ${pushes} set due_at = 0 where due_at > 0 and attempts = 0
    and subscription_id in (select id from ${pushSubscriptions} where user_id = ${userId})`)
}

/** Deletes unsent pushes about somebody who is erased: those whose key is this, or begins with this and a slash. */
export const deletePushes = ({ db }: Call, about: string) =>
  // Zero comes right after the slash.
  db.run(sql`delete from ${pushes} where key >= ${about} and key < ${`${about}0`} and due_at is not null`)

/** The same for the rows of a query in its column `prefix`. */
export const deletePushesAbout = ({ db }: Call, about: SQL) =>
  db.run(sql`delete from ${pushes} where id in (select p.id from (${about}) as b
    cross join ${pushes} p on p.key >= b.prefix and p.key < b.prefix || '0' and p.due_at is not null)`)

/** Records that a push service took a push for a device. */
export const recordUse = ({ db, now }: Call, subscriptionId: string) =>
  db.update(pushSubscriptions).set({ lastUsedAt: now }).where(eq(pushSubscriptions.id, subscriptionId))

/** Deletes what is left of pushes after 30 days. */
export const expirePushes = (call: Call) =>
  eraseInSlices(
    call,
    pushes,
    sql`${lt(pushes.createdAt, daysAgo(call, retentionDays))} and ${isNull(pushes.dueAt)}`,
  )
