import type { HandOff } from '#schema/chat/chat.ts'
import { plans } from '#schema/levels.ts'
import { tryOut } from '#schema/try-out.ts'
import type { Call } from '../../call.ts'
import { findDeclined } from '../../features/agent-settings/queries.ts'
import { openToExpert, saveLine } from '../../features/chat/commands.ts'
import {
  findExpertOf,
  isNoConversation,
  transcriptOf,
  visitorOfConversation,
} from '../../features/chat/hand-off-queries.ts'
import {
  handOffLead,
  insertHandOffLead,
  isHandedOff,
  isOtherHandOff,
  mailHandOff,
} from '../../features/leads/hand-off-commands.ts'
import { pushStatement } from '../../features/notifications/push-commands.ts'
import { ownerOfProfile } from '../../features/notifications/queries.ts'
import { handOffPush } from '../../features/notifications/wording.ts'
import { lacksCapability } from '../../features/profiles/plan-queries.ts'
import { isNotPublic, publicIdAt } from '../../features/profiles/queries.ts'
import { mailedSite } from '../../features/widget/visit-queries.ts'
import { releasedIfFailed, releaseReserved, reserveOneToday } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'
import { addressHash } from '../../services/identity/address.ts'
import { write } from '../../services/write.ts'
import { messagesPerDay } from '../questions/submit-question.ts'

/**
 * Hands a visitor's conversation over to the expert, once, as a lead with the transcript by mail, and answers what
 * happens next. Safe to repeat.
 * @throws AppError CONVERSATION_NOT_FOUND, SESSION_NOT_YOURS, HAND_OFF_CLOSED, MESSAGE_LIMIT.
 */
export async function handOff(
  call: Call,
  visitorId: string | undefined,
  sessionId: string,
  input: HandOff,
): Promise<string> {
  const visitor = await visitorOfConversation(call, sessionId)
  if (visitor === undefined) throw new AppError('CONVERSATION_NOT_FOUND')
  if (visitor !== visitorId) throw new AppError('SESSION_NOT_YOURS')
  const expert = await findExpertOf(call, sessionId)
  if (!expert?.ownerId || !plans[expert.plan].advancedAgent) throw new AppError('HAND_OFF_CLOSED')
  const reply = replyOf(expert)
  const reserved = await reserveOneToday(call, {
    unit: 'messages',
    subject: `messages:${await addressHash(call)}`,
    limit: messagesPerDay,
  })
  if (reserved.exceeded) {
    // The first answer may have been lost.
    if (await isHandedOff(call, sessionId, input)) return reply
    throw new AppError('MESSAGE_LIMIT', reserved.exceeded)
  }
  const { lead, others } = await releasedIfFailed(call, reserved.allowances, () =>
    writeHandOff(call, expert, { sessionId, visitorId, input, reply }),
  )
  if (!lead.rowsAffected) await releaseReserved(call, reserved.allowances)
  return others.length
    ? `${expert.firstName} was given this conversation before, under another name or address, and answers there: these were not passed on. To be answered elsewhere, leave a message on this page.`
    : reply
}

type Expert = NonNullable<Awaited<ReturnType<typeof findExpertOf>>>

function replyOf({ firstName, isSample }: Expert): string {
  const sentence = isSample
    ? `Your conversation is passed on. ${tryOut.message}`
    : `${firstName} has this conversation and your address now, and can answer you by mail.`
  return `${sentence} You can go on asking here meanwhile.`
}

async function writeHandOff(
  call: Call,
  expert: Expert,
  {
    sessionId,
    visitorId,
    input,
    reply,
  }: { sessionId: string; visitorId: string; input: HandOff; reply: string },
) {
  const { firstName, profileUrl, isSample, handOffEmail } = expert
  const [declined] = handOffEmail ? await findDeclined(call, handOffEmail) : []
  const email = handOffEmail && !declined?.is ? handOffEmail : expert.email
  const to = { firstName, profileUrl, isSample, email }
  const lines = await transcriptOf(call, sessionId)
  const parties = { sessionId, visitorId, agent: publicIdAt(profileUrl), agentKind: 'profile' } as const
  const { message } = saveLine(call, parties, { id: `${sessionId}.hand-off`, text: reply, isUser: false })
  return write(
    call,
    {
      lead: insertHandOffLead(call, { sessionId, visitorId }, input),
      readable: openToExpert(call, sessionId, visitorId),
      mails: await mailHandOff(call, to, { sessionId, ...input, site: mailedSite(call, expert.id) }, lines),
      pushes: pushStatement(call, {
        ...handOffPush(input.name),
        key: `hand-off/${sessionId}`,
        to: ownerOfProfile(expert.id),
        idOf: handOffLead(sessionId, input),
      }),
      message,
      others: isOtherHandOff(call, sessionId, input),
    },
    // The conversation may have been erased meanwhile, the page taken down, and the plan may have lapsed.
    {
      unless: [
        [isNoConversation(sessionId, visitorId), 'CONVERSATION_NOT_FOUND'],
        [isNotPublic(expert.id), 'HAND_OFF_CLOSED'],
        [lacksCapability(expert.id, 'advancedAgent'), 'HAND_OFF_CLOSED'],
      ],
    },
  )
}
