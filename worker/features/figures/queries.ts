import { and, eq, gt, gte, sql } from 'drizzle-orm'
import type { EventKind } from '#schema/figures/events.ts'
import type { Counts, Figures } from '#schema/figures/figure-answers.ts'
import { widgetSourceStart } from '#schema/figures/sources.ts'
import type { FigurePeriod } from '#schema/options.ts'
import type { Call } from '../../call.ts'
import { dayOf } from '../../services/clock.ts'
import { tables } from '../../services/database.ts'
import { daysAgo } from '../../services/retention.ts'
import { readTogether } from '../../services/write.ts'

const { figures } = tables

/** The totals of a profile, for `countsIn`. */
export const countsOf = ({ db }: Call, profileId: number) =>
  db
    .select({ kind: figures.kind, total: figures.total })
    .from(figures)
    .where(and(eq(figures.profileId, profileId), eq(figures.day, '')))

/** The totals as the dashboard shows them (R11). */
export function countsIn(rows: Awaited<ReturnType<typeof countsOf>>) {
  const totalOf = (kind: EventKind) => rows.find((row) => row.kind === kind)?.total ?? 0
  return {
    profileViews: totalOf('profileViewed'),
    chatInteractions: totalOf('chatStarted'),
    scorecardCompletions: totalOf('scorecardCompleted'),
  }
}

const sumOf = (kind: EventKind) =>
  sql<number>`total(iif(${figures.kind} = ${kind}, ${figures.total}, 0))`.mapWith(Number)
/** One row for a day or a source: a row for each of its kinds takes the client twice as long to read. */
const sums = {
  views: sumOf('profileViewed'),
  chats: sumOf('chatStarted'),
  scorecards: sumOf('scorecardCompleted'),
  bookings: sumOf('bookingMade'),
}

/** The most sources that are listed. */
const shownSources = 8

/** A profile's figures of so many days, today included; `isDetailed` adds those of each day and source (R5, R11). */
export async function figuresOf(
  call: Call,
  profileId: number,
  { days, isDetailed }: { days: FigurePeriod; isDetailed: boolean },
): Promise<Figures> {
  const { db } = call
  const shown = Array.from({ length: days }, (_, back) => dayOf(daysAgo(call, back))).toReversed()
  const [first = ''] = shown
  const since = (day: string) => and(eq(figures.profileId, profileId), gte(figures.day, day))
  const source = sql<string>`iif(${figures.source} = '', 'unknown', ${figures.source})`
  const { byDay, before, bySource } = await readTogether(call, {
    byDay: db
      .select({ day: figures.day, ...sums })
      .from(figures)
      .where(since(first))
      .groupBy(figures.day),
    before: db
      .select(sums)
      .from(figures)
      .where(and(since(dayOf(daysAgo(call, 2 * days - 1))), gt(sql`${first}`, figures.day))),
    bySource: db
      .select({ source, ...sums, opened: sumOf('widgetOpened') })
      .from(figures)
      .where(and(since(first), isDetailed ? undefined : sql`false`))
      .groupBy(source),
  })
  const ofDay = new Map(byDay.map((row) => [row.day, row]))
  return {
    days,
    totals: added(byDay),
    before: added(before),
    byDay: isDetailed ? shown.map((day) => ofDay.get(day) ?? { day, ...added([]) }) : null,
    bySource: isDetailed ? bestSources(bySource) : null,
  }
}

function added(rows: readonly Counts[]): Counts {
  const sum: Counts = { views: 0, chats: 0, scorecards: 0, bookings: 0 }
  for (const { views, chats, scorecards, bookings } of rows) {
    sum.views += views
    sum.chats += chats
    sum.scorecards += scorecards
    sum.bookings += bookings
  }
  return sum
}

type OfSource = NonNullable<Figures['bySource']>[number]

/** The sites with the widget, the other sources with the most views, and the rest as `others`. */
function bestSources(rows: readonly OfSource[]): OfSource[] {
  const relevant = rows.filter((row) => row.views + actionsIn(row) + row.opened > 0)
  const isOthers = ({ source }: OfSource) => source === 'others'
  const ranked = relevant
    .filter((row) => !isOthers(row))
    .sort(
      (one, other) =>
        other.views - one.views ||
        actionsIn(other) - actionsIn(one) ||
        one.source.localeCompare(other.source),
    )
  const isWidget = ({ source }: OfSource) => source.startsWith(widgetSourceStart)
  const elsewhere = ranked.filter((row) => !isWidget(row))
  const others = [...elsewhere.slice(shownSources), ...relevant.filter(isOthers)]
  return [
    // An owner allows few sites, and each is shown.
    ...ranked.filter(isWidget),
    ...elsewhere.slice(0, shownSources),
    ...(others.length ? [{ source: 'others', ...added(others), opened: 0 }] : []),
  ]
}

/** What visitors did beside viewing. */
const actionsIn = ({ chats, scorecards, bookings }: Counts) => chats + scorecards + bookings
