import { plans } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import type { Agent } from '../../features/chat/answer.ts'
import { builtInModel } from '../../features/chat/built-in-agent/grounded-model.ts'
import type { Line } from '../../features/chat/commands.ts'
import { lineLimitOf, saveCountedLine } from '../../features/chat/line-commands.ts'
import { agentIn, type ChatParties, recentMessages, sessionStateOf } from '../../features/chat/queries.ts'
import { assistantInstructions } from '../../features/drafts/assistant.ts'
import { assistantAnswer } from '../../features/drafts/assistant-answer.ts'
import { answersOf, draftHere, draftIdHere } from '../../features/drafts/queries.ts'
import { rememberedLine, suggestionReader } from '../../features/drafts/suggestions.ts'
import { AppError } from '../../services/app-error.ts'
import { readTogether, write } from '../../services/write.ts'
import { answerQuestion, notSaved, repeatAnswer, type VisitorQuestion } from './answer-question.ts'

/**
 * Saves a line of a conversation with the assistant about the draft of this device. Safe to repeat; one round trip.
 * @throws AppError NO_DRAFT_HERE, DAILY_LIMIT, SESSION_NOT_YOURS when the session is about another draft (R20, R21b).
 */
export async function saveDraftLine(
  call: Call,
  deviceId: string,
  sessionId: string,
  line: Line,
): Promise<void> {
  const parties = partiesOf(call, deviceId, sessionId)
  const lineLimit = await lineLimitOf(call)
  const { session } = await write(call, saveCountedLine(call, parties, line, lineLimit))
  if (!session.length) throw await notSaved(call, parties, lineLimit, 'NO_DRAFT_HERE')
}

const partiesOf = (call: Call, deviceId: string, sessionId: string): ChatParties => ({
  sessionId,
  visitorId: deviceId,
  agent: draftIdHere(call, deviceId),
  agentKind: 'draft',
})

/**
 * Answers a question about the draft of a device, which gets as many tokens a day as a free profile. The assistant
 * reads the earlier lines and its suggestions in them.
 * @throws AppError NO_DRAFT_HERE, SESSION_NOT_YOURS, else as `answerQuestion`.
 */
export async function adviseOnDraft(
  call: Call,
  deviceId: string,
  input: VisitorQuestion,
  signal: AbortSignal,
) {
  const parties = partiesOf(call, deviceId, input.sessionId)
  const lineLimit = await lineLimitOf(call)
  const {
    drafts: [stored],
    sessionState,
    exceededRows,
    lines,
  } = await readTogether(call, {
    drafts: draftHere(call, deviceId),
    exceededRows: lineLimit.exceededRows,
    sessionState: sessionStateOf(call, parties),
    lines: recentMessages(call, input.sessionId),
  })
  if (!stored || !agentIn(sessionState, deviceId)) throw new AppError('NO_DRAFT_HERE')
  const exceeded = lineLimit.exceededIn(exceededRows)
  if (exceeded) return repeatAnswer(call, input, exceeded)
  const draft = answersOf(stored)
  const agent: Agent = {
    instructions: assistantInstructions(draft),
    builtIn: builtInModel(
      (question, previousAnswers) => assistantAnswer(draft, question, previousAnswers),
      input.isWholeAtOnce ? 0 : undefined,
    ),
    reader: (conversation) =>
      suggestionReader(
        draft,
        conversation.flatMap(({ text, isUser }) => (isUser ? [text] : [])),
      ),
  }
  return answerQuestion(call, input, signal, {
    agent,
    lines: lines.toReversed().map(rememberedLine),
    parties,
    saveQuestion: (question) => saveDraftLine(call, deviceId, input.sessionId, question),
    tokens: { subject: `draft:${stored.id}`, limit: plans.free.agentTokensPerDay, isOfOneDevice: true },
  })
}
