import type { Call } from '../../call.ts'
import { eraseConversation } from '../../features/chat/commands.ts'
import { visitorOfConversation } from '../../features/chat/hand-off-queries.ts'
import { redactCorrectionsOfConversations } from '../../features/corrections/commands.ts'
import { ofConversation, redactUnansweredOfConversations } from '../../features/inbox/commands.ts'
import { deletePushes } from '../../features/notifications/push-commands.ts'
import { keyOfHandOff } from '../../features/privacy/erase-queries.ts'
import { redactTitlesOfConversations } from '../../features/stories/question-title-commands.ts'
import { AppError } from '../../services/app-error.ts'
import { withdrawMails } from '../../services/mail/outbox.ts'
import { write } from '../../services/write.ts'

/**
 * Erases a visitor's own conversation, with their words in mails to the expert, unanswered questions, titles of story
 * drafts and what the agent was taught. Safe to repeat.
 * @throws AppError SESSION_NOT_YOURS.
 */
export async function eraseOwnConversation(
  call: Call,
  visitorId: string | undefined,
  sessionId: string,
): Promise<void> {
  const owner = await visitorOfConversation(call, sessionId)
  if (owner === undefined) return
  if (owner !== visitorId) throw new AppError('SESSION_NOT_YOURS')
  await write(call, {
    // Before the conversation by which they are found.
    asked: redactUnansweredOfConversations(call, ofConversation(sessionId, visitorId)),
    taught: redactCorrectionsOfConversations(call, ofConversation(sessionId, visitorId)),
    titles: redactTitlesOfConversations(call, ofConversation(sessionId, visitorId)),
    mails: withdrawMails(call, keyOfHandOff(sessionId, visitorId)),
    pushes: deletePushes(call, `hand-off/${sessionId}`),
    conversation: eraseConversation(call, sessionId, visitorId),
  })
}
