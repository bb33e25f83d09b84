import { z } from 'zod'

/** Where a visitor agreed to be introduced to an expert. */
const leadSourceSchema = z.enum(['scorecard', 'question', 'meeting', 'hand-off'])

export type LeadSource = z.infer<typeof leadSourceSchema>

/** A lead as the expert sees it: with the result but without the answers, or with the message. */
export const leadSchema = z.object({
  id: z.number().int(),
  source: leadSourceSchema,
  name: z.string(),
  email: z.string(),
  totalScore: z.number().int().nullable(),
  stage: z.string().nullable(),
  selectedCategory: z.string().nullable(),
  question: z.string().nullable(),
  /** The conversation that the message came from, where the expert may read it (R20). */
  conversation: z.string().nullable(),
  createdAt: z.string(),
  /** Null while the expert has not read it. */
  readAt: z.string().nullable(),
  /** When the expert marked it as answered. */
  answeredAt: z.string().nullable(),
  /** The site on which they used the widget: empty where it is not known, null where they did not. */
  widgetSite: z.string().nullable(),
})

export type Lead = z.infer<typeof leadSchema>

/** A page of an expert's leads, newest first. */
export const leadsPageSchema = z.object({ leads: z.array(leadSchema), nextCursor: z.string().nullable() })

export type LeadsPage = z.infer<typeof leadsPageSchema>
