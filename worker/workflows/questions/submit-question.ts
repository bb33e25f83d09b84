import type { Call } from '../../call.ts'
import { ownProfileId } from '../../features/figures/counted-visitors.ts'
import { recordUnanswered } from '../../features/inbox/commands.ts'
import { insertQuestionLead } from '../../features/leads/commands.ts'
import { pushStatement } from '../../features/notifications/push-commands.ts'
import { ownerOfProfile } from '../../features/notifications/queries.ts'
import { messagePush } from '../../features/notifications/wording.ts'
import { findRecipient, isNotPublic } from '../../features/profiles/queries.ts'
import {
  insertQuestion,
  isQuestionStored,
  mailQuestion,
  type Question,
  questionLead,
} from '../../features/questions/commands.ts'
import { isNewKey, isQuestionKeyTaken } from '../../features/questions/queries.ts'
import { releasedIfFailed, releaseReserved, reserveOneToday } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'
import { addressHash } from '../../services/identity/address.ts'
import { write } from '../../services/write.ts'

/** From one address; an office shares one. */
export const messagesPerDay = 20

/**
 * Saves a message for an expert, once under its key, in one batch with its lead and the mail to the owner, or to our
 * support address if the profile has none.
 * @throws AppError PROFILE_NOT_FOUND, MESSAGE_LIMIT; then nothing is stored.
 */
export async function submitQuestion(
  call: Call,
  { profileUrl, ...question }: Question & { profileUrl: string },
): Promise<void> {
  const to = await findRecipient(call, profileUrl)
  if (!to) throw new AppError('PROFILE_NOT_FOUND')
  const visitor = await addressHash(call)
  const messages = await reserveOneToday(call, {
    unit: 'messages',
    subject: `messages:${visitor}`,
    limit: messagesPerDay,
  })
  if (messages.exceeded) {
    // The first answer may have been lost.
    if (await isQuestionKeyTaken(call, question.questionKey)) return
    throw new AppError('MESSAGE_LIMIT', messages.exceeded)
  }
  const unanswered = {
    question: question.question,
    visitor,
    source: 'message',
    own: ownProfileId(call),
  } as const
  const statements = {
    // Before the message that belongs to it.
    unanswered: question.wantsAnswer
      ? recordUnanswered(call, to.id, unanswered, isNewKey(question))
      : undefined,
    inserted: insertQuestion(call, to, question),
    lead: insertQuestionLead(call, to, question),
    mails: await mailQuestion(call, to, question),
    pushes: pushStatement(
      call,
      {
        ...messagePush(question.name, { hasLead: question.email !== '' }),
        key: `question/${question.questionKey}`,
        to: ownerOfProfile(to.id),
        ...(question.email && { idOf: questionLead(to, question) }),
      },
      isQuestionStored(to, question),
    ),
  }
  const { inserted } = await releasedIfFailed(call, messages.allowances, () =>
    write(call, statements, { unless: [[isNotPublic(to.id), 'PROFILE_NOT_FOUND']] }),
  )
  if (!inserted.rowsAffected) await releaseReserved(call, messages.allowances)
}
