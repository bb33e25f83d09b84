import { avg, count } from 'drizzle-orm'
import type { AdminSummary } from '#schema/administration/administration-answers.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { readTogether } from '../../services/write.ts'

const { chatSessions, registrations, scorecardSubmissions, waitlistEntries } = tables

/** How much there is of what administrators look after (R14). */
export async function summaryOf(call: Call): Promise<AdminSummary> {
  const { db } = call
  const { registered, answered, waiting, talked } = await readTogether(call, {
    registered: db.select({ total: count() }).from(registrations),
    answered: db
      .select({ total: count(), average: avg(scorecardSubmissions.totalScore) })
      .from(scorecardSubmissions),
    waiting: db.select({ total: count() }).from(waitlistEntries),
    talked: db.select({ total: count() }).from(chatSessions),
  })
  const average = answered[0]?.average ?? null
  return {
    registrations: registered[0]?.total ?? 0,
    scorecards: answered[0]?.total ?? 0,
    waitlist: waiting[0]?.total ?? 0,
    averageScore: average === null ? null : Math.round(Number(average) * 10) / 10,
    chatSessions: talked[0]?.total ?? 0,
  }
}
