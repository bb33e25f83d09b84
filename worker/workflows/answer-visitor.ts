import type { AskAgent } from '#schema/chat.ts'
import { plans } from '#schema/levels.ts'
import type { PublicProfile } from '#schema/profiles.ts'
import type { CarriedResult } from '#schema/scorecard/carried-result.ts'
import type { Call } from '../call.ts'
import { recordEvent } from '../features/analytics/commands.ts'
import { answerTokens, askAgent } from '../features/chat/answer.ts'
import { saveLine } from '../features/chat/commands.ts'
import { findPlan } from '../features/profiles/queries.ts'
import { reserve, settle } from '../services/allowances.ts'
import { AppError } from '../services/app-error.ts'
import { addressHash } from '../services/visitor.ts'

const questionsPerDay = 200

type Line = { id: string; text: string; isUser: boolean }

/**
 * Saves what a visitor, or an agent's script, said to `profile`, and counts the chat as begun.
 * Answers with the conversation so far, oldest line first. Safe to repeat.
 * @throws AppError SESSION_NOT_YOURS
 */
export async function saveVisitorLine(
  call: Call,
  visitorId: string,
  profile: Pick<PublicProfile, 'id' | 'profileUrl'>,
  sessionId: string,
  line: Line,
) {
  const { db, now } = call
  const lines = await saveLine(db, { sessionId, visitorId, profileId: profile.id, now }, line)
  const isFirst = lines.length <= 1
  if (isFirst)
    await recordEvent(call, {
      kind: 'chatStarted',
      profileUrl: profile.profileUrl,
      subject: sessionId,
      visitor: await addressHash(call),
    })
  return lines
}

/**
 * Answers a visitor's question: reserves from the day's allowances of visitor and owner, saves the question,
 * asks the agent, saves what it said and settles what was used (R21), the call kept alive beyond the last word.
 * @throws AppError DAILY_LIMIT, AGENT_RESTING, SESSION_NOT_YOURS, AGENT_UNAVAILABLE; then nothing stays reserved.
 */
export async function answerVisitor(
  call: Call,
  visitorId: string,
  profile: PublicProfile,
  asked: Pick<AskAgent, 'sessionId' | 'userMessage'> & {
    messageId: string
    /** The scorecard that the visitor chose to bring. */
    result: CarriedResult | undefined
  },
  signal: AbortSignal,
) {
  const { db, now, keepAlive } = call
  const { sessionId, messageId } = asked
  const question = { id: messageId, text: asked.userMessage, isUser: true }
  const allowances = await reserveAnswer(call, profile)
  try {
    const conversation = upTo(await saveVisitorLine(call, visitorId, profile, sessionId, question), question)
    const answer = await askAgent(call, profile, conversation, { signal, result: asked.result })
    const saved = answer.finished.then(async (said) => {
      // Named after its question: asked again after a broken connection, it is not answered twice.
      const line = { id: `${messageId}.answer`, text: said.text, isUser: false, citations: said.citations }
      const speaker = { sessionId, visitorId, profileId: profile.id, now: new Date(now.getTime() + 1) }
      if (said.text.trim()) await saveLine(db, speaker, line)
      await Promise.all(settle(call, allowances, { questions: 1, tokens: said.tokens }))
      return said
    })
    keepAlive(saved.catch((error: Error) => console.error('The answer was not saved', error.name)))
    return { chunks: answer.chunks, saved }
  } catch (error) {
    keepAlive(Promise.all(settle(call, allowances, { questions: 0, tokens: 0 })))
    throw error
  }
}

/** One question of this visitor, and the tokens of one answer of this agent. */
async function reserveAnswer(call: Call, profile: PublicProfile) {
  const plan = await findPlan(call.db, profile.id)
  const reserved = await reserve(call, [
    {
      unit: 'questions',
      subject: `visitor:${await addressHash(call)}`,
      amount: 1,
      limit: questionsPerDay,
      window: 'day',
    },
    {
      unit: 'tokens',
      subject: `profile:${profile.id}`,
      amount: answerTokens,
      limit: plans[plan].agentTokensPerDay,
      window: 'day',
    },
  ])
  if (!reserved.short) return reserved.held
  const { unit, retryAfterSeconds } = reserved.short
  throw new AppError(unit === 'tokens' ? 'AGENT_RESTING' : 'DAILY_LIMIT', { retryAfterSeconds })
}

/** A conversation up to its last question, also when that was asked before and answered. */
function upTo(conversation: Line[], question: Line): Line[] {
  const asked = conversation.findLastIndex(
    ({ id, text, isUser }) => isUser && (id === question.id || text === question.text),
  )
  return asked < 0 ? [question] : conversation.slice(0, asked + 1)
}
