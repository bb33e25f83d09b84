import { Hono } from 'hono'
import type { ConversationsPage, ConversationWithLines } from '#schema/chat/chat-answers.ts'
import { type Call, ownProfileOf } from '../../../call.ts'
import { markConversationRead } from '../../../features/chat/commands.ts'
import {
  conversationsWith,
  everyConversation,
  findConversation,
} from '../../../features/chat/conversation-queries.ts'
import { conversationRows, conversationsFileHead } from '../../../features/chat/conversations-file.ts'
import { AppError } from '../../../services/app-error.ts'
import { csvFile, fileOfDay } from '../../../services/csv.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** An owner's view of the conversations with their agent that began after the notice that says so (R20). */
export const conversationRoutes = new Hono<App>()
  .get('/dashboard/conversations', readInput('GET /dashboard/conversations'), async (c) =>
    c.json(
      (await conversationsWith(
        c.var.call,
        ownProfileOf(c.var.call).id,
        c.req.valid('query').cursor,
      )) satisfies ConversationsPage,
    ),
  )
  .get('/dashboard/conversations.csv', async (c) => {
    const { call } = c.var
    return csvFile(
      fileOfDay('conversations', call),
      conversationsFileHead,
      rowsOfConversations(call, ownProfileOf(call).id),
    )
  })
  .get(
    '/dashboard/conversations/:sessionId',
    readInput('GET /dashboard/conversations/:sessionId'),
    async (c) => {
      const { call } = c.var
      const found = await findConversation(call, ownProfileOf(call).id, c.req.valid('param').sessionId)
      if (!found) throw new AppError('CONVERSATION_NOT_FOUND')
      return c.json(found satisfies ConversationWithLines)
    },
  )
  .post(
    '/dashboard/conversations/:sessionId/read',
    readInput('POST /dashboard/conversations/:sessionId/read'),
    async (c) => {
      const { call } = c.var
      const { rowsAffected } = await markConversationRead(call, ownProfileOf(call).id, {
        ...c.req.valid('param'),
        ...c.req.valid('json'),
      })
      if (!rowsAffected) throw new AppError('CONVERSATION_NOT_FOUND')
      return c.body(null, 204)
    },
  )

async function* rowsOfConversations(call: Call, profileId: number) {
  for await (const some of everyConversation(call, profileId)) yield conversationRows(some)
}
