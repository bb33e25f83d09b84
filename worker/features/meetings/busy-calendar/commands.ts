import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import { plans } from '#schema/levels.ts'
import type { Call } from '../../../call.ts'
import { type Statements, tables } from '../../../services/database.ts'
import { claimed, isDue, postponed, soonest } from '../../../services/leases.ts'
import { mailStatement } from '../../../services/mail/outbox.ts'
import { calendarUnreadEmail } from './emails.ts'
import { isStale } from './queries.ts'
import type { Span } from './spans.ts'

const { busyCalendars, busySpans, profiles } = tables

const minuteMs = 60_000
export const readEveryMs = 15 * minuteMs
const toldAfterMs = 24 * 60 * minuteMs

const bookingPlans = (Object.keys(plans) as (keyof typeof plans)[]).filter((plan) => plans[plan].booking)

/** A calendar that somebody is to read now, and how it stands. */
export type KnownCalendar = typeof busyCalendars.$inferSelect
const isTheSame = ({ profileId, url }: Pick<KnownCalendar, 'profileId' | 'url'>) =>
  and(eq(busyCalendars.profileId, profileId), eq(busyCalendars.url, url)) as SQL

/** Takes calendars that are due, of profiles that can be booked, so that nobody else reads them meanwhile. */
export const claimCalendars = ({ db, now }: Call, atMost: number): Promise<KnownCalendar[]> =>
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
                  .where(and(eq(profiles.id, busyCalendars.profileId), inArray(profiles.plan, bookingPlans))),
              ),
            ),
          )
          .orderBy(soonest(busyCalendars))
          .limit(atMost),
      ),
    )
    .returning()

/** Takes a calendar that is stale; nothing where it is not, or somebody else was faster. */
export async function claimStale(call: Call, profileId: number): Promise<KnownCalendar | undefined> {
  const { db, now } = call
  const [known] = await db
    .update(busyCalendars)
    .set(claimed(busyCalendars, now))
    .where(isStale(call, profileId))
    .returning()
  return known
}

/** Gives a profile this calendar, or takes it in another's place. A statement, for the batch that keeps what was read of it. */
export const setCalendar = (
  { db }: Call,
  { profileId, url, host }: Pick<KnownCalendar, 'profileId' | 'url' | 'host'>,
) =>
  db
    .insert(busyCalendars)
    .values({ profileId, url, host })
    .onConflictDoUpdate({ target: busyCalendars.profileId, set: { url, host, etag: null, lastReadAt: null } })

/** Has a profile's calendar read no more, and forgets when its owner is busy, where `onlyIf` holds. */
export const removeCalendar = ({ db }: Call, profileId: number | SQL<number>, onlyIf: SQL = sql`1`) =>
  [
    db.delete(busyCalendars).where(and(eq(busyCalendars.profileId, profileId), onlyIf)),
    db.delete(busySpans).where(and(eq(busySpans.profileId, profileId), onlyIf)),
  ] as const

/**
 * Keeps what was read of a calendar, unless another one stands in its place by now; only what is different is written.
 * `note` is what its owner should know of it all the same.
 */
export function saveBusyTimes(
  call: Call,
  known: Pick<KnownCalendar, 'profileId' | 'url'>,
  { spans, etag, note }: { spans: Span[]; etag: string | undefined; note: string | undefined },
): Statements {
  const { db } = call
  const { profileId } = known
  const read = sql`json_each(${JSON.stringify(spans.map(({ from, to }) => [from, to]))})`
  const stillIts = exists(
    db.select({ id: busyCalendars.profileId }).from(busyCalendars).where(isTheSame(known)),
  )
  return [
    db.run(sql`delete from ${busySpans} where profile_id = ${profileId} and ${stillIts}
      and (starts_at, ends_at) not in (select value ->> 0, value ->> 1 from ${read})`),
    db.run(sql`insert into ${busySpans} (profile_id, starts_at, ends_at)
      select ${profileId}, value ->> 0, value ->> 1 from ${read} where ${stillIts} on conflict do nothing`),
    markCalendarRead(call, known, { etag: etag ?? null, problem: note ?? null }),
  ]
}

/** Notes that a calendar was read well. */
export const markCalendarRead = (
  { db, now }: Call,
  known: Pick<KnownCalendar, 'profileId' | 'url'>,
  changes: Partial<Pick<KnownCalendar, 'etag' | 'problem'>> = {},
) =>
  db
    .update(busyCalendars)
    .set({
      ...{ lastReadAt: now, failingSince: null, toldAt: null, attempts: 0 },
      ...{ dueAt: now.getTime() + readEveryMs, ...changes },
    })
    .where(isTheSame(known))

/**
 * Notes why a calendar could not be read; the busy times known last stay. Its owner is told by mail once it has failed
 * for a day, and not again before it has worked.
 */
export function saveCalendarFailure(
  call: Call,
  known: KnownCalendar,
  problem: string,
  owner: { name: string; email: string } | undefined,
): Statements {
  const { db, now, variables } = call
  const since = known.failingSince ?? now
  const isLong = now.getTime() - since.getTime() >= toldAfterMs
  const untold = sql`exists (select 1 from ${busyCalendars} where ${isTheSame(known)} and told_at is null)`
  const noted = db
    .update(busyCalendars)
    .set({
      ...{ problem, failingSince: since, ...postponed(busyCalendars, now) },
      ...(isLong && { toldAt: sql`coalesce(told_at, ${now.getTime()})` }),
    })
    .where(isTheSame(known))
  if (!isLong || !owner) return [noted]
  const letter = calendarUnreadEmail(owner, { ...known, problem }, variables.APP_URL)
  const key = `calendar-unread/${known.profileId}/${since.getTime()}`
  return [mailStatement(call, { key, ...letter }, untold), noted]
}
