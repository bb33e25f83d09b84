import type { Mark } from '#schema/tables/services/page-marks.ts'
import type { Call } from '../../call.ts'
import { publishProfile, unpublishProfile } from '../../features/gallery/commands.ts'
import { findProfileIdOf, findToPublish } from '../../features/profiles/listing-queries.ts'
import { isAsRead, mayNotBePublic } from '../../features/profiles/publishing-queries.ts'
import { isDatabaseUnavailable } from '../../services/database.ts'
import { invalidatePages } from '../../services/page-marks.ts'
import { retryOnConflict, write } from '../../services/write.ts'

/** Profiles that could not be published or unpublished, and why. */
type PublishFailure = { id: number; error: unknown }[]

/**
 * Publishes or unpublishes profiles as R10 says (`mayBePublic`), with their gallery places, search rows, counts and
 * pages. Safe to repeat; returns those that failed.
 * @throws where the database cannot be reached.
 */
export async function updatePublications(call: Call, profileIds: number[]): Promise<PublishFailure> {
  const failed: PublishFailure = []
  for (const id of profileIds)
    try {
      invalidatePages(call, await decide(call, id))
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      failed.push({ id, error })
    }
  return failed
}

/**
 * Publishes or unpublishes one profile after a change. The job `republish-changed` retries a failure, because the
 * change's batch holds `markProfileChanged`. Never throws.
 */
export async function updatePublication(call: Call, profileId: number): Promise<void> {
  const failures = await updatePublications(call, [profileId]).catch((error: unknown) => [
    { id: profileId, error },
  ])
  // A failed statement holds what it was given: people's own words.
  for (const { error } of failures)
    console.error(
      `Profile ${profileId} is published by the next job`,
      error instanceof Error ? error.name : 'unknown',
    )
}

/** The same for the profile of an account, if it has one. Never throws. */
export async function updateOwnersPublication(call: Call, userId: string): Promise<void> {
  const profileId = await findProfileIdOf(call, userId).catch(() => undefined)
  if (profileId !== undefined) await updatePublication(call, profileId)
}

/**
 * Publishes what was read only if it is unchanged; in the third and last try only R10's condition counts, because the
 * next change decides again.
 */
async function decide(call: Call, profileId: number): Promise<Mark[]> {
  const marks = await retryOnConflict(() => publishOrNot(call, profileId, isAsRead))
  return marks ?? (await publishOrNot(call, profileId)) ?? []
}

/** Answers the marks of what it wrote; undefined where `still`, a condition on what was read, let nothing be published. */
async function publishOrNot(
  call: Call,
  profileId: number,
  still?: typeof isAsRead,
): Promise<Mark[] | undefined> {
  const found = await findToPublish(call, profileId)
  if (!found) return []
  const { profile, published } = found
  if (!published) {
    const { statements, marks } = unpublishProfile(call, profile, mayNotBePublic)
    await write(call, { unpublished: statements })
    return marks
  }
  const placed = { ...profile, listedAt: profile.listedAt ?? call.now }
  const { statements, marks } = await publishProfile(call, placed, published, still?.(profile))
  const { listed, badges } = await write(call, statements)
  if (badges.rowsAffected) call.afterwards.add('badges')
  return still && !listed.length ? undefined : marks
}
