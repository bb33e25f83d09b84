import type { HandOffAnswer } from '#schema/leads/leads.ts'
import { accountOf, type Call, ownProfileOf } from '../../call.ts'
import { settingsOf } from '../../features/agent-settings/queries.ts'
import { saveLine } from '../../features/chat/commands.ts'
import { whoseConversation } from '../../features/chat/hand-off-queries.ts'
import { markLeadAnswered } from '../../features/leads/commands.ts'
import { mailHandOffAnswer } from '../../features/leads/hand-off-commands.ts'
import { findLead } from '../../features/leads/queries.ts'
import { publicIdAt } from '../../features/profiles/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { write } from '../../services/write.ts'

/**
 * Mails the signed-in owner's answer to a visitor who handed a conversation over to them, once, and puts it into that
 * conversation; `mailed` is false where it was answered before. Safe to repeat.
 * @throws AppError LEAD_NOT_FOUND, also for a lead of another kind.
 */
export async function answerHandOff(
  call: Call,
  id: number,
  { text }: HandOffAnswer,
): Promise<{ mailed: boolean }> {
  const { id: profileId, profileUrl } = ownProfileOf(call)
  const { name, email } = accountOf(call)
  const lead = await findLead(call, profileId, id)
  if (lead?.source !== 'hand-off') throw new AppError('LEAD_NOT_FOUND')
  const [settings] = await settingsOf(call, profileId)
  const visitorId = lead.conversation === null ? undefined : await whoseConversation(call, lead.conversation)
  const from = { id: profileId, name, profileUrl, email: settings?.handOffEmail ?? email }
  const { mail } = await write(call, {
    mail: mailHandOffAnswer(call, from, lead, text),
    answered: markLeadAnswered(call, profileId, id, true),
    ...(visitorId !== undefined &&
      lead.conversation !== null && {
        message: saveLine(
          call,
          { sessionId: lead.conversation, visitorId, agent: publicIdAt(profileUrl), of: 'profile' },
          {
            // No answer of the agent has such an id, whatever ids a browser gives its questions.
            ...{ id: `${lead.conversation}.hand-off.answer`, isUser: false },
            text: `${name} has answered you by mail:\n\n${text}`,
          },
        ).message,
      }),
  })
  return { mailed: mail.rowsAffected > 0 }
}
