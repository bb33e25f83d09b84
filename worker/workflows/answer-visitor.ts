import type { AskAgent } from '#schema/chat.ts'
import { plans } from '#schema/levels.ts'
import type { PublicProfile } from '#schema/profiles.ts'
import type { CarriedResult } from '#schema/scorecard/carried-result.ts'
import type { Variables } from '../env.ts'
import { recordEvent } from '../features/analytics/commands.ts'
import { answerTokens, askAgent } from '../features/chat/answer.ts'
import { saveLine } from '../features/chat/commands.ts'
import { findPlan } from '../features/profiles/queries.ts'
import { AppError } from '../services/app-error.ts'
import { reserveBudgets, settleBudget } from '../services/budgets.ts'
import type { Database } from '../services/database.ts'
import { dayOf, secondsToNextDay } from '../services/visitor.ts'

const questionsPerDay = 200

type Visitor = {
  db: Database
  now: Date
  /** From the visitor's signed cookie. */
  visitorId: string
  /** Stands for the visitor's address on this day. */
  addressHash: string
}
type Line = { id: string; text: string; isUser: boolean }

/**
 * Saves what a visitor, or an agent's script, said to `profile`, and counts the chat as begun.
 * Answers with the conversation so far, oldest line first. Safe to repeat.
 * @throws AppError SESSION_NOT_YOURS
 */
export async function saveVisitorLine(
  visitor: Visitor,
  profile: Pick<PublicProfile, 'id' | 'profileUrl'>,
  sessionId: string,
  line: Line,
) {
  const { db, now, visitorId, addressHash } = visitor
  const lines = await saveLine(db, { sessionId, visitorId, profileId: profile.id, now }, line)
  const isFirst = lines.length <= 1
  if (isFirst)
    await recordEvent(db, {
      kind: 'chatStarted',
      profileUrl: profile.profileUrl,
      subject: sessionId,
      visitor: addressHash,
      now,
    })
  return lines
}

/**
 * Answers a visitor's question: reserves from the day's allowances of visitor and owner, saves the question,
 * asks the agent, saves what it said and settles what was used (R21). `keepAlive` holds the request open for
 * what happens after the last word.
 * @throws AppError DAILY_LIMIT, AGENT_RESTING, SESSION_NOT_YOURS, AGENT_UNAVAILABLE; then nothing stays reserved.
 */
export async function answerVisitor(
  visitor: Visitor,
  profile: PublicProfile,
  asked: Pick<AskAgent, 'sessionId' | 'userMessage'> & {
    messageId: string
    /** The scorecard that the visitor chose to bring. */
    result: CarriedResult | undefined
  },
  {
    variables,
    signal,
    keepAlive,
  }: { variables: Variables; signal: AbortSignal; keepAlive: (work: Promise<unknown>) => void },
) {
  const { db, now, visitorId } = visitor
  const { sessionId, messageId } = asked
  const question = { id: messageId, text: asked.userMessage, isUser: true }
  const allowances = variables.RATE_LIMITS === 'on' ? await reserve(visitor, profile) : []
  const settle = (unused: { questions: number; tokens: number }) =>
    Promise.all(allowances.map((allowance) => settleBudget(db, allowance, unused[allowance.unit])))
  try {
    const conversation = upTo(await saveVisitorLine(visitor, profile, sessionId, question), question)
    const answer = await askAgent(profile, conversation, { variables, signal, result: asked.result })
    const saved = answer.finished.then(async (said) => {
      // Named after its question: asked again after a broken connection, it is not answered twice.
      const line = { id: `${messageId}.answer`, text: said.text, isUser: false, citations: said.citations }
      const speaker = { sessionId, visitorId, profileId: profile.id, now: new Date(now.getTime() + 1) }
      if (said.text.trim()) await saveLine(db, speaker, line)
      await settle({ questions: 0, tokens: answerTokens - said.tokens })
      return said
    })
    keepAlive(saved.catch((error: Error) => console.error('The answer was not saved', error.name)))
    return { chunks: answer.chunks, saved }
  } catch (error) {
    keepAlive(settle({ questions: 1, tokens: answerTokens }))
    throw error
  }
}

async function reserve({ db, now, addressHash }: Visitor, profile: PublicProfile) {
  const plan = await findPlan(db, profile.id)
  const day = dayOf(now)
  const questions = {
    unit: 'questions',
    subject: `visitor:${addressHash}`,
    amount: 1,
    limit: questionsPerDay,
    day,
  } as const
  const limit = plans[plan].agentTokensPerDay
  const tokens = {
    unit: 'tokens',
    subject: `profile:${profile.id}`,
    amount: answerTokens,
    limit,
    day,
  } as const
  const [hasQuestions, hasTokens] = await reserveBudgets(db, [questions, tokens])
  if (hasQuestions && hasTokens) return [questions, tokens]
  if (hasQuestions) await settleBudget(db, questions, questions.amount)
  if (hasTokens) await settleBudget(db, tokens, tokens.amount)
  throw new AppError(hasQuestions ? 'AGENT_RESTING' : 'DAILY_LIMIT', {
    retryAfterSeconds: secondsToNextDay(now),
  })
}

/** A conversation up to its last question, also when that was asked before and answered. */
function upTo(conversation: Line[], question: Line): Line[] {
  const asked = conversation.findLastIndex(
    ({ id, text, isUser }) => isUser && (id === question.id || text === question.text),
  )
  return asked < 0 ? [question] : conversation.slice(0, asked + 1)
}
