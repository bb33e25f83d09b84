import { z } from 'zod'
import { categories } from './categories.ts'
import { scoredSections } from './questions.ts'

/** What a visitor may take into a chat of their scorecard: no name, no address, no answer. */
export const carriedResultSchema = z.object({
  stage: z.string(),
  total: z.number().int(),
  /** Undefined for a category that is none of ours. */
  category: z.enum(categories).optional(),
  sections: z.record(z.enum(scoredSections), z.object({ points: z.number().int(), of: z.number().int() })),
})
export type CarriedResult = z.infer<typeof carriedResultSchema>

/** What GET /api/scorecard/{token}/for-chat hands out: a signed token, good until `expiresAt`. */
export type ResultForChat = { token: string; expiresAt: string }
