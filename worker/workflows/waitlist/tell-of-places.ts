import { nextSprint, sprintStart } from '#schema/sprints.ts'
import type { Call } from '../../call.ts'
import { noteSoldOut } from '../../features/sprints/commands.ts'
import { findSprint, placesLeft } from '../../features/sprints/queries.ts'
import { tellOfPlace } from '../../features/waitlist/commands.ts'
import { waitingForSprint } from '../../features/waitlist/queries.ts'
import { batchRows, tellOfFailed } from '../../services/each-row.ts'

/** So many letters fit a batch; the others are told by the next run, a minute later. */
const mostAtOnce = 50

/**
 * Tells the waitlist that a sprint which was sold out has places again: everybody who waits for it at the same time, once
 * for each time that it opens again (R12). Notes when there is none.
 * @throws where some could not be told; the others are.
 */
export async function tellOfPlaces(call: Call): Promise<void> {
  const number = nextSprint(call.now)
  const [[places], [sprint]] = await call.db.batch([placesLeft(call), findSprint(call, number)])
  if (!places || !sprint) return
  if (places.left === 0) return void (await noteSoldOut(call))
  const waiting = await waitingForSprint(call, sprint, mostAtOnce)
  const free = { number, startsAt: sprintStart(number), ...places }
  const failed = await batchRows(call, waiting, idOf, (entry) => tellOfPlace(call, entry, free))
  tellOfFailed(failed)
}

const idOf = ({ id }: { id: number }) => id
