import { Hono } from 'hono'
import { eraseOwnConversation } from '../../../workflows/chat/erase-conversation.ts'
import { handOff } from '../../../workflows/chat/hand-off.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'
import { readVisitor } from '../../middleware/visitor-cookie.ts'

/** What a visitor does with their own conversation: erase it, or ask for the expert (R29). */
export const visitorConversationRoutes = new Hono<App>()
  .post('/chat/:sessionId/erase', readInput('POST /chat/:sessionId/erase'), async (c) => {
    await eraseOwnConversation(c.var.call, await readVisitor(c), c.req.valid('param').sessionId)
    return c.body(null, 204)
  })
  .post('/chat/:sessionId/hand-off', readInput('POST /chat/:sessionId/hand-off'), async (c) => {
    const { consent: _, ...handOffInput } = c.req.valid('json')
    const answer = await handOff(
      c.var.call,
      await readVisitor(c),
      c.req.valid('param').sessionId,
      handOffInput,
    )
    return c.json({ says: answer }, 201)
  })
