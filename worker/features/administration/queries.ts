import { sql } from 'drizzle-orm'
import type { AdminFigure, AdminSummary } from '#schema/administration/administration-answers.ts'
import { dayMs } from '#schema/durations.ts'
import type { CountedKind } from '#schema/tables/administration.ts'
import type { Call } from '../../call.ts'
import { dayOf } from '../../services/clock.ts'
import { tables } from '../../services/database.ts'
import { readTogether } from '../../services/write.ts'

const { dailyCounts } = tables
const shownDays = 30
const kinds: CountedKind[] = ['registrations', 'scorecards', 'waitlist', 'chatSessions']
type Counted = { kind: CountedKind; day: string; total: number; points: number }

/** How much there is of each kind, and how much came on each of the last 30 days (R14). */
export async function summaryOf(call: Call): Promise<AdminSummary> {
  const { now } = call
  const days = Array.from({ length: shownDays }, (_, index) =>
    dayOf(new Date(now.getTime() - (shownDays - 1 - index) * dayMs)),
  )
  const from = days[0] ?? ''
  const { sums, byDay } = await readTogether(call, {
    sums: countsOf(call, sql`day = ''`),
    byDay: countsOf(call, sql`day >= ${from}`),
  })
  const of = (kind: CountedKind, read: (counted: Counted) => number | null, none: 0 | null): AdminFigure => {
    const sum = sums.find((counted) => counted.kind === kind)
    const onDay = new Map(byDay.flatMap((counted) => (counted.kind === kind ? [[counted.day, counted]] : [])))
    return {
      figure: sum ? read(sum) : none,
      days: days.map((day) => {
        const counted = onDay.get(day)
        return counted ? read(counted) : none
      }),
    }
  }
  return {
    from,
    registrations: of('registrations', totalOf, 0),
    scorecards: of('scorecards', totalOf, 0),
    waitlist: of('waitlist', totalOf, 0),
    averageScore: of('scorecards', averageOf, null),
    chatSessions: of('chatSessions', totalOf, 0),
  }
}

const totalOf = ({ total }: Counted) => total
const averageOf = ({ total, points }: Counted) => (total ? Math.round((points / total) * 10) / 10 : null)

const countsOf = ({ db }: Call, days: ReturnType<typeof sql>) =>
  db.all<Counted>(sql`select kind, day, sum(total) as total, sum(points) as points from ${dailyCounts}
    where kind in (${sql.join(kinds, sql`, `)}) and ${days} group by kind, day`)

/** How many rows there are of a kind, of some parts if any are named. */
export const countOf = ({ db }: Call, kind: CountedKind, parts?: string[]) =>
  db.all<{ total: number }>(sql`select coalesce(sum(total), 0) as total from ${dailyCounts}
    where kind = ${kind} and day = '' ${parts ? sql`and part in (${sql.join(parts, sql`, `)})` : sql``}`)
