import { count, eq } from 'drizzle-orm'
import type { EventKind } from '#schema/events.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { events } = tables

/** What happened on a profile so far, for its owner; every figure is counted from events (R11). */
export async function countsOf({ db }: Call, profileId: number) {
  const rows = await db
    .select({ kind: events.kind, total: count() })
    .from(events)
    .where(eq(events.profileId, profileId))
    .groupBy(events.kind)
  const totalOf = (kind: EventKind) => rows.find((row) => row.kind === kind)?.total ?? 0
  return {
    profileViews: totalOf('profileViewed'),
    chatInteractions: totalOf('chatStarted'),
    scorecardCompletions: totalOf('scorecardCompleted'),
  }
}
