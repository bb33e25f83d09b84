import { createUIMessageStreamResponse } from 'ai'
import { Hono } from 'hono'
import { z } from 'zod'
import { askAgentSchema, isFallbackReply, saveMessageSchema, sessionIdSchema } from '#schema/chat.ts'
import { plans } from '#schema/levels.ts'
import type { App } from '../../context.ts'
import { limitRate } from '../../middleware/rate-limit.ts'
import { readInput } from '../../middleware/read-input.ts'
import { AppError } from '../../services/app-error.ts'
import { addressHash, dayOf, secondsToNextDay, visitorOf } from '../../services/visitor.ts'
import { findPlan, findPublicProfile } from '../profiles/queries.ts'
import { answerTokens, askAgent } from './answer.ts'
import { reserveBudget, saveLine, settleBudget } from './commands.ts'
import { readConversation } from './queries.ts'

const questionsPerDay = 200

/** The agent's calls (public spec section 7, R20, R21). */
export const chatRoutes = new Hono<App>()
  .post('/chat', limitRate('CHAT_LIMITER'), readInput('json', saveMessageSchema), async (c) => {
    const { sessionId, message, isUser, agentName, messageId } = c.req.valid('json')
    const { db, now } = c.var
    const profile = await findPublicProfile(db, agentName)
    if (!profile) throw new AppError('PROFILE_NOT_FOUND')
    if (!isUser && !isFallbackReply(profile.agentType, message)) throw new AppError('NOT_A_SCRIPT_LINE')
    const visitorId = await visitorOf(c)
    const id = messageId ?? crypto.randomUUID()
    await saveLine(db, { sessionId, visitorId, profileId: profile.id, now }, { id, text: message, isUser })
    return c.json({ saved: true, id }, 201)
  })
  .post('/chat/ai-response', limitRate('CHAT_LIMITER'), readInput('json', askAgentSchema), async (c) => {
    const { sessionId, userMessage, agentName, messageId = crypto.randomUUID() } = c.req.valid('json')
    const { db, now, variables } = c.var
    const profile = await findPublicProfile(db, agentName)
    if (!profile) throw new AppError('PROFILE_NOT_FOUND')
    const visitorId = await visitorOf(c)
    const speaker = { sessionId, visitorId, profileId: profile.id, now }
    const question = { id: messageId, text: userMessage, isUser: true }
    const [conversation, plan] = await Promise.all([
      saveLine(db, speaker, question),
      findPlan(db, profile.id),
    ])

    const day = dayOf(now)
    const questions = { subject: `visitor:${await addressHash(c)}`, amount: 1, limit: questionsPerDay, day }
    const tokens = {
      subject: `profile:${profile.id}`,
      amount: answerTokens,
      limit: plans[plan].agentTokensPerDay,
      day,
    }
    if (variables.RATE_LIMITS === 'on') {
      const tomorrow = { retryAfterSeconds: secondsToNextDay(now) }
      if (!(await reserveBudget(db, questions))) throw new AppError('DAILY_LIMIT', tomorrow)
      if (!(await reserveBudget(db, tokens))) throw new AppError('AGENT_RESTING', tomorrow)
    }

    const giveBack = () => settleBudget(db, tokens, answerTokens)
    const soFar = upTo(conversation, question)
    const answer = await askAgent(profile, soFar, variables, c.req.raw.signal).catch(async (error) => {
      c.executionCtx.waitUntil(giveBack())
      throw error
    })
    const saved = answer.finished.then(async (said) => {
      // Named after its question: asked again after a broken connection, it is not answered twice.
      const line = { id: `${messageId}.answer`, text: said.text, isUser: false, citations: said.citations }
      if (said.text.trim()) await saveLine(db, { ...speaker, now: new Date(now.getTime() + 1) }, line)
      await settleBudget(db, tokens, answerTokens - said.tokens)
      return said
    })
    c.executionCtx.waitUntil(saved.catch((error) => console.error('The answer was not saved', error)))

    if (wantsJson(c.req.header('accept'))) {
      await answer.chunks.pipeTo(new WritableStream())
      const { text, citations } = await saved
      return c.json({ response: text, citations })
    }
    const { headers, body } = createUIMessageStreamResponse({ stream: answer.chunks })
    for (const [name, value] of headers) c.header(name, value)
    c.header('Cache-Control', 'no-store')
    return body ? c.body(body) : c.body(null)
  })
  .get('/chat/:sessionId', readInput('param', z.object({ sessionId: sessionIdSchema })), async (c) => {
    const messages = await readConversation(c.var.db, c.req.valid('param').sessionId, await visitorOf(c))
    return c.json({ messages })
  })

type Line = { id: string; text: string; isUser: boolean }

/** A conversation up to its last question, also when that was asked before and answered. */
function upTo(conversation: Line[], question: Line): Line[] {
  const asked = conversation.findLastIndex(
    ({ id, text, isUser }) => isUser && (id === question.id || text === question.text),
  )
  return asked < 0 ? [question] : conversation.slice(0, asked + 1)
}

const wantsJson = (accept = '') =>
  accept.includes('application/json') && !accept.includes('text/event-stream')
