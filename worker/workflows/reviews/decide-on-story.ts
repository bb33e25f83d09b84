import { plans } from '#schema/levels.ts'
import type { StoryVerdict } from '#schema/reviews/reviews.ts'
import { accountOf, type Call } from '../../call.ts'
import { markProfileChanged } from '../../features/profiles/commands.ts'
import { recordDecision } from '../../features/reviews/commands.ts'
import { returnedEmail, validatedEmail, wentLiveEmail } from '../../features/reviews/emails.ts'
import {
  allOf,
  findDecidable,
  findStandingOf,
  goesLive,
  isConfirmed,
  mayDecide,
} from '../../features/reviews/verdict-queries.ts'
import { bringBack, markDecided, publishVersion } from '../../features/stories/verdict-commands.ts'
import { AppError } from '../../services/app-error.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { stoppable } from '../../services/mail/unsubscribing.ts'
import { goLiveAfter } from '../profiles/go-live.ts'

/**
 * Validates a version of a story, which publishes it, or returns it with a note (R9). If two people decide at once,
 * one verdict counts; the same verdict of the same person again changes nothing.
 * @throws AppError STORY_NOT_FOUND, OWN_INTEREST, REVIEW_OUTDATED, STORY_UNCONFIRMED.
 */
export async function decideOnStory(
  call: Call,
  storyId: number,
  { version, verdict, note = '' }: StoryVerdict,
): Promise<void> {
  const found = await findDecidable(call, storyId, version)
  if (!found) throw new AppError('STORY_NOT_FOUND')
  const { profileId, isPublic, title } = found
  if (title === null) throw new AppError('REVIEW_OUTDATED')
  const on = { storyId, version, profileId }
  const isValid = verdict === 'validated'
  const before = isValid ? allOf(mayDecide(call, on), isConfirmed(on)) : mayDecide(call, on)
  const told = { storyId, title, note, isPublic, hangs: found.hangs }
  const siteUrl = call.variables.APP_URL
  // A version that was put back is decided on once more.
  const key = `story/${storyId}/${verdict}/${version}/${call.now.getTime()}`
  const mail = (written: ReturnType<typeof returnedEmail>, onlyIf = before) =>
    mailStatement(call, { key, ...written }, onlyIf)
  const isShown = found.earlier < plans[found.plan].publicStories
  const [live, valid] = await Promise.all([
    stoppable(call, wentLiveEmail(found, told, siteUrl)),
    stoppable(call, validatedEmail(found, { ...told, isShown }, siteUrl)),
  ])
  const outcomes = await call.db.batch([
    markProfileChanged(call, profileId),
    ...(isValid ? publishVersion(call, on, before) : bringBack(call, on, before)),
    recordDecision(
      call,
      { ...{ subject: 'story', subjectId: storyId, version, profileId }, verdict, note },
      before,
    ),
    // After the story is published: of the two the one is written that is true, under one key.
    ...(isValid
      ? [mail(live, allOf(before, goesLive(profileId))), mail(valid)]
      : [mail(returnedEmail(found, told, siteUrl))]),
    markDecided(call, { ...on, verdict, note }, before),
  ])
  if ((outcomes.at(-1) as unknown[]).length) await goLiveAfter(call, profileId)
  else await explain()

  /** The same again is no failure. */
  async function explain(): Promise<void> {
    const { version: standing, last } = await findStandingOf(call, on)
    if (!standing || standing.isOwn) throw new AppError(standing ? 'OWN_INTEREST' : 'REVIEW_OUTDATED')
    const isRepeat =
      standing.status === verdict &&
      last?.decidedBy === accountOf(call).userId &&
      last.version === version &&
      last.verdict === verdict &&
      last.note === note
    if (isRepeat) return
    throw new AppError(standing.waits && !standing.isConfirmed ? 'STORY_UNCONFIRMED' : 'REVIEW_OUTDATED')
  }
}
