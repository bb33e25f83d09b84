import type { HandOffAnswer } from '#schema/leads/leads.ts'
import { accountOf, type Call, ownProfileOf } from '../../call.ts'
import { unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { settingsOf } from '../../features/agent-settings/queries.ts'
import { saveLine } from '../../features/chat/commands.ts'
import { visitorOfConversation } from '../../features/chat/hand-off-queries.ts'
import { markLeadAnswered } from '../../features/leads/commands.ts'
import { mailHandOffAnswer } from '../../features/leads/hand-off-commands.ts'
import { findLead } from '../../features/leads/queries.ts'
import { isSampleProfile, publicIdAt } from '../../features/profiles/queries.ts'
import { isSuspended } from '../../features/profiles/suspension-commands.ts'
import { AppError } from '../../services/app-error.ts'
import { write } from '../../services/write.ts'

/**
 * Mails a visitor the owner's answer to a conversation that was handed over, once, and puts it into the conversation.
 * @throws AppError LEAD_NOT_FOUND, SIGN_IN_FIRST, PROFILE_SUSPENDED, ANSWERS_SPENT; MAIL_BARRED where the conversation is
 * gone too.
 */
export async function answerHandOff(
  call: Call,
  id: number,
  { text }: HandOffAnswer,
): Promise<{ mailed: boolean; said: boolean }> {
  const { id: profileId, profileUrl } = ownProfileOf(call)
  const { name, email } = accountOf(call)
  const lead = await findLead(call, profileId, id)
  if (lead?.source !== 'hand-off') throw new AppError('LEAD_NOT_FOUND')
  const [settings] = await settingsOf(call, profileId)
  const visitorId =
    lead.conversation === null ? undefined : await visitorOfConversation(call, lead.conversation)
  const isSample = await isSampleProfile(call, profileId)
  const from = { id: profileId, name, profileUrl, isSample, email: settings?.handOffEmail ?? email }
  const answer = await mailHandOffAnswer(call, from, lead, text)
  const parties =
    visitorId === undefined || lead.conversation === null
      ? undefined
      : ({
          sessionId: lead.conversation,
          visitorId,
          agent: publicIdAt(profileUrl),
          agentKind: 'profile',
        } as const)
  // An id that no answer of the agent can have, whichever ids a browser gives its questions.
  const lineId = `${lead.conversation}.hand-off.answer`
  const { mailed, said } = await write(
    call,
    {
      mail: answer.mail,
      answered: markLeadAnswered(call, profileId, id, true),
      message: parties && saveLine(call, parties, { id: lineId, isUser: false, text: answer.line }).message,
      mailed: answer.mailed,
      said: parties && answer.said(lineId),
    },
    {
      unless: [
        unlessSignedOut(call),
        [isSuspended(profileId), 'PROFILE_SUSPENDED'],
        [answer.isSpent, 'ANSWERS_SPENT'],
        ...(parties ? [] : [[answer.isBarred, 'MAIL_BARRED'] as const]),
      ],
    },
  )
  return { mailed: mailed.length > 0, said: Boolean(said?.length) }
}
