import type { AskAgent } from '#schema/chat/chat.ts'
import type { Citation } from '#schema/chat/chat-answers.ts'
import type { ErrorCode } from '#schema/errors.ts'
import type { Call } from '../../call.ts'
import { type Agent, askAgent, tokensRead } from '../../features/chat/answer.ts'
import { type AgentAnswer, type AgentChunk, streamAgain } from '../../features/chat/answer-chunks.ts'
import { type Line, removeWithdrawn, saveLine } from '../../features/chat/commands.ts'
import type { LineLimit } from '../../features/chat/line-commands.ts'
import {
  agentIn,
  answerIdOf,
  type ChatParties,
  findAnswer,
  ownSession,
  sessionStateOf,
} from '../../features/chat/queries.ts'
import { chargeReserved, type ExceededLimit } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'
import type { Condition } from '../../services/database/conditions.ts'
import type { Statements } from '../../services/database.ts'
import { readTogether, write } from '../../services/write.ts'
import { type OwnerTokens, reserveAnswer } from './reserve-answer.ts'

export type VisitorQuestion = Pick<AskAgent, 'sessionId' | 'userMessage'> & {
  messageId: string
  /** Nobody reads the answer as it comes. */
  isWholeAtOnce?: boolean
}

/** The conversation of a question, and the token allowance that it uses, at most `limit` a day. */
type Conversation = {
  agent: Agent
  /** What was said before, oldest line first. */
  lines: Line[]
  parties: ChatParties
  saveQuestion: (question: Line) => Promise<void>
  tokens: OwnerTokens
  /** Whom of the profile's referees an answer names or quotes. */
  refereesIn?: (finalAnswer: Pick<Line, 'text'> & { citations: Citation[] }) => number[]
  /** Records that the agent had no answer. */
  notAnswered?: ((onlyIf: Condition) => Statements[number]) | undefined
}

/**
 * Answers a visitor's question, saves both, and charges the day's allowances of visitor and agent for what was used
 * (R21), also after the visitor has left.
 * @throws AppError DAILY_LIMIT, SESSION_NOT_YOURS, AGENT_UNAVAILABLE; then nothing stays reserved.
 */
export async function answerQuestion(
  call: Call,
  { userMessage, messageId }: VisitorQuestion,
  signal: AbortSignal,
  conversation: Conversation,
) {
  if (signal.aborted) throw new AppError('AGENT_UNAVAILABLE')
  const { parties, saveQuestion, tokens } = conversation
  const question = { id: messageId, text: userMessage, isUser: true }
  const lines = upTo(conversation.lines, question)
  const reserved = await reserveAnswer(call, { agent: conversation.agent, lines, tokens })
  if ('exceeded' in reserved)
    return repeatAnswer(call, { sessionId: parties.sessionId, messageId }, reserved.exceeded)
  const { agent, allowances } = reserved
  try {
    const asking = askAgent(call, agent, lines, { signal })
    const saving = saveQuestion(question)
    // Not awaited; it is saved even if the agent fails first.
    call.keepAlive(saving.catch((error: Error) => console.error('The question was not saved', error.name)))
    const answer = await asking
    const saved = answer.finished.then(async (finalAnswer) => {
      const isQuestionSaved = await saving.then(
        () => true,
        () => false,
      )
      const used = chargeReserved(call, allowances, { questions: 1, tokens: finalAnswer.tokens })
      await write(call, {
        ...(isQuestionSaved &&
          finalAnswer.text.trim() &&
          saveAnswer(call, messageId, finalAnswer, conversation)),
        used,
      })
      return finalAnswer
    })
    call.keepAlive(saved.catch((error: Error) => console.error('The answer was not saved', error.name)))
    return { chunks: answer.chunks.pipeThrough(endingAfter<AgentChunk>(saved)), saved }
  } catch (error) {
    const tokensUsed = signal.aborted ? tokensRead(call, agent, lines) : 0
    const used = chargeReserved(call, allowances, { questions: tokensUsed ? 1 : 0, tokens: tokensUsed })
    call.keepAlive(
      write(call, { used }).catch((cause: Error) =>
        console.error('An allowance was not given back', cause.name),
      ),
    )
    throw error
  }
}

/**
 * The answer that a question was given before, for a visitor who lost it and has no other one left today.
 * @throws AppError DAILY_LIMIT where it was given none.
 */
export async function repeatAnswer(
  call: Call,
  { sessionId, messageId }: Omit<VisitorQuestion, 'userMessage'>,
  exceeded: ExceededLimit,
) {
  const finalAnswer = await findAnswer(call, sessionId, messageId)
  if (!finalAnswer) throw new AppError('DAILY_LIMIT', exceeded)
  return { chunks: streamAgain(finalAnswer), saved: Promise.resolve(finalAnswer) }
}

/** The statements that save an answer, and record where it was no answer. */
function saveAnswer(
  call: Call,
  messageId: string,
  { text, citations, corrections, perhaps, suggestion, grounds, toolUses, isUnanswered }: AgentAnswer,
  { parties, refereesIn, notAnswered }: Conversation,
) {
  const afterQuestion = { ...call, now: new Date(call.now.getTime() + 1) }
  const referees = refereesIn?.({ text, citations }) ?? []
  const id = answerIdOf(messageId)
  return {
    ...saveLine(afterQuestion, parties, {
      id,
      text,
      isUser: false,
      isAnswer: true,
      citations,
      corrections,
      perhaps,
      suggestion,
      referees,
      grounds,
      toolUses,
    }),
    withdrawn: parties.agentKind === 'profile' ? removeWithdrawn(call, id) : undefined,
    unanswered: isUnanswered ? notAnswered?.(ownSession(parties)) : undefined,
  }
}

/** The reason why a line was not saved: the session belongs to somebody else, no line is left today, or `code`. */
export async function notSaved(
  call: Call,
  parties: ChatParties,
  lineLimit: LineLimit,
  code: ErrorCode,
): Promise<AppError> {
  const { state, exceededRows } = await readTogether(call, {
    state: sessionStateOf(call, parties),
    exceededRows: lineLimit.exceededRows,
  })
  const exceeded = agentIn(state, parties.visitorId) && lineLimit.exceededIn(exceededRows)
  return exceeded ? new AppError('DAILY_LIMIT', exceeded) : new AppError(code)
}

/** A stream that ends only after `done`, so that a repeated question finds this answer saved. */
const endingAfter = <Chunk>(done: Promise<unknown>) =>
  new TransformStream<Chunk, Chunk>({ flush: () => done.then(noMore, noMore) })
const noMore = () => undefined

/** A conversation up to a question, which may stand in it already: saved just now, or asked before and answered. */
function upTo(lines: Line[], question: Line): Line[] {
  const index = lines.findIndex(({ id }) => id === question.id)
  if (index >= 0) return lines.slice(0, index + 1)
  const last = lines.at(-1)
  return last?.isUser && last.text === question.text ? lines : [...lines, question]
}
