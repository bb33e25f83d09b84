import { z } from 'zod'
import { draftSchema } from './drafts.ts'

/** Answer of POST /api/solution-profile and of /adopt: the profile as it is kept. */
export const savedDraftSchema = z.object({ success: z.literal(true), profile: draftSchema })

/**
 * Answer of GET /api/solution-profile/{email} (R7). To other devices than the one that made it, texts are cut as the
 * preview shows them, and `isYours` is false.
 */
export const foundDraftSchema = savedDraftSchema.extend({ isYours: z.boolean() })

export type FoundDraft = z.infer<typeof foundDraftSchema>
