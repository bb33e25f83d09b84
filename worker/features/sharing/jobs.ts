import type { Call } from '../../call.ts'
import { findChangedSince } from '../profiles/hanging-queries.ts'
import { findPublicProfiles } from '../profiles/queries.ts'
import { renewSharePictures } from './commands.ts'

/** Overlap between two runs, for changes that were being written while the last one ended. */
const overlapMs = 5_000
const profilesAtOnce = 50
/** Drawing takes the worker's whole attention for a fifth of a second. */
const picturesAtOnce = 10

/**
 * Draws the share pictures of profiles that were published or changed; those of samples are drawn when somebody
 * asks for them. Answers up to when it got, if there is more to do than one run may. Safe to repeat.
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
  for (const { id, updatedAt } of changed) {
    if (drawn >= picturesAtOnce) return new Date(updatedAt + overlapMs - 1)
    const profile = profiles.get(id)
    if (profile && !profile.isSample) drawn += await renewSharePictures(call, profile)
  }
  return upTo === undefined ? undefined : new Date(upTo + overlapMs)
}
