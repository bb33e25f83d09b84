import type { AskAgent } from '#schema/chat.ts'
import { plans } from '#schema/levels.ts'
import type { PublicProfile } from '#schema/profiles.ts'
import type { CarriedResult } from '#schema/scorecard/carried-result.ts'
import type { Call } from '../call.ts'
import { recordEvent } from '../features/analytics/commands.ts'
import { askAgent, tokensExpected } from '../features/chat/answer.ts'
import { type Line, saveLine } from '../features/chat/commands.ts'
import { viewGallery } from '../features/chat/gallery-view.ts'
import { hasJustBegun, recentMessages, standingOf } from '../features/chat/queries.ts'
import { findPlan, publicIdAt } from '../features/profiles/queries.ts'
import { reserve, settle } from '../services/allowances.ts'
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
  requireStanding(standing, visitorId)
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
  requireStanding(standing, visitorId)
  return lines.toReversed()
}

/** The statements that save a line and count the chat as begun; the last one says whose the session is. */
async function visitorLine(call: Call, visitorId: string, profileUrl: string, sessionId: string, line: Line) {
  const speaker = { sessionId, visitorId, agent: publicIdAt(profileUrl) }
  const begun = recordEvent(call, {
    kind: 'chatStarted',
    profileUrl,
    subject: sessionId,
    visitor: await addressHash(call),
    provided: hasJustBegun(speaker),
  })
  return [...saveLine(call, speaker, line), begun, standingOf(call, speaker)] as const
}

function requireStanding([session]: Awaited<ReturnType<typeof standingOf>>, visitorId: string) {
  if (!session?.agent) throw new AppError('PROFILE_NOT_FOUND')
  if (session.visitorId !== visitorId || session.profileId !== session.agent)
    throw new AppError('SESSION_NOT_YOURS')
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
  const { profileUrl } = profile
  const { sessionId, messageId } = asked
  const question = { id: messageId, text: asked.userMessage, isUser: true }
  const allowances = await reserveAnswer(call, profile, question.text)
  try {
    const [lines, gallery] = await Promise.all([
      saveQuestion(call, visitorId, profileUrl, sessionId, question),
      viewGallery(call, profile, question.text),
    ])
    const known = { signal, result: asked.result, gallery }
    const answer = await askAgent(call, profile, upTo(lines, question), known)
    const saved = answer.finished.then(async (said) => {
      // Named after its question: asked again after a broken connection, it is not answered twice.
      const line = { id: `${messageId}.answer`, text: said.text, isUser: false, citations: said.citations }
      const later = { ...call, now: new Date(call.now.getTime() + 1) }
      const speaker = { sessionId, visitorId, agent: publicIdAt(profileUrl) }
      const used = settle(call, allowances, { questions: 1, tokens: said.tokens })
      if (said.text.trim()) await call.db.batch([...saveLine(later, speaker, line), ...used])
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
async function reserveAnswer(call: Call, profile: PublicProfile, question: string) {
  const plan = await findPlan(call, profile.id)
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
      amount: tokensExpected(call, profile, question),
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
