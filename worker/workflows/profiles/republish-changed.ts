import type { Call } from '../../call.ts'
import { findChangedSince } from '../../features/profiles/listing-queries.ts'
import { updatePublications } from './update-publication.ts'

/** Overlap of two runs, for changes that were being written while the last one ended. */
const overlapMs = 5_000
/** The jobs of a minute share the thousand requests that the platform allows; a profile takes six. */
const maxPerRun = 40

/**
 * Publishes or unpublishes profiles that changed without `updatePublications`, for example in a restored backup. Answers
 * up to which moment it got, if one run was not enough, and what failed.
 */
export async function republishChanged(call: Call, lastRun: Date) {
  const { changed, upTo } = await findChangedSince(call, new Date(lastRun.getTime() - overlapMs), maxPerRun)
  const notPublished = await updatePublications(
    call,
    changed.map(({ id }) => id),
  )
  const failure =
    notPublished.length > 0 &&
    new AggregateError(
      notPublished.map(({ error }) => error),
      `could not publish profiles ${notPublished.map(({ id }) => id).join(', ')}`,
    )
  return {
    ...(upTo !== undefined && { until: new Date(upTo + overlapMs) }),
    failure: failure || undefined,
  }
}
