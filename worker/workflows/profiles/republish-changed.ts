import type { Call } from '../../call.ts'
import { findChangedSince } from '../../features/profiles/listing-queries.ts'
import { goLive } from './go-live.ts'

/** Overlap between two runs, for changes that were being written while the last one ended. */
const overlapMs = 5_000
/** The jobs of a minute share the thousand requests that the platform allows; a profile takes six. */
const mostAtOnce = 40

/**
 * Puts right whatever changed in the database without passing through the product, a restored backup for
 * example. Answers up to when it got, if there is more to do than one run may, and what could not be hung:
 * that is told, and tried again when it changes.
 */
export async function republishChanged(call: Call, lastRun: Date) {
  const { changed, upTo } = await findChangedSince(call, new Date(lastRun.getTime() - overlapMs), mostAtOnce)
  const notHung = await goLive(
    call,
    changed.map(({ id }) => id),
  )
  const failure =
    notHung.length > 0 &&
    new AggregateError(
      notHung.map(({ error }) => error),
      `could not hang profiles ${notHung.map(({ id }) => id).join(', ')}`,
    )
  return {
    ...(upTo !== undefined && { until: new Date(upTo + overlapMs) }),
    failure: failure || undefined,
  }
}
