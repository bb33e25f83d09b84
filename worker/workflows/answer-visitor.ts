import type { AskAgent } from '#schema/chat.ts'
import { plans } from '#schema/levels.ts'
import type { PublicProfile } from '#schema/profiles.ts'
import type { CarriedResult } from '#schema/scorecard/carried-result.ts'
import type { Call } from '../call.ts'
import { recordEvent } from '../features/analytics/commands.ts'
import { type Agent, askAgent, profileAgent, tokensExpected } from '../features/chat/answer.ts'
import { type Line, saveLine } from '../features/chat/commands.ts'
import { viewGallery } from '../features/chat/gallery-view.ts'
import { agentInstructions } from '../features/chat/instructions.ts'
import { agentIn, hasJustBegun, recentMessages, type Speaker, standingOf } from '../features/chat/queries.ts'
import { findPlan, publicIdAt } from '../features/profiles/queries.ts'
import { type Allowance, reserve, settle } from '../services/allowances.ts'
import { AppError } from '../services/app-error.ts'
import { addressHash } from '../services/visitor.ts'

const questionsPerDay = 200

/**
 * Saves what a visitor, or an agent's script, said to the agent of the profile at a profileUrl, and counts the chat
 * as begun. Safe to repeat. One round trip.
 * @throws AppError PROFILE_NOT_FOUND when nobody hangs there, SESSION_NOT_YOURS when the session is another
 * visitor's or another agent's (R20).
 */
export async function saveVisitorLine(
  call: Call,
  visitorId: string,
  profileUrl: string,
  sessionId: string,
  line: Line,
): Promise<void> {
  const said = await visitorLine(call, visitorId, profileUrl, sessionId, line)
  const [, , , standing] = await call.db.batch(said)
  requireAgent(standing, visitorId)
}

/** The same with a question that is to be answered: with the conversation so far, oldest line first. */
async function saveQuestion(
  call: Call,
  visitorId: string,
  profileUrl: string,
  sessionId: string,
  question: Line,
) {
  const said = await visitorLine(call, visitorId, profileUrl, sessionId, question)
  const [, , , standing, lines] = await call.db.batch([...said, recentMessages(call, sessionId)])
  requireAgent(standing, visitorId)
  return lines.toReversed()
}

/** The statements that save a line and count the chat as begun; the last one says whose the session is. */
async function visitorLine(call: Call, visitorId: string, profileUrl: string, sessionId: string, line: Line) {
  const speaker = speakerOf(visitorId, profileUrl, sessionId)
  const begun = recordEvent(call, {
    kind: 'chatStarted',
    profileUrl,
    subject: sessionId,
    visitor: await addressHash(call),
    provided: hasJustBegun(speaker),
  })
  return [...saveLine(call, speaker, line), begun, standingOf(call, speaker)] as const
}

function requireAgent(standing: Awaited<ReturnType<typeof standingOf>>, visitorId: string) {
  if (!agentIn(standing, visitorId)) throw new AppError('PROFILE_NOT_FOUND')
}

const speakerOf = (visitorId: string, profileUrl: string, sessionId: string): Speaker => ({
  sessionId,
  visitorId,
  agent: publicIdAt(profileUrl),
  of: 'profile',
})

export type Asked = Pick<AskAgent, 'sessionId' | 'userMessage'> & { messageId: string }

/** Answers a question to a profile's agent, within the day's allowance of its owner. @throws AppError as `answerAs` */
export async function answerVisitor(
  call: Call,
  visitorId: string,
  profile: PublicProfile,
  asked: Asked & {
    /** The scorecard that the visitor chose to bring. */
    result: CarriedResult | undefined
  },
  signal: AbortSignal,
) {
  const { id, profileUrl } = profile
  const { sessionId, userMessage, result } = asked
  return answerAs(call, asked, signal, {
    instructions: () => agentInstructions(profile, userMessage),
    agent: async () =>
      profileAgent(profile, userMessage, { result, gallery: await viewGallery(call, profile, userMessage) }),
    speaker: speakerOf(visitorId, profileUrl, sessionId),
    saveQuestion: (question) => saveQuestion(call, visitorId, profileUrl, sessionId, question),
    tokens: { subject: `profile:${id}`, limit: plans[await findPlan(call, id)].agentTokensPerDay },
  })
}

/** In which conversation an answer is given, and whose tokens it uses, at most `limit` in a day. */
type Held = {
  /** What the agent is told, as near as it can be known before it is there: so many tokens are reserved. */
  instructions: () => string
  /** Made while the question is saved. */
  agent: () => Agent | Promise<Agent>
  speaker: Speaker
  /** Answers with the conversation so far, oldest line first. */
  saveQuestion: (question: Line) => Promise<Line[]>
  tokens: Pick<Allowance, 'subject' | 'limit'>
}

/**
 * Answers a visitor's question: reserves from the day's allowances of visitor and agent, saves the question,
 * asks the agent, saves what it said and settles what was used (R21), the call kept alive beyond the last word.
 * @throws AppError DAILY_LIMIT, AGENT_RESTING, SESSION_NOT_YOURS, AGENT_UNAVAILABLE; then nothing stays reserved.
 */
export async function answerAs(
  call: Call,
  { userMessage, messageId }: Asked,
  signal: AbortSignal,
  { instructions, agent: agentFor, speaker, saveQuestion, tokens }: Held,
) {
  const question = { id: messageId, text: userMessage, isUser: true }
  const allowances = await reserveAnswer(call, {
    ...tokens,
    amount: tokensExpected(call, instructions, question.text),
  })
  try {
    const [lines, agent] = await Promise.all([saveQuestion(question), agentFor()])
    const answer = await askAgent(call, agent, upTo(lines, question), { signal })
    const saved = answer.finished.then(async (said) => {
      const { text, citations, suggestion } = said
      // Named after its question: asked again after a broken connection, it is not answered twice.
      const line = { id: `${messageId}.answer`, text, isUser: false, citations, suggestion }
      const later = { ...call, now: new Date(call.now.getTime() + 1) }
      const used = settle(call, allowances, { questions: 1, tokens: said.tokens })
      if (text.trim()) await call.db.batch([...saveLine(later, speaker, line), ...used])
      else await Promise.all(used)
      return said
    })
    call.keepAlive(saved.catch((error: Error) => console.error('The answer was not saved', error.name)))
    return { chunks: answer.chunks, saved }
  } catch (error) {
    call.keepAlive(Promise.all(settle(call, allowances, { questions: 0, tokens: 0 })))
    throw error
  }
}

/** One question of this visitor, and the tokens of one answer of this agent. */
async function reserveAnswer(call: Call, tokens: Pick<Allowance, 'subject' | 'limit' | 'amount'>) {
  const reserved = await reserve(call, [
    {
      unit: 'questions',
      subject: `visitor:${await addressHash(call)}`,
      amount: 1,
      limit: questionsPerDay,
      window: 'day',
    },
    { unit: 'tokens', ...tokens, window: 'day' },
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
