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

const counted = {
  profileViewed: 'views',
  chatStarted: 'chats',
  scorecardCompleted: 'scorecards',
  bookingMade: 'bookings',
} as const satisfies Partial<Record<EventKind, keyof Counts>>
type Counted = { kind: EventKind; total: number }

/** The most sources that are listed. */
const shownSources = 8

/** A profile's figures of so many days, today included, by day and, where `isDetailed`, by source (R5, R11). */
export async function figuresOf(
  call: Call,
  profileId: number,
  days: FigurePeriod,
  isDetailed: boolean,
): Promise<Figures> {
  const { db } = call
  const shown = Array.from({ length: days }, (_, back) => dayOf(daysAgo(call, back))).toReversed()
  const [first = ''] = shown
  const total = sql<number>`sum(total)`.mapWith(Number)
  const since = (day: string) => and(eq(figures.profileId, profileId), gte(figures.day, day))
  const { byDay, before, bySource } = await readTogether(call, {
    byDay: db
      .select({ day: figures.day, kind: figures.kind, total })
      .from(figures)
      .where(since(first))
      .groupBy(figures.day, figures.kind),
    before: db
      .select({ kind: figures.kind, total })
      .from(figures)
      .where(and(since(dayOf(daysAgo(call, 2 * days - 1))), gt(sql`${first}`, figures.day)))
      .groupBy(figures.kind),
    bySource: db
      .select({ source: figures.source, kind: figures.kind, total })
      .from(figures)
      .where(and(since(first), isDetailed ? undefined : sql`false`))
      .groupBy(figures.source, figures.kind),
  })
  return {
    days,
    totals: sumOf(byDay),
    before: sumOf(before),
    byDay: isDetailed
      ? shown.map((day) => ({ day, ...sumOf(byDay.filter((row) => row.day === day)) }))
      : null,
    bySource: isDetailed ? bestSources(bySource) : null,
  }
}

function sumOf(rows: readonly Counted[]): Counts {
  const sum: Counts = { views: 0, chats: 0, scorecards: 0, bookings: 0 }
  for (const { kind, total } of rows) if (kind in counted) sum[counted[kind as keyof typeof counted]] += total
  return sum
}

/** The sites with the widget, the other sources with the most views, and the rest as `others`. */
function bestSources(rows: readonly (Counted & { source: string })[]): NonNullable<Figures['bySource']> {
  const relevant = rows.filter(({ kind }) => kind in counted || kind === 'widgetOpened')
  const told = Map.groupBy(relevant, ({ source }) => source || 'unknown')
  const ofSource = (source: string) => {
    const found = told.get(source) ?? []
    return { source, ...sumOf(found), opened: openedIn(found) }
  }
  const ranked = (isOfWidget: boolean) =>
    [...told.keys()]
      .filter((source) => source !== 'others' && source.startsWith(widgetSourceStart) === isOfWidget)
      .map(ofSource)
      .sort((one, other) => weightOf(other) - weightOf(one) || one.source.localeCompare(other.source))
  const elsewhere = ranked(false)
  const left = [...elsewhere.slice(shownSources).map(({ source }) => source), 'others']
  const others = left.flatMap((source) => told.get(source) ?? [])
  return [
    // An owner allows few sites, and each is shown.
    ...ranked(true),
    ...elsewhere.slice(0, shownSources),
    ...(others.length ? [{ source: 'others', ...sumOf(others), opened: 0 }] : []),
  ]
}

const openedIn = (rows: readonly Counted[]) =>
  rows.reduce((sum, { kind, total }) => sum + (kind === 'widgetOpened' ? total : 0), 0)

/** By views, then by everything else. */
const weightOf = ({ views, chats, scorecards, bookings }: Counts) =>
  views * 1e6 + chats + scorecards + bookings
