import type { z } from 'zod'
import type { StoryInvitation, StoryToConfirm } from '#schema/references/reference-answers.ts'
import type { confirmStorySchema } from '#schema/references/submitted-reference.ts'
import type { Call } from '../../call.ts'
import { removeTakenBack } from '../../features/chat/commands.ts'
import { unpublishUnproven } from '../../features/gallery/commands.ts'
import { pushStatement } from '../../features/notifications/push-commands.ts'
import { ownerOfProfile } from '../../features/notifications/queries.ts'
import { storyAnsweredPush } from '../../features/notifications/wording.ts'
import { markProfileChanged } from '../../features/profiles/commands.ts'
import { isUnlisted } from '../../features/profiles/publishing-queries.ts'
import {
  deleteConfirmations,
  isUnanswered,
  markRequestAnswered,
  ofVersion,
  repeatMs,
  upsertConfirmations,
} from '../../features/references/answer-commands.ts'
import { storyAnsweredEmail } from '../../features/references/answer-emails.ts'
import { findConfirmations, findReference, findRequest } from '../../features/references/answer-queries.ts'
import {
  type ConfirmationRows,
  confirmationRowsOf,
  isSameStatement,
} from '../../features/references/confirmation-rows.ts'
import { issueOwnLink, type LinkClaims, mailKey, readReferenceLink } from '../../features/references/links.ts'
import { isLeftBy, newestVersionOf, versionsToConfirm } from '../../features/references/story-queries.ts'
import { isNotPublished, resubmitPublished } from '../../features/stories/commands.ts'
import { findStory } from '../../features/stories/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { allOf, type Condition } from '../../services/database/conditions.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { stoppable } from '../../services/mail/unsubscribing.ts'
import { invalidatePages } from '../../services/page-marks.ts'
import { retryOnConflict, write } from '../../services/write.ts'
import { updatePublication } from '../profiles/update-publication.ts'

/**
 * What a referee reads who is asked about a story, and when they answered.
 * @throws AppError LINK_EXPIRED, STORY_CHANGED.
 */
export async function readStoryLink(call: Call, token: string): Promise<StoryInvitation> {
  const { candidate, reference, request, story, latest } = await openStoryLink(call, token)
  const at = request.answeredAt?.toISOString()
  return {
    candidateFirstName: candidate.firstName,
    candidateName: candidate.name,
    story: requireCurrent(at ? latest : story),
    answered: at ? { at, own: await issueOwnLink(call, reference) } : null,
  }
}

/**
 * Saves what a referee says of a later story (R9, R9b). Safe to repeat within a quarter of an hour.
 * @throws AppError LINK_EXPIRED, LINK_USED, STORY_CHANGED, BAD_REQUEST where nothing was said, or of what is not
 * there.
 */
export async function confirmStory(
  call: Call,
  { token, ...input }: z.infer<typeof confirmStorySchema>,
): Promise<{ candidateFirstName: string; own: string }> {
  const answered = await retryOnConflict(async () => {
    const opened = await openStoryLink(call, token)
    if (opened.request.answeredAt) {
      if (!(await isRepeat(call, opened, input))) throw new AppError('LINK_USED')
      return opened
    }
    return (await saveAnswer(call, opened, input)) ? opened : undefined
  })
  if (!answered) throw new AppError('LINK_USED')
  const { candidate, reference } = answered
  return { candidateFirstName: candidate.firstName, own: await issueOwnLink(call, reference) }
}

type Opened = Awaited<ReturnType<typeof openStoryLink>>
type ConfirmInput = Omit<z.infer<typeof confirmStorySchema>, 'token'>

/** Whether the same was said a moment ago, so that only its answer was lost. */
async function isRepeat(call: Call, { link, reference, request, story }: Opened, input: ConfirmInput) {
  const isLate = call.now.getTime() - (request.answeredAt?.getTime() ?? 0) > repeatMs
  if (!story || isLate) return false
  const stored = await findConfirmations(call, reference.id)
  const ofThis = (one: { storyId: number; version: number }) =>
    one.storyId === link.storyId && one.version === link.version
  return isSameStatement(confirmationsOf(link, input, story), {
    confirmed: stored.confirmed.filter(ofThis),
    claims: stored.claims.filter(ofThis),
  })
}

/**
 * Saves an answer, and unpublishes what stood on it alone if it takes an earlier one back; answers whether the
 * request was still open.
 * @throws AppError STORY_CHANGED, BAD_REQUEST.
 */
async function saveAnswer(call: Call, opened: Opened, input: ConfirmInput): Promise<boolean> {
  const { link, reference, candidate } = opened
  const story = requireCurrent(opened.story)
  const statement = confirmationsOf(link, input, story)
  if (!statement.confirmed.length && !statement.claims.length)
    throw new AppError('BAD_REQUEST', nothingConfirmed(story.claims))
  const before = isUnanswered(link)
  // Who remembers differently now what they ticked of an earlier version takes that back.
  const takesBack = statement.claims.some(({ outcome }) => outcome === 'differs')
  const down = unpublishUnproven(call, { id: candidate.profileId, profileUrl: candidate.profileUrl })
  const { answered } = await write(call, {
    profile: markProfileChanged(call, candidate.profileId),
    before: deleteConfirmations(call, reference.id, ofVersion(link, before)),
    confirmations: upsertConfirmations(call, reference.id, statement, before),
    takenBack: takesBack
      ? [
          ...resubmitPublished(call, allOf(isLeftBy(link), before)),
          ...removeTakenBack(call, reference, link),
          ...down.statements,
        ]
      : undefined,
    mails: await mailsToOwner(call, opened, { title: story.title, statement, takesBack }),
    answered: markRequestAnswered(call, link),
  })
  if (!answered.length) return false
  if (takesBack) invalidatePages(call, down.marks)
  await updatePublication(call, candidate.profileId)
  return true
}

/** The mail to the owner: of these statements with one key the first whose condition holds is inserted. */
async function mailsToOwner(
  call: Call,
  { link, reference, candidate }: Opened,
  { title, statement, takesBack }: { title: string; statement: ConfirmationRows; takesBack: boolean },
) {
  const { storyId, version } = link
  const { profileId, ownerEmail, firstName, isListed } = candidate
  const key = mailKey(reference.id, `story-answered/${storyId}/${version}/${call.now.getTime()}`)
  const answered = { refereeName: reference.name, title, isConfirmed: statement.confirmed.length > 0 }
  const emailOf = (lost?: { comesDown: boolean }) =>
    stoppable(
      call,
      storyAnsweredEmail({ email: ownerEmail, firstName }, { ...answered, lost }, call.variables.APP_URL),
    )
  const [plain, lostStory, lostPage] = await Promise.all([
    emailOf(),
    emailOf({ comesDown: false }),
    emailOf({ comesDown: true }),
  ])
  const mail = (content: typeof plain, onlyIf: Condition) => mailStatement(call, { key, ...content }, onlyIf)
  const before = isUnanswered(link)
  const isPutBack = allOf(before, isNotPublished(storyId))
  const wasPublic = takesBack && (await findStory(call, storyId))?.status === 'validated'
  return [
    ...(wasPublic && isListed ? [mail(lostPage, allOf(isPutBack, isUnlisted(profileId)))] : []),
    ...(wasPublic ? [mail(lostStory, isPutBack)] : []),
    mail(plain, before),
    pushStatement(
      call,
      { ...storyAnsweredPush(reference.name, title), key, to: ownerOfProfile(profileId) },
      before,
    ),
  ]
}

/** What the link opens: the referee, whether they answered, and the current story. @throws AppError LINK_EXPIRED. */
async function openStoryLink(call: Call, token: string) {
  const link: LinkClaims<'confirm-story'> = await readReferenceLink(call, 'confirm-story', token)
  const [found, request] = await Promise.all([findReference(call, link.id), findRequest(call, link)])
  if (found?.reference.status !== 'validated' || !request) throw new AppError('LINK_EXPIRED')
  const { reference, candidate } = found
  const latest = newestVersionOf(await versionsToConfirm(call, candidate.profileId), link.storyId)
  const story = latest?.version === link.version ? latest : undefined
  return { link, reference, candidate, request, story, latest }
}

const confirmationsOf = ({ storyId, version }: Opened['link'], input: ConfirmInput, story: StoryToConfirm) =>
  confirmationRowsOf([{ storyId, version, ...input }], [story], () => '')

function requireCurrent(story: StoryToConfirm | undefined): StoryToConfirm {
  if (!story) throw new AppError('STORY_CHANGED')
  return story
}

const nothingConfirmed = (claims: readonly unknown[]) => ({
  details: [
    claims.length
      ? {
          path: 'claims',
          message: 'Please tick what you can confirm, or say what you remember differently.',
        }
      : { path: 'isConfirmed', message: 'Please say whether it happened as it is told.' },
  ],
})
