import { neededReferences, neededStories } from '#schema/dashboard.ts'
import { profileTag } from '#schema/page-row.ts'
import type { Call } from '../../call.ts'
import { forgetReferee } from '../../features/chat/commands.ts'
import { touchProfile } from '../../features/profiles/commands.ts'
import { erase, withdraw } from '../../features/references/answer-commands.ts'
import { withdrawnEmail } from '../../features/references/answer-emails.ts'
import { findReference } from '../../features/references/answer-queries.ts'
import { mailKey, mailsAbout, readLink } from '../../features/references/links.ts'
import { findLoss, standsOnAlone } from '../../features/references/story-queries.ts'
import { putBack } from '../../features/stories/commands.ts'
import { AppError } from '../../services/app-error.ts'
import { eraseMails, mailStatement } from '../../services/mail/outbox.ts'
import { marksOf, pendingMarks, renewPages } from '../../services/page-marks.ts'
import { goLiveAfter } from '../profiles/go-live.ts'

/**
 * Withdraws what a referee said, by their own link (R26): the stories that nobody else confirmed are published no longer,
 * the pages that show it are told in the same batch, and the owner by mail; what an agent said of them is gone from its
 * conversations. Safe to repeat.
 * @throws AppError LINK_EXPIRED where it was erased.
 */
export async function withdrawReference(call: Call, token: string): Promise<void> {
  if (!(await takeBack(call, token, 'withdrawn'))) throw new AppError('LINK_EXPIRED')
}

/** The same, and nothing of it is kept: neither the reference with what was confirmed nor the mails about it. Safe to repeat. @throws AppError LINK_EXPIRED for a link that is none. */
export async function eraseReference(call: Call, token: string): Promise<void> {
  await takeBack(call, token, 'erased')
}

/** Answers whether there was anything to take back. */
async function takeBack(call: Call, token: string, how: 'withdrawn' | 'erased'): Promise<boolean> {
  const link = await readLink(call, 'referee', token)
  const found = await findReference(call, link.id)
  if (found?.reference.createdAt.getTime() !== link.createdAt) return false
  const { reference, candidate } = found
  const { id, profileId, status, name } = reference
  const isErased = how === 'erased'
  const counts = status === 'validated'
  const loss = await findLoss(call, reference)
  const comesDown =
    candidate.isListed && (loss.refereesLeft < neededReferences || loss.storiesLeft < neededStories)
  const marks = counts && candidate.isListed ? marksOf('withdrawn', profileTag(candidate.profileUrl)) : []
  const owner = { email: candidate.ownerEmail, firstName: candidate.firstName }
  // Once for what was validated at one time, however often it is asked.
  const occasion = `withdrawn/${reference.validatedAt?.getTime()}`
  await call.db.batch([
    touchProfile(call, profileId),
    // While the referee still counts, if they came to meanwhile: afterwards nobody knows what stood on them.
    ...putBack(call, standsOnAlone(reference)),
    // Whatever an agent said of them while they counted.
    ...(reference.validatedAt ? forgetReferee(call, profileId, name) : []),
    ...(isErased ? [eraseMails(call, mailsAbout(id))] : []),
    ...(counts
      ? [
          mailStatement(call, {
            // One that is erased has no mails of its own, and the owner is still told.
            key: isErased ? `reference-erased/${id}` : mailKey(id, occasion),
            ...withdrawnEmail(
              owner,
              { refereeName: name, isErased, comesDown, titles: loss.titles },
              call.variables.APP_URL,
            ),
          }),
        ]
      : []),
    ...(marks.length ? [pendingMarks(call, marks)] : []),
    isErased ? erase(call, link) : withdraw(call, link),
  ])
  renewPages(call, marks)
  await goLiveAfter(call, profileId)
  return true
}
