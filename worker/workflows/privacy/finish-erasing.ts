import { maxOldAddresses } from '#schema/limits.ts'
import { files } from '#schema/pages/other-addresses.ts'
import { paths } from '#schema/paths.ts'
import type { Call } from '../../call.ts'
import { eraseConversationsWith } from '../../features/chat/commands.ts'
import { eraseFiguresOf } from '../../features/figures/commands.ts'
import { unpublishProfile } from '../../features/gallery/commands.ts'
import { eraseUnansweredOf } from '../../features/inbox/commands.ts'
import { eraseLeadsTo } from '../../features/leads/commands.ts'
import { eraseMeetings, withExpert } from '../../features/meetings/erasing-commands.ts'
import { eraseFeed } from '../../features/meetings/feed-commands.ts'
import { findBlanked } from '../../features/profiles/address-queries.ts'
import { deleteBlanked, deleteRetired } from '../../features/profiles/commands.ts'
import { eraseQuestionsTo } from '../../features/questions/commands.ts'
import { releaseSubmissions } from '../../features/scorecard/commands.ts'
import { deleteSharePictures } from '../../features/sharing/commands.ts'
import { deletePages } from '../../services/page-cache.ts'
import { write } from '../../services/write.ts'

/** How long KV may take to list what was being written when an account was erased, in milliseconds. */
const listedAfterMs = 2 * 60_000
const profilesAtOnce = 10
/** The jobs of a minute share the thousand requests that the platform allows; the pages of an address take four. */
const addressesAtOnce = 2 * (1 + maxOldAddresses)

/**
 * Finishes `eraseAccount` in slices: the remaining rows of a blanked profile, its copies and pictures in KV, and two
 * minutes later the row itself. Safe to repeat.
 * @throws what kept one of them from it; the others are done.
 */
export async function finishErasing(call: Call): Promise<void> {
  const failures: unknown[] = []
  let copies: Promise<void> | undefined
  const dropShared = () => {
    copies ??= deletePages(call, [paths.gallery.href(), files.sitemap, '/sitemaps'])
    return copies
  }
  let addresses = 0
  for (const profile of await findBlanked(call, profilesAtOnce)) {
    addresses += 1 + profile.oldUrls.length
    if (addresses > addressesAtOnce) break
    await finishOne(call, profile, dropShared).catch((error: unknown) => failures.push(error))
  }
  await deleteRetired(call)
  if (failures.length) throw new AggregateError(failures, `${failures.length} profiles are not erased yet`)
}

type Blanked = Awaited<ReturnType<typeof findBlanked>>[number]

/** `dropShared` drops the copies of what shows them all, once for all of them. */
async function finishOne(call: Call, profile: Blanked, dropShared: () => Promise<void>) {
  const { id, profileUrl, pictureSlug, oldUrls, erasedAt } = profile
  // It may have been published while it was blanked.
  const { statements } = unpublishProfile(call, { id, profileUrl, listedAt: null })
  await write(call, { statements })
  // And what was booked or given an address just then.
  await write(call, {
    feed: eraseFeed(call, id),
    meetings: await eraseMeetings(call, withExpert(id), 'visitor'),
  })
  const isDone = [
    await eraseConversationsWith(call, id),
    await eraseQuestionsTo(call, id),
    await eraseUnansweredOf(call, id),
    await eraseLeadsTo(call, id),
    await eraseFiguresOf(call, id),
    await releaseSubmissions(call, id),
  ].every(Boolean)
  await deleteSharePictures(call, pictureSlug)
  const pages = [profileUrl, ...oldUrls].flatMap((address) => [
    paths.profile.href(address),
    paths.booking.href(address),
    paths.embed.href(address),
    paths.ownerScorecard.href(address),
  ])
  await deletePages(call, pages)
  await dropShared()
  if (isDone && call.now.getTime() - erasedAt.getTime() > listedAfterMs) await deleteBlanked(call, id)
}
