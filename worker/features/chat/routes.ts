import { createUIMessageStreamResponse } from 'ai'
import { Hono } from 'hono'
import { z } from 'zod'
import { isFallbackReply } from '#schema/agent-script.ts'
import { askAgentSchema, saveMessageSchema, sessionIdSchema } from '#schema/chat.ts'
import type { App } from '../../context.ts'
import { limitRate } from '../../middleware/rate-limit.ts'
import { readInput } from '../../middleware/read-input.ts'
import { AppError } from '../../services/app-error.ts'
import { visitorOf } from '../../services/visitor.ts'
import { answerVisitor, saveVisitorLine } from '../../workflows/answer-visitor.ts'
import { findAgent, findPublicProfile } from '../profiles/queries.ts'
import { carriedResult } from '../scorecard/carried-result.ts'
import { readConversation } from './queries.ts'

/** The agent's calls (public spec section 7, R20, R21). */
export const chatRoutes = new Hono<App>()
  .post('/chat', limitRate('CHAT_LIMITER'), readInput('json', saveMessageSchema), async (c) => {
    const { sessionId, message, isUser, agentName, messageId: id = crypto.randomUUID() } = c.req.valid('json')
    if (!isUser) {
      const agent = await findAgent(c.var.call, agentName)
      if (!agent) throw new AppError('PROFILE_NOT_FOUND')
      if (!isFallbackReply(agent, message)) throw new AppError('NOT_A_SCRIPT_LINE')
    }
    await saveVisitorLine(c.var.call, await visitorOf(c), agentName, sessionId, { id, text: message, isUser })
    return c.json({ saved: true, id }, 201)
  })
  .post('/chat/ai-response', limitRate('CHAT_LIMITER'), readInput('json', askAgentSchema), async (c) => {
    const { agentName, messageId = crypto.randomUUID(), scorecardResult, ...asked } = c.req.valid('json')
    const profile = await findPublicProfile(c.var.call, agentName)
    if (!profile) throw new AppError('PROFILE_NOT_FOUND')
    const { chunks, saved } = await answerVisitor(
      c.var.call,
      await visitorOf(c),
      profile,
      {
        ...asked,
        messageId,
        result: await carriedResult(c.var.call, scorecardResult),
      },
      c.req.raw.signal,
    )
    if (wantsJson(c.req.header('accept'))) {
      await chunks.pipeTo(new WritableStream())
      const { text, citations, nearest, isBroken } = await saved
      if (isBroken) throw new AppError('AGENT_UNAVAILABLE')
      return c.json({ response: text, citations, ...(nearest && { nearest }) })
    }
    const { headers, body } = createUIMessageStreamResponse({ stream: chunks })
    for (const [name, value] of headers) c.header(name, value)
    c.header('Cache-Control', 'no-store')
    return body ? c.body(body) : c.body(null)
  })
  .get('/chat/:sessionId', readInput('param', z.object({ sessionId: sessionIdSchema })), async (c) => {
    const messages = await readConversation(c.var.call, c.req.valid('param').sessionId, await visitorOf(c))
    return c.json({ messages })
  })

const wantsJson = (accept = '') =>
  accept.includes('application/json') && !accept.includes('text/event-stream')
