import type { Call } from '../call.ts'
import { findChangedSince } from '../features/profiles/queries.ts'
import { goLive } from './go-live.ts'

/** Overlap between two runs, for changes that were being written while the last one ended. */
const overlapMs = 5_000
/** A run of the platform may make a thousand requests; a profile takes four. */
const mostAtOnce = 100

/**
 * Puts right whatever changed in the database without passing through the product, a restored backup for
 * example. Answers up to when it got, if there is more to do than one run may.
 */
export async function rehangChanged({ db, kv, now }: Call, lastRun: Date) {
  const changed = await findChangedSince(db, new Date(lastRun.getTime() - overlapMs), mostAtOnce)
  await goLive(
    db,
    kv,
    changed.map(({ id }) => id),
    now,
  )
  const last = changed.at(-1)
  return last && changed.length >= mostAtOnce ? new Date(last.updatedAt + overlapMs) : undefined
}
