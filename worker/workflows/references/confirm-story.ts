import type { z } from 'zod'
import type { StoryInvitation, StoryToConfirm } from '#schema/references/reference-answers.ts'
import type { confirmStorySchema } from '#schema/references/reference-form.ts'
import { invitationsPerMailbox } from '#schema/references/references.ts'
import { accountOf, type Call } from '../../call.ts'
import { unpublishUnproven } from '../../features/gallery/commands.ts'
import { markProfileChanged } from '../../features/profiles/commands.ts'
import { isUnlisted } from '../../features/profiles/publishing-queries.ts'
import {
  deleteConfirmations,
  insertRequest,
  isUnanswered,
  markRequestAnswered,
  ofVersion,
  repeatMs,
  upsertConfirmations,
} from '../../features/references/answer-commands.ts'
import { confirmStoryEmail, storyAnsweredEmail } from '../../features/references/answer-emails.ts'
import { askedAbout, findReference, findRequest, findTold } from '../../features/references/answer-queries.ts'
import { wasWritten } from '../../features/references/invitation-commands.ts'
import { isAskable } from '../../features/references/invitation-queries.ts'
import {
  issueOwnLink,
  issueReferenceLink,
  type LinkClaims,
  mailKey,
  readReferenceLink,
} from '../../features/references/links.ts'
import { allowMails, countMails } from '../../features/references/policy.ts'
import { isLeftBy, newestVersions, versionsToConfirm } from '../../features/references/story-queries.ts'
import { isSameTold, readConfirmations } from '../../features/references/told-confirmations.ts'
import { allOf } from '../../features/reviews/verdict-queries.ts'
import { isNotPublished, resubmitPublished } from '../../features/stories/commands.ts'
import { findStory } from '../../features/stories/queries.ts'
import { fewerMailsThan } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'
import { dayOf } from '../../services/clock.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { stoppable } from '../../services/mail/unsubscribing.ts'
import { renewPages } from '../../services/page-marks.ts'
import { write } from '../../services/write.ts'
import { goLiveAfter } from '../profiles/go-live.ts'

const dayMs = 24 * 3600 * 1000

/**
 * Asks validated referees by mail to confirm an own story, in the version submitted or validated last (R9), each once a day
 * at most; answers how many are asked.
 * @throws AppError STORY_NOT_FOUND, EMAIL_UNCONFIRMED, REFERENCE_NOT_FOUND, ALREADY_CONFIRMED, INVITATIONS_SPENT; then nobody is asked.
 */
export async function askConfirmation(
  call: Call,
  storyId: number,
  referenceIds: readonly number[],
): Promise<number> {
  const { profile, name, emailVerified } = accountOf(call)
  if (!profile) throw new AppError('STORY_NOT_FOUND')
  if (!emailVerified) throw new AppError('EMAIL_UNCONFIRMED')
  const story = latestOf(await versionsToConfirm(call, profile.id), storyId)
  if (!story) throw new AppError('STORY_NOT_FOUND')
  const { version } = story
  const ids = [...new Set(referenceIds)]
  const referees = await askedAbout(call, { profileId: profile.id, ids, storyId, version })
  if (referees.length < ids.length) throw new AppError('REFERENCE_NOT_FOUND')
  if (referees.some(({ confirmedAt }) => confirmedAt)) throw new AppError('ALREADY_CONFIRMED')
  const due = referees.filter(({ askedAt }) => !askedAt || askedAt.getTime() <= call.now.getTime() - dayMs)
  if (!due.length) return referees.length
  const held = await allowMails(call, profile.id, due.length)
  const asked = await Promise.all(
    due.map(async ({ reference: { id, email, name: refereeName } }) => {
      const token = await issueReferenceLink(call, 'confirm-story', { id, storyId, version })
      const about = { email, refereeName, candidateName: name }
      return { id, letter: await stoppable(call, confirmStoryEmail(about, token, call.variables.APP_URL)) }
    }),
  )
  const keyOf = (id: number) => mailKey(id, `story/${storyId}/${version}/${dayOf(call.now)}`)
  const mails = asked.map(({ id, letter }) => {
    const mail = { key: keyOf(id), ...letter }
    return mailStatement(call, mail, allOf(isAskable(id), fewerMailsThan(call, invitationsPerMailbox, mail)))
  })
  const [first, ...others] = mails
  if (!first) return referees.length
  const outcomes = await call.db.batch([
    first,
    ...others,
    ...asked.map(({ id }) =>
      insertRequest(call, { referenceId: id, storyId, version }, wasWritten(keyOf(id))),
    ),
  ])
  const written = outcomes.slice(0, mails.length).filter(({ rowsAffected }) => rowsAffected).length
  await countMails(call, held, written)
  return referees.length - due.length + written
}

/** What a referee reads who is asked about a story. @throws AppError LINK_EXPIRED, LINK_USED, STORY_CHANGED. */
export async function readStoryLink(call: Call, token: string): Promise<StoryInvitation> {
  const { candidate, story, request } = await openStoryLink(call, token)
  if (request.answeredAt) throw new AppError('LINK_USED')
  return { candidateFirstName: candidate.firstName, candidateName: candidate.name, story: current(story) }
}

/**
 * Saves what a referee says of a later story (R9, R9b). Safe to repeat within a quarter of an hour.
 * @throws AppError LINK_EXPIRED, LINK_USED, STORY_CHANGED, BAD_REQUEST where nothing was said, or of what is not
 * there.
 */
export async function confirmStory(
  call: Call,
  { token, ...given }: z.infer<typeof confirmStorySchema>,
): Promise<{ candidateFirstName: string; own: string }> {
  for (let isLast = false; ; isLast = true) {
    const { link, reference, candidate, story, request } = await openStoryLink(call, token)
    const { storyId, version } = link
    const answer = async () => ({
      candidateFirstName: candidate.firstName,
      own: await issueOwnLink(call, reference),
    })
    if (request.answeredAt) {
      const isLate = call.now.getTime() - request.answeredAt.getTime() > repeatMs
      if (!story || isLate) throw new AppError('LINK_USED')
      const kept = await findTold(call, reference.id)
      const ofThis = (one: { storyId: number; version: number }) =>
        one.storyId === storyId && one.version === version
      const told = readConfirmations([{ storyId, version, ...given }], [story], () => '')
      const isRepeat = isSameTold(told, {
        confirmed: kept.confirmed.filter(ofThis),
        claims: kept.claims.filter(ofThis),
      })
      if (!isRepeat) throw new AppError('LINK_USED')
      return answer()
    }
    if (isLast) throw new AppError('LINK_USED')
    const { title, claims } = current(story)
    const told = readConfirmations([{ storyId, version, ...given }], [current(story)], () => '')
    if (!told.confirmed.length && !told.claims.length) throw new AppError('BAD_REQUEST', nothingSaid(claims))
    const isConfirmed = told.confirmed.length > 0
    const owner = { email: candidate.ownerEmail, firstName: candidate.firstName }
    const before = isUnanswered(link)
    const answered = { refereeName: reference.name, title, isConfirmed }
    const emailWith = (lost?: { comesDown: boolean }) =>
      stoppable(call, storyAnsweredEmail(owner, { ...answered, lost }, call.variables.APP_URL))
    const [plain, lostStory, lostPage] = await Promise.all([
      emailWith(),
      emailWith({ comesDown: false }),
      emailWith({ comesDown: true }),
    ])
    const key = mailKey(reference.id, `story-answered/${storyId}/${version}/${call.now.getTime()}`)
    const mail = (email: typeof plain, onlyIf = before) => mailStatement(call, { key, ...email }, onlyIf)
    // Who remembers differently now what they ticked of an earlier version takes that back.
    const takesBack = told.claims.some(({ outcome }) => outcome === 'differs')
    const wasPublic = takesBack && (await findStory(call, storyId))?.status === 'validated'
    const isPutBack = allOf(before, isNotPublished(storyId))
    const down = unpublishUnproven(call, { id: candidate.profileId, profileUrl: candidate.profileUrl })
    const { answered: isFirst } = await write(call, {
      profile: markProfileChanged(call, candidate.profileId),
      before: deleteConfirmations(call, reference.id, ofVersion(link, before)),
      told: upsertConfirmations(call, reference.id, told, before),
      takenBack: takesBack
        ? [...resubmitPublished(call, allOf(isLeftBy(link), before)), ...down.statements]
        : undefined,
      // Of these the one is written that is true, under one key.
      lostPage:
        wasPublic && candidate.isListed
          ? mail(lostPage, allOf(isPutBack, isUnlisted(candidate.profileId)))
          : undefined,
      lostStory: wasPublic ? mail(lostStory, isPutBack) : undefined,
      plain: mail(plain),
      answered: markRequestAnswered(call, link),
    })
    if (!isFirst.length) continue
    if (takesBack) renewPages(call, down.marks)
    await goLiveAfter(call, candidate.profileId)
    return answer()
  }
}

/** What the link opens: the referee, whether they answered, and the current story. @throws AppError LINK_EXPIRED. */
async function openStoryLink(call: Call, token: string) {
  const link: LinkClaims<'confirm-story'> = await readReferenceLink(call, 'confirm-story', token)
  const [found, request] = await Promise.all([findReference(call, link.id), findRequest(call, link)])
  if (found?.reference.status !== 'validated' || !request) throw new AppError('LINK_EXPIRED')
  const { reference, candidate } = found
  const latest = latestOf(await versionsToConfirm(call, candidate.profileId), link.storyId)
  return { link, reference, candidate, request, story: latest?.version === link.version ? latest : undefined }
}

const latestOf = (versions: StoryToConfirm[], storyId: number) =>
  newestVersions(versions).find(({ id }) => id === storyId)

function current(story: StoryToConfirm | undefined): StoryToConfirm {
  if (!story) throw new AppError('STORY_CHANGED')
  return story
}

const nothingSaid = (claims: readonly unknown[]) => ({
  details: [
    claims.length
      ? {
          path: 'claims',
          message: 'Please tick what you can confirm, or say what you remember differently.',
        }
      : { path: 'isConfirmed', message: 'Please say whether it happened as it is told.' },
  ],
})
