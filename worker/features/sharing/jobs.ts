import type { Call } from '../../call.ts'
import { findChangedSince } from '../profiles/listing-queries.ts'
import { findPublicProfiles } from '../profiles/public-profile-queries.ts'
import { renewSharePictures } from './commands.ts'

/** Overlap of two runs, for changes that were being written while the last one ended. */
const overlapMs = 5_000
const profilesAtOnce = 50
/** Drawing one blocks the worker for a fifth of a second. */
const picturesAtOnce = 10

/**
 * Draws the share pictures of published or changed profiles, without samples; returns up to when it got and what
 * failed. Safe to repeat.
 */
export async function drawChanged(call: Call, lastRun: Date) {
  const { changed, upTo } = await findChangedSince(
    call,
    new Date(lastRun.getTime() - overlapMs),
    profilesAtOnce,
  )
  const shown = await findPublicProfiles(
    call,
    changed.map(({ id }) => id),
  )
  const profiles = new Map(shown.map((profile) => [profile.id, profile]))
  let drawn = 0
  const failures: unknown[] = []
  let tried = 0
  for (const { id, updatedAt } of changed) {
    if (drawn >= picturesAtOnce)
      return { until: new Date(updatedAt + overlapMs - 1), failure: failureOf(failures) }
    const profile = profiles.get(id)
    if (!profile || profile.isSample) continue
    tried += 1
    drawn += await renewSharePictures(call, profile).catch((error: unknown) => {
      failures.push(error)
      return 0
    })
  }
  // Where none could be drawn at all, it is not the profiles.
  if (failures.length && failures.length === tried) throw failures[0]
  return { ...(upTo !== undefined && { until: new Date(upTo + overlapMs) }), failure: failureOf(failures) }
}

const failureOf = (failures: unknown[]) =>
  failures.length ? new AggregateError(failures, `${failures.length} profiles could not be drawn`) : undefined
