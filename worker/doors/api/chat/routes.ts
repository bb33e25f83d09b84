import { Hono } from 'hono'
import { isFallbackReply } from '#schema/chat/agent-script.ts'
import { scriptedAssistant } from '#schema/drafts/assistant-script.ts'
import { profileAssistant } from '#schema/drafts/profile-assistant.ts'
import { readConversation } from '../../../features/chat/queries.ts'
import { findAgent } from '../../../features/profiles/queries.ts'
import { carriedResult } from '../../../features/scorecard/carried-result.ts'
import { AppError } from '../../../services/app-error.ts'
import { adviseOnDraft, saveDraftLine } from '../../../workflows/chat/advise-on-draft.ts'
import { answerVisitor, saveVisitorLine } from '../../../workflows/chat/answer-visitor.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'
import { readVisitor, visitorOf } from '../../middleware/visitor-cookie.ts'

/** The agent's calls (public spec section 7, R20, R21). */
export const chatRoutes = new Hono<App>()
  .post('/chat', readInput('POST /chat'), async (c) => {
    const {
      message,
      isUser,
      agentName,
      messageId: id = crypto.randomUUID(),
      ...session
    } = c.req.valid('json')
    const { call } = c.var
    if (!isUser) {
      const agent = isAssistant(agentName) ? scriptedAssistant : await findAgent(call, agentName)
      if (!agent) throw new AppError('PROFILE_NOT_FOUND')
      if (!isFallbackReply(agent, message)) throw new AppError('NOT_A_SCRIPT_LINE')
    }
    const visitorId = await visitorOf(c)
    const line = { id, text: message, isUser }
    if (isAssistant(agentName)) await saveDraftLine(call, visitorId, session.sessionId, line)
    else await saveVisitorLine(call, { ...session, visitorId, profileUrl: agentName }, line)
    return c.json({ saved: true, id }, 201)
  })
  .post('/chat/ai-response', readInput('POST /chat/ai-response'), async (c) => {
    const { call } = c.var
    const { agentName, messageId = crypto.randomUUID(), scorecardResult, ...question } = c.req.valid('json')
    const isWholeAtOnce = wantsJson(c.req.header('accept'))
    const visitorQuestion = { ...question, messageId, isWholeAtOnce }
    const { signal } = c.req.raw
    const answering = async () => {
      if (isAssistant(agentName)) return adviseOnDraft(call, await visitorOf(c), visitorQuestion, signal)
      const result = await carriedResult(call, scorecardResult)
      const visitorId = await visitorOf(c)
      return answerVisitor(call, { ...visitorQuestion, visitorId, profileUrl: agentName, result }, signal)
    }
    const { chunks, saved } = await answering()
    if (isWholeAtOnce) {
      await chunks.pipeTo(new WritableStream())
      const { text, citations, corrections, grounds, nearest, perhaps, suggestion, meeting, ...rest } =
        await saved
      const { isUnanswered, isBroken, toolUses } = rest
      if (isBroken) throw new AppError('AGENT_UNAVAILABLE')
      return c.json({
        response: text,
        citations,
        ...(corrections.length && { corrections }),
        ...(grounds.length && { grounds }),
        ...(isUnanswered && { isUnanswered }),
        ...(nearest && { nearest }),
        ...(perhaps.length && { perhaps }),
        ...(suggestion && { suggestion }),
        ...(meeting && { meeting }),
        ...(toolUses.length && { toolUses }),
      })
    }
    const { createUIMessageStreamResponse } = await import('ai')
    const { headers, body } = createUIMessageStreamResponse({
      stream: chunks,
      headers: { 'Cache-Control': 'no-store' },
    })
    for (const [name, value] of headers) c.header(name, value)
    return body ? c.body(body) : c.body(null)
  })
  .get('/chat/:sessionId', readInput('GET /chat/:sessionId'), async (c) => {
    const visitorId = await readVisitor(c)
    const messages = await readConversation(c.var.call, c.req.valid('param').sessionId, visitorId)
    return c.json({ messages })
  })

const isAssistant = (agentName: string) => agentName === profileAssistant.profileUrl

const wantsJson = (accept = '') =>
  accept.includes('application/json') && !accept.includes('text/event-stream')
