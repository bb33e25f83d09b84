import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import { minuteMs } from '#schema/durations.ts'
import type { Call } from '../../../call.ts'
import { type Statements, tables } from '../../../services/database.ts'
import { claimed, isDue, postponed, soonest } from '../../../services/leases.ts'
import { mailStatement } from '../../../services/mail/outbox.ts'
import { plansWith } from '../../profiles/plan-queries.ts'
import { calendarUnreadEmail } from './emails.ts'
import { isStale } from './queries.ts'
import type { Span } from './spans.ts'

const { busyCalendars, busySpans, profiles } = tables

const readEveryMs = 15 * minuteMs
const notifiedAfterMs = 24 * 60 * minuteMs

/** A claimed calendar with its state. */
export type StoredCalendar = typeof busyCalendars.$inferSelect
const isTheSame = ({ profileId, url }: Pick<StoredCalendar, 'profileId' | 'url'>) =>
  and(eq(busyCalendars.profileId, profileId), eq(busyCalendars.url, url)) as SQL

/** Claims calendars that are due, of bookable profiles, so that no other run takes them. */
export const claimCalendars = ({ db, now }: Call, atMost: number): Promise<StoredCalendar[]> =>
  db
    .update(busyCalendars)
    .set(claimed(busyCalendars, now))
    .where(
      inArray(
        busyCalendars.profileId,
        db
          .select({ id: busyCalendars.profileId })
          .from(busyCalendars)
          .where(
            and(
              isDue(busyCalendars, now),
              exists(
                db
                  .select({ id: profiles.id })
                  .from(profiles)
                  .where(
                    and(
                      eq(profiles.id, busyCalendars.profileId),
                      sql`${profiles.plan} in (${plansWith('booking')})`,
                    ),
                  ),
              ),
            ),
          )
          .orderBy(soonest(busyCalendars))
          .limit(atMost),
      ),
    )
    .returning()

/** Claims a stale calendar; undefined where it is fresh or claimed. */
export async function claimStale(call: Call, profileId: number): Promise<StoredCalendar | undefined> {
  const { db, now } = call
  const [calendar] = await db
    .update(busyCalendars)
    .set(claimed(busyCalendars, now))
    .where(isStale(call, profileId))
    .returning()
  return calendar
}

/** Sets or replaces the calendar of a profile, in the batch that saves what was read of it. */
export const setCalendar = (
  { db }: Call,
  { profileId, url, host }: Pick<StoredCalendar, 'profileId' | 'url' | 'host'>,
) =>
  db
    .insert(busyCalendars)
    .values({ profileId, url, host })
    .onConflictDoUpdate({ target: busyCalendars.profileId, set: { url, host, etag: null, lastReadAt: null } })

/** Removes a profile's calendar and its busy times, where `onlyIf` holds. */
export const removeCalendar = ({ db }: Call, profileId: number | SQL<number>, onlyIf: SQL = sql`1`) =>
  [
    db.delete(busyCalendars).where(and(eq(busyCalendars.profileId, profileId), onlyIf)),
    db.delete(busySpans).where(and(eq(busySpans.profileId, profileId), onlyIf)),
  ] as const

/**
 * Saves what was read of a calendar, unless it was replaced meanwhile; writes only differences. `note` is a remark for
 * its owner.
 */
export function saveBusyTimes(
  call: Call,
  calendar: Pick<StoredCalendar, 'profileId' | 'url'>,
  { spans, etag, note }: { spans: Span[]; etag: string | undefined; note: string | undefined },
): Statements {
  const { db } = call
  const { profileId } = calendar
  const read = sql`json_each(${JSON.stringify(spans.map(({ from, to }) => [from, to]))})`
  const stillIts = exists(
    db.select({ id: busyCalendars.profileId }).from(busyCalendars).where(isTheSame(calendar)),
  )
  return [
    db.run(sql`delete from ${busySpans} where profile_id = ${profileId} and ${stillIts}
      and (starts_at, ends_at) not in (select value ->> 0, value ->> 1 from ${read})`),
    db.run(sql`insert into ${busySpans} (profile_id, starts_at, ends_at)
      select ${profileId}, value ->> 0, value ->> 1 from ${read} where ${stillIts} on conflict do nothing`),
    markCalendarRead(call, calendar, { etag: etag ?? null, problem: note ?? null }),
  ]
}

/** Records a successful reading of a calendar. */
export const markCalendarRead = (
  { db, now }: Call,
  calendar: Pick<StoredCalendar, 'profileId' | 'url'>,
  changes: Partial<Pick<StoredCalendar, 'etag' | 'problem'>> = {},
) =>
  db
    .update(busyCalendars)
    .set({
      lastReadAt: now,
      failingSince: null,
      notifiedAt: null,
      attempts: 0,
      dueAt: now.getTime() + readEveryMs,
      ...changes,
    })
    .where(isTheSame(calendar))

/** Records why a calendar could not be read, and mails its owner once after a day of failures; its busy times stay. */
export function saveCalendarFailure(
  call: Call,
  calendar: StoredCalendar,
  problem: string,
  owner: { name: string; email: string } | undefined,
): Statements {
  const { db, now, variables } = call
  const since = calendar.failingSince ?? now
  const isLong = now.getTime() - since.getTime() >= notifiedAfterMs
  const isNotNotified = sql`exists (select 1 from ${busyCalendars} where ${isTheSame(calendar)} and told_at is null)`
  const noted = db
    .update(busyCalendars)
    .set({
      problem,
      failingSince: since,
      ...postponed(busyCalendars, now),
      ...(isLong && { notifiedAt: sql`coalesce(told_at, ${now.getTime()})` }),
    })
    .where(isTheSame(calendar))
  if (!isLong || !owner) return [noted]
  const content = calendarUnreadEmail(owner, { ...calendar, problem }, variables.APP_URL)
  const key = `calendar-unread/${calendar.profileId}/${since.getTime()}`
  return [mailStatement(call, { key, ...content }, isNotNotified), noted]
}
