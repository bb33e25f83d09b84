import { z } from 'zod'
import { categories } from './categories.ts'
import { scoredSections } from './questions.ts'

/** The part of a scorecard that a visitor may take into a chat: no name, address or answer. */
export const carriedResultSchema = z.object({
  stage: z.string(),
  total: z.number().int(),
  /** Undefined for an unknown category. */
  category: z.enum(categories).optional(),
  sections: z.record(z.enum(scoredSections), z.object({ points: z.number().int(), of: z.number().int() })),
})
export type CarriedResult = z.infer<typeof carriedResultSchema>

/** Answer of GET /api/scorecard/{token}/for-chat: a signed token, valid until `expiresAt`. */
export type ResultForChat = { token: string; expiresAt: string }
