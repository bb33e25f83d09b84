import { z } from 'zod'

/** Query of GET /api/dashboard/conversations. */
export const conversationsQuerySchema = z.object({ cursor: z.string().max(120).optional() })

/** Body of POST /api/dashboard/conversations/{sessionId}/read: the `lastActivityAt` that was shown, by default now. */
export const conversationReadSchema = z.object({ upTo: z.iso.datetime().optional() })
