import { z } from 'zod'
import { draftSchema } from './drafts.ts'

/** Answer of POST /api/solution-profile and of /adopt: the saved draft. */
export const savedDraftSchema = z.object({ success: z.literal(true), profile: draftSchema })

/**
 * Answer of GET /api/solution-profile/{email} (R7); for another device the texts are cut as in the preview, and
 * `isYours` is false.
 */
const foundDraftSchema = savedDraftSchema.extend({ isYours: z.boolean() })

export type FoundDraft = z.infer<typeof foundDraftSchema>
