import { z } from 'zod'

/** What somebody was doing when they agreed that an expert learns of them. */
export const leadSourceSchema = z.enum(['scorecard', 'question'])
export type LeadSource = z.infer<typeof leadSourceSchema>

/** Somebody who asked to be replied to, as the expert sees them: with the result but without the answers, or with the message. */
export const leadSchema = z.object({
  id: z.number().int(),
  source: leadSourceSchema,
  name: z.string(),
  email: z.string(),
  totalScore: z.number().int().nullable(),
  stage: z.string().nullable(),
  selectedCategory: z.string().nullable(),
  question: z.string().nullable(),
  createdAt: z.string(),
})
export type Lead = z.infer<typeof leadSchema>

/** A page of an expert's leads, newest first. */
export type LeadsPage = { leads: Lead[]; nextCursor: string | null }
