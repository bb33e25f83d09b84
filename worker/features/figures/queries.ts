import { and, eq, gte, sql } from 'drizzle-orm'
import type { EventKind } from '#schema/events.ts'
import type { Counts, FigurePeriod, Figures } from '#schema/figures.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { daysAgo } from '../../services/retention.ts'
import { dayOf } from '../../services/visitor.ts'

const { figures } = tables

/** What happened on a profile so far, for its owner; every figure is counted from events (R11). */
export async function countsOf({ db }: Call, profileId: number) {
  const rows = await db
    .select({ kind: figures.kind, total: figures.total })
    .from(figures)
    .where(and(eq(figures.profileId, profileId), eq(figures.day, '')))
  const totalOf = (kind: EventKind) => rows.find((row) => row.kind === kind)?.total ?? 0
  return {
    profileViews: totalOf('profileViewed'),
    chatInteractions: totalOf('chatStarted'),
    scorecardCompletions: totalOf('scorecardCompleted'),
  }
}

const counted = {
  profileViewed: 'views',
  chatStarted: 'chats',
  scorecardCompleted: 'scorecards',
  bookingMade: 'bookings',
} as const satisfies Partial<Record<EventKind, keyof Counts>>
const isCounted = (kind: EventKind): kind is keyof typeof counted => kind in counted
const none = (): Counts => ({ views: 0, chats: 0, scorecards: 0, bookings: 0 })

/** A profile's figures of so many days, today included, by day and by source where `isDetailed` (R5, R11). */
export async function figuresOf(
  call: Call,
  profileId: number,
  days: FigurePeriod,
  isDetailed: boolean,
): Promise<Figures> {
  const shown = Array.from({ length: days }, (_, back) => dayOf(daysAgo(call, back))).toReversed()
  const [first = ''] = shown
  const rows = await call.db
    .select({
      day: figures.day,
      kind: figures.kind,
      source: figures.source,
      total: sql<number>`sum(total)`.mapWith(Number),
    })
    .from(figures)
    .where(and(eq(figures.profileId, profileId), gte(figures.day, dayOf(daysAgo(call, 2 * days - 1)))))
    .groupBy(figures.day, figures.kind, figures.source)
  const totals = none()
  const before = none()
  const byDay = new Map(shown.map((day) => [day, none()]))
  const bySource = new Map<string, Counts>()
  for (const { day, kind, source, total } of rows) {
    if (!isCounted(kind)) continue
    const name = counted[kind]
    if (day < first) before[name] += total
    else {
      totals[name] += total
      const onDay = byDay.get(day)
      if (onDay) onDay[name] += total
      const from = bySource.get(source) ?? none()
      from[name] += total
      bySource.set(source, from)
    }
  }
  return {
    days,
    totals,
    before,
    byDay: isDetailed ? [...byDay].map(([day, counts]) => ({ day, ...counts })) : null,
    bySource: isDetailed
      ? [...bySource]
          .map(([source, counts]) => ({ source, ...counts }))
          .sort((one, other) => other.views - one.views)
      : null,
  }
}
