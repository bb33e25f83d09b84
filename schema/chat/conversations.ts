import { z } from 'zod'
import { citationSchema } from './chat.ts'

/** A visitor's conversation with an expert's agent, as the expert may read it: begun after the notice that says so (R20). */
export const conversationSchema = z.object({
  id: z.string(),
  startedAt: z.string(),
  lastActivityAt: z.string(),
  /** What the visitor asked first. */
  opening: z.string(),
  /** How many questions the visitor asked. */
  questions: z.number().int(),
  /** False while something in it is new to the expert. */
  isRead: z.boolean(),
  /** Who it was, where they left the expert a message out of it. */
  lead: z.object({ id: z.number().int(), name: z.string(), email: z.string() }).nullable(),
})
export type Conversation = z.infer<typeof conversationSchema>

/** Query of GET /api/dashboard/conversations. */
export const conversationsQuerySchema = z.object({ cursor: z.string().max(120).optional() })

/** Its answer: the one in which something was said last comes first. */
export const conversationsPageSchema = z.object({
  conversations: z.array(conversationSchema),
  nextCursor: z.string().nullable(),
})
export type ConversationsPage = z.infer<typeof conversationsPageSchema>

/** Answer of GET /api/dashboard/conversations/{sessionId}: oldest line first; of a very long one the last 400. */
export const heldConversationSchema = conversationSchema.extend({
  lines: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      isUser: z.boolean(),
      at: z.string(),
      citations: z.array(citationSchema),
    }),
  ),
})
export type HeldConversation = z.infer<typeof heldConversationSchema>

/** Body of POST /api/dashboard/conversations/{sessionId}/read: the `lastActivityAt` of what was shown, else now counts. */
export const conversationReadSchema = z.object({ upTo: z.iso.datetime().optional() })
