import { nextSprint } from '#schema/billing/sprints.ts'
import { sprintTag } from '#schema/pages/page-row.ts'
import type { Call } from '../../call.ts'
import { closeStartedSprints, openSprint } from '../../features/sprints/commands.ts'
import { findStartedSprints, newestSprint } from '../../features/sprints/queries.ts'
import { invalidatePages, marksOf, pendingMarks } from '../../services/page-marks.ts'
import { readTogether, write } from '../../services/write.ts'

/**
 * Closes every sprint that has begun, opens the next one and invalidates its page (R12), also after a long pause; safe
 * to repeat.
 */
export async function advanceSprints(call: Call): Promise<void> {
  const next = nextSprint(call.now)
  const {
    newest: [newest],
    started: [startedSprint],
  } = await readTogether(call, { newest: newestSprint(call, next), started: findStartedSprints(call) })
  const last = newest?.number ?? next - 1
  if (last === next && !startedSprint) return
  const marks = marksOf('changed', sprintTag)
  const missed = Array.from({ length: next - last }, (_, index) => last + 1 + index)
  await write(call, {
    marks: pendingMarks(call, marks),
    opened: missed.map((number) => openSprint(call, number)),
    closed: closeStartedSprints(call),
  })
  invalidatePages(call, marks)
}
