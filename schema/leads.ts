import { z } from 'zod'

/** What somebody was doing when they agreed that an expert learns of them. */
export const leadSourceSchema = z.enum(['scorecard'])
export type LeadSource = z.infer<typeof leadSourceSchema>

/** Somebody who asked to be replied to, as the expert sees them: with the result, without the answers. */
export const leadSchema = z.object({
  id: z.number().int(),
  source: leadSourceSchema,
  name: z.string(),
  email: z.string(),
  totalScore: z.number().int(),
  stage: z.string(),
  selectedCategory: z.string(),
  createdAt: z.string(),
})
export type Lead = z.infer<typeof leadSchema>

/** A page of an expert's leads, newest first. */
export type LeadsPage = { leads: Lead[]; nextCursor: string | null }
