import { plans } from '#schema/levels.ts'
import type { StoryVerdict } from '#schema/reviews/reviews.ts'
import { accountOf, type Call } from '../../call.ts'
import { unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { markLookAgain } from '../../features/corrections/commands.ts'
import { recordDecision } from '../../features/decisions/commands.ts'
import { markAnsweredByStory } from '../../features/inbox/commands.ts'
import { pushStatement } from '../../features/notifications/push-commands.ts'
import { ownerOfProfile } from '../../features/notifications/queries.ts'
import { storyReturnedPush, storyValidatedPush, wentLivePush } from '../../features/notifications/wording.ts'
import { markProfileChanged } from '../../features/profiles/commands.ts'
import { returnedEmail, validatedEmail, wentLiveEmail } from '../../features/reviews/emails.ts'
import {
  findDecidable,
  findVersionState,
  isConfirmed,
  isReadyToGoLive,
  mayDecide,
} from '../../features/reviews/verdict-queries.ts'
import { markDecided, markReturned, publishVersion } from '../../features/stories/verdict-commands.ts'
import { AppError } from '../../services/app-error.ts'
import { allOf, type Condition } from '../../services/database/conditions.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { stoppable } from '../../services/mail/unsubscribing.ts'
import { write } from '../../services/write.ts'
import { updatePublication } from '../profiles/update-publication.ts'

/**
 * Validates a version of a story, which publishes it, or returns it with a note (R9). Of two verdicts at once one counts;
 * the same one again changes nothing.
 * @throws AppError STORY_NOT_FOUND, OWN_INTEREST, REVIEW_OUTDATED, STORY_UNCONFIRMED, SIGN_IN_FIRST.
 */
export async function decideOnStory(
  call: Call,
  storyId: number,
  { version, verdict, note = '' }: StoryVerdict,
): Promise<void> {
  const found = await findDecidable(call, storyId, version)
  if (!found) throw new AppError('STORY_NOT_FOUND')
  const { profileId, title } = found
  if (title === null) throw new AppError('REVIEW_OUTDATED')
  const on = { storyId, version, profileId }
  const isValid = verdict === 'validated'
  const before = isValid ? allOf(mayDecide(call, on), isConfirmed(on)) : mayDecide(call, on)
  const batch = {
    profile: markProfileChanged(call, profileId),
    story: isValid ? publishVersion(call, on, before) : markReturned(call, on, before),
    taught: markLookAgain(call, storyId, before),
    asked: isValid ? markAnsweredByStory(call, storyId, before) : undefined,
    decision: recordDecision(
      call,
      { subject: 'story', subjectId: storyId, version, profileId, verdict, note },
      before,
    ),
    // After the story is published: of the two mails with one key the first whose condition holds is inserted.
    mails: await mailsToOwner(call, { ...found, title }, { ...on, verdict, note, before }),
    decided: markDecided(call, { ...on, verdict, note }, before),
  }
  const { decided } = await write(call, batch, { unless: [unlessSignedOut(call)] })
  if (decided.length) await updatePublication(call, profileId)
  else await explain(call, { ...on, verdict, note })
}

type Found = NonNullable<Awaited<ReturnType<typeof findDecidable>>>
type Verdict = Pick<StoryVerdict, 'version' | 'verdict'> & {
  storyId: number
  profileId: number
  note: string
}

/** The mail and the pushes to the owner. */
async function mailsToOwner(
  call: Call,
  found: Found & { title: string },
  { storyId, version, verdict, note, before }: Verdict & { before: Condition },
) {
  const { title, isPublic, isProfilePublic, earlier, plan, profileId } = found
  const content = { storyId, title, note, isPublic, isProfilePublic }
  const siteUrl = call.variables.APP_URL
  // A version that was put back is decided on once more.
  const key = `story/${storyId}/${verdict}/${version}/${call.now.getTime()}`
  const mail = (content: ReturnType<typeof returnedEmail>, onlyIf = before) =>
    mailStatement(call, { key, ...content }, onlyIf)
  const push = (content: ReturnType<typeof storyReturnedPush>, onlyIf = before) =>
    pushStatement(call, { ...content, key, to: ownerOfProfile(profileId) }, onlyIf)
  if (verdict === 'returned')
    return [mail(returnedEmail(found, content, siteUrl)), push(storyReturnedPush(title))]
  const isShown = earlier < plans[plan].publicStories
  const [live, valid] = await Promise.all([
    stoppable(call, wentLiveEmail(found, content, siteUrl)),
    stoppable(call, validatedEmail(found, { ...content, isShown }, siteUrl)),
  ])
  const isLive = allOf(before, isReadyToGoLive(profileId))
  return [mail(live, isLive), mail(valid), push(wentLivePush(title), isLive), push(storyValidatedPush(title))]
}

/** Says why nothing was decided; the same again is no failure. @throws AppError OWN_INTEREST, REVIEW_OUTDATED, STORY_UNCONFIRMED. */
async function explain(call: Call, { note, verdict, ...on }: Verdict): Promise<void> {
  const { version: current, last } = await findVersionState(call, on)
  if (!current || current.isOwn) throw new AppError(current ? 'OWN_INTEREST' : 'REVIEW_OUTDATED')
  const isRepeat =
    current.status === verdict &&
    last?.decidedBy === accountOf(call).userId &&
    last.version === on.version &&
    last.verdict === verdict &&
    last.note === note
  if (isRepeat) return
  throw new AppError(current.waits && !current.isConfirmed ? 'STORY_UNCONFIRMED' : 'REVIEW_OUTDATED')
}
