import { z } from 'zod'

/** Body of POST /api/dashboard/conversations/{sessionId}/read: the `lastActivityAt` that was shown, by default now. */
export const conversationReadSchema = z.object({ upTo: z.iso.datetime().optional() })
