import { lte, max } from 'drizzle-orm'
import { nextSprint } from '#schema/billing/sprints.ts'
import { sprintTag } from '#schema/pages/page-row.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { marksOf, pendingMarks, renewPages } from '../../services/page-marks.ts'
import { closeBegun, openSprint } from './commands.ts'
import { hasSprintBegun } from './queries.ts'

const { sprints } = tables

/**
 * Closes every sprint that began, opens the next one and renews its page (R12). After a pause of whatever length the
 * sprints stand as if there had been none: those that began meanwhile are there, closed. Safe to repeat.
 */
export async function advanceSprints(call: Call): Promise<void> {
  const { db, now } = call
  const next = nextSprint(now)
  const [[newest], [begun]] = await db.batch([
    db
      .select({ number: max(sprints.number) })
      .from(sprints)
      .where(lte(sprints.number, next)),
    db.select({ number: sprints.number }).from(sprints).where(hasSprintBegun(call)).limit(1),
  ])
  const last = newest?.number ?? next - 1
  if (last === next && !begun) return
  const marks = marksOf('changed', sprintTag)
  const missed = Array.from({ length: next - last }, (_, place) => last + 1 + place)
  await db.batch([
    pendingMarks(call, marks),
    ...missed.map((number) => openSprint(call, number)),
    closeBegun(call),
  ])
  renewPages(call, marks)
}
