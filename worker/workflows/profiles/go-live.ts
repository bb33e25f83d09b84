import type { Call } from '../../call.ts'
import { publishProfile, unpublishProfile } from '../../features/gallery/commands.ts'
import { findProfileIdOf, findToPublish } from '../../features/profiles/listing-queries.ts'
import { isAsRead, mayNotBePublic } from '../../features/profiles/publishing-queries.ts'
import { findAsPublished } from '../../features/profiles/queries.ts'
import { isDatabaseUnreachable } from '../../services/database.ts'
import { type Mark, renewPages } from '../../services/page-marks.ts'

/** Profiles that could not be hung or taken down, and why. */
export type PublishFailure = { id: number; error: unknown }[]

/**
 * Publishes profiles or takes them down, as R10 says (`mayBePublic`), with their places, their words in full text, their
 * counts and the pages that show them. Safe to repeat; returns those that failed.
 * @throws where the database cannot be reached.
 */
export async function goLive(call: Call, profileIds: number[]): Promise<PublishFailure> {
  const failed: PublishFailure = []
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
 * which the batch of the change holds `markProfileChanged`. Never throws.
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

/** The same for the profile of an account, if it has one. Never throws. */
export async function goLiveOfOwner(call: Call, userId: string): Promise<void> {
  const profileId = await findProfileIdOf(call, userId).catch(() => undefined)
  if (profileId !== undefined) await goLiveAfter(call, profileId)
}

/** A profile that was changed between reading and writing is read again, this often. */
const mostTries = 3

/** Publishes what was read only while it is unchanged; in the last try R10's condition alone counts, since whoever changed it decides after this. */
async function decide(call: Call, profileId: number): Promise<Mark[]> {
  for (let tries = 1; ; tries += 1) {
    const profile = await findToPublish(call, profileId)
    if (!profile) return []
    const isLast = tries === mostTries
    const still = isLast ? undefined : isAsRead(profile)
    const published = profile.mayBePublic && (await findAsPublished(call, profileId))
    const { statements, marks } = published
      ? await publishProfile(call, { ...profile, listedAt: profile.listedAt ?? call.now }, published, still)
      : unpublishProfile(call, profile, mayNotBePublic)
    const [written] = await call.db.batch(statements)
    if (!published || isLast || (written as unknown[]).length) return marks
  }
}
