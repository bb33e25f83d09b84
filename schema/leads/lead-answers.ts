import { z } from 'zod'

/** What somebody was doing when they agreed that an expert learns of them. */
export const leadSourceSchema = z.enum(['scorecard', 'question', 'meeting'])

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
  /** The conversation with the agent that the message came out of, where the expert may read it (R20). */
  conversation: z.string().nullable(),
  createdAt: z.string(),
  /** Null while it is new to the expert. */
  readAt: z.string().nullable(),
  /** When the expert said that they have replied. */
  answeredAt: z.string().nullable(),
})

export type Lead = z.infer<typeof leadSchema>

/** A page of an expert's leads, newest first. */
export const leadsPageSchema = z.object({ leads: z.array(leadSchema), nextCursor: z.string().nullable() })

export type LeadsPage = z.infer<typeof leadsPageSchema>
