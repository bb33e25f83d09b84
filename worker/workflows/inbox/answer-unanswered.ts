import type { InboxAnswer, InboxLink } from '#schema/inbox/inbox.ts'
import type { Unanswered } from '#schema/inbox/inbox-answers.ts'
import { maxTitleLength } from '#schema/stories/story-limits.ts'
import { accountOf, type Call, ownProfileOf } from '../../call.ts'
import { unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { isFull, retireCurrent, teach } from '../../features/corrections/commands.ts'
import { currentCorrectionId, findCorrection } from '../../features/corrections/queries.ts'
import { searchTaught } from '../../features/gallery/commands.ts'
import {
  keepOpen,
  linkQuestion,
  markAnswered,
  markTaught,
  noteStoryStarted,
  setDismissed,
} from '../../features/inbox/commands.ts'
import { findUnanswered, hasOtherWording, isNotTheirs, waitingFor } from '../../features/inbox/queries.ts'
import { questionKey } from '../../features/knowledge/question-key.ts'
import { isSampleProfile } from '../../features/profiles/queries.ts'
import { isSuspended } from '../../features/profiles/suspension-commands.ts'
import { mailAnswer } from '../../features/questions/commands.ts'
import { unansweredKeyPrefix } from '../../features/stories/question-title-commands.ts'
import { AppError } from '../../services/app-error.ts'
import { write } from '../../services/write.ts'
import { requireWords } from '../corrections/own-corrections.ts'
import { createStory } from '../stories/own-stories.ts'

/** An unanswered question of the signed-in owner's agent. @throws AppError UNANSWERED_NOT_FOUND. */
export async function readUnanswered(call: Call, id: number): Promise<Unanswered> {
  const found = await findUnanswered(call, ownProfileOf(call).id, id)
  if (!found) throw new AppError('UNANSWERED_NOT_FOUND')
  return found
}

/** How many people were mailed, were over their daily limit of answers, or take no mail. */
type Answered = { correctionId: number | null; mailed: number; notMailed: number; barred: number }

/**
 * Teaches the agent an answer to an unanswered question, mails it once to whoever left an address, or both.
 * @throws AppError UNANSWERED_NOT_FOUND, UNANSWERED_CHANGED, CORRECTIONS_FULL, PROFILE_SUSPENDED; BAD_REQUEST for a
 * question without words.
 */
export async function answerUnanswered(
  call: Call,
  id: number,
  { text, asCorrection, mail, asked: reworded, shown }: InboxAnswer,
): Promise<Answered> {
  const { id: profileId, profileUrl } = ownProfileOf(call)
  const { name } = accountOf(call)
  const { example, storyId } = await readUnanswered(call, id)
  if (reworded !== undefined) requireWords(reworded)
  const question = reworded ?? example
  const existing = currentCorrectionId(profileId, questionKey(question))
  const waiting = mail ? await waitingFor(call, profileId, id) : []
  const correction = { asked: question, answer: text, isActive: true, storyId }
  const isOther = questionKey(question) !== questionKey(example)
  const isSample = await isSampleProfile(call, profileId)
  const mailed = await mailAnswer(call, { id: profileId, name, profileUrl, isSample }, waiting, text)
  const answers = await write(
    call,
    {
      ...(asCorrection && {
        // A reworded question is answered in both wordings.
        replaced: isOther ? retireCurrent(call, profileId, example) : undefined,
        ...teach(call, profileId, correction),
        taught: markTaught(call, profileId, question, existing),
        searched: searchTaught(call, profileId),
      }),
      answered: markAnswered(call, profileId, id, asCorrection ? existing : undefined),
      ...mailed,
      open: mail ? keepOpen(call, profileId, id) : undefined,
    },
    {
      unless: [
        unlessSignedOut(call),
        ...(mail ? [[isSuspended(profileId), 'PROFILE_SUSPENDED'] as const] : []),
        ...(asCorrection
          ? ([
              // Whoever asked may have erased these words meanwhile.
              [hasOtherWording(profileId, id, shown ?? example), 'UNANSWERED_CHANGED'],
              [isFull(profileId, question), 'CORRECTIONS_FULL'],
            ] as const)
          : []),
      ],
    },
  )
  const { mails, closed, left } = answers
  const mailboxes = (results: readonly { rowsAffected: number }[]) =>
    new Set(waiting.filter((_, index) => results[index]?.rowsAffected).map(({ mailbox }) => mailbox)).size
  return {
    correctionId: answers.current?.[0]?.id ?? null,
    mailed: mailboxes(mails),
    notMailed: left[0]?.left ?? 0,
    barred: mailboxes(closed) - mailboxes(mails),
  }
}

/** Dismisses an open question, or restores a dismissed one. Safe to repeat. @throws AppError UNANSWERED_NOT_FOUND. */
export async function dismissUnanswered(call: Call, id: number, isDismissed: boolean): Promise<void> {
  const { id: profileId } = ownProfileOf(call)
  await readUnanswered(call, id)
  await write(call, { state: setDismissed(call, profileId, id, isDismissed) })
}

/**
 * Links an unanswered question to a story of the signed-in owner that answers it; null removes the link. Safe to
 * repeat.
 * @throws AppError UNANSWERED_NOT_FOUND, STORY_NOT_FOUND, also for somebody else's.
 */
export async function linkUnanswered(call: Call, id: number, { storyId }: InboxLink): Promise<void> {
  const { id: profileId } = ownProfileOf(call)
  await readUnanswered(call, id)
  const linked = linkQuestion(call, profileId, id, storyId)
  const unless = storyId === null ? [] : [[isNotTheirs(profileId, storyId), 'STORY_NOT_FOUND'] as const]
  await write(call, { linked }, { unless })
}

/**
 * Begins a story from an unanswered question: the question is its title, what the owner answered its action. Again it
 * answers the same story.
 * @throws AppError UNANSWERED_NOT_FOUND, UNANSWERED_CHANGED, STORIES_FULL.
 */
export async function beginStoryFrom(call: Call, id: number): Promise<number> {
  const { id: profileId } = ownProfileOf(call)
  const { example, correctionId } = await readUnanswered(call, id)
  const taught = correctionId === null ? undefined : await findCorrection(call, profileId, correctionId)
  const { id: storyId } = await createStory(
    call,
    {
      storyKey: `${unansweredKeyPrefix}${id}`,
      title: inTitle(example),
      ...(taught && { solution: taught.answer }),
    },
    [[hasOtherWording(profileId, id, example), 'UNANSWERED_CHANGED']],
  )
  await write(call, { begun: noteStoryStarted(call, profileId, id, storyId) })
  return storyId
}

/** In one line, by the spaces that `isTitleOf` knows, and cut between two characters. */
const inTitle = (question: string) => {
  const line = question.replace(/[\t\n\r \u00a0\u2028\u2029]+/g, ' ')
  if (line.length <= maxTitleLength) return line
  return `${line.slice(0, maxTitleLength - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
