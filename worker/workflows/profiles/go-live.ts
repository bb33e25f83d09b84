import { neededReferences, neededStories } from '#schema/dashboard.ts'
import type { Call } from '../../call.ts'
import { hangProfile, takeProfileDown } from '../../features/gallery/commands.ts'
import { findProof } from '../../features/profiles/hanging-queries.ts'
import { findAsPublished } from '../../features/profiles/queries.ts'
import { isDatabaseUnreachable } from '../../services/database.ts'
import { type Mark, renewPages } from '../../services/page-marks.ts'

/** Profiles that could not be hung or taken down, and why. */
export type NotHung = { id: number; error: unknown }[]

/**
 * Hangs profiles in the gallery or takes them down, as R10 says: active, not suspended, two validated references, one
 * validated story. Samples that nobody owns hang without. Their places, their words in full text, their counts and the pages that
 * show them follow, and nobody else's. Safe to repeat. One that fails keeps no other from its place.
 * @throws what says that the database cannot be reached.
 */
export async function goLive(call: Call, profileIds: number[]): Promise<NotHung> {
  const failed: NotHung = []
  for (const id of profileIds)
    try {
      renewPages(call, await decide(call, id))
    } catch (error) {
      if (isDatabaseUnreachable(error)) throw error
      failed.push({ id, error })
    }
  return failed
}

/**
 * The same for one profile after what was written to it: whatever fails is told and done by the job `rehang-changed`, for
 * which the batch of the change holds `touchProfile`. Never throws.
 */
export async function goLiveAfter(call: Call, profileId: number): Promise<void> {
  const failures = await goLive(call, [profileId]).catch((error: unknown) => [{ id: profileId, error }])
  // A failed statement holds what it was given: people's own words.
  for (const { error } of failures)
    console.error(
      `Profile ${profileId} is hung by the next job`,
      error instanceof Error ? error.name : 'unknown',
    )
}

async function decide(call: Call, profileId: number): Promise<Mark[]> {
  const found = await findProof(call, profileId)
  if (!found) return []
  const { profile, validatedReferences, validatedStories } = found
  const proven = validatedReferences >= neededReferences && validatedStories >= neededStories
  const hangs = profile.isActive && !profile.suspendedAt && ((profile.isSample && !profile.ownerId) || proven)
  const published = hangs && (await findAsPublished(call, profileId))
  const { statements, marks } = published
    ? await hangProfile(call, { ...profile, listedAt: profile.listedAt ?? call.now }, published)
    : takeProfileDown(call, profile)
  await call.db.batch(statements)
  return marks
}
