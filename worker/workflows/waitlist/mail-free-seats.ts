import { nextSprint, sprintStart } from '#schema/billing/sprints.ts'
import type { Call } from '../../call.ts'
import { markSoldOut } from '../../features/sprints/commands.ts'
import { findSprint, seatsLeft } from '../../features/sprints/queries.ts'
import { mailFreeSeat } from '../../features/waitlist/commands.ts'
import { waitingForSprint } from '../../features/waitlist/queries.ts'
import { batchRows, throwFailed } from '../../services/each-row.ts'
import { readTogether } from '../../services/write.ts'

/** The most mails in one batch; the next run, a minute later, mails the others. */
const maxPerRun = 50

/**
 * Mails everybody who waits for a sold-out sprint that it has places again, once each time it reopens (R12). Records
 * when there is none.
 * @throws where some could not be notified; the others are.
 */
export async function mailFreeSeats(call: Call): Promise<void> {
  const number = nextSprint(call.now)
  const {
    seats: [seats],
    sprints: [sprint],
  } = await readTogether(call, { seats: seatsLeft(call), sprints: findSprint(call, number) })
  if (!seats || !sprint) return
  if (seats.left === 0) {
    await markSoldOut(call)
    return
  }
  const waiting = await waitingForSprint(call, sprint, maxPerRun)
  const free = { number, startsAt: sprintStart(number), ...seats }
  const failed = await batchRows(call, waiting, idOf, (entry) => mailFreeSeat(call, entry, free))
  throwFailed(failed)
}

const idOf = ({ id }: { id: number }) => id
