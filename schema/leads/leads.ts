import { z } from 'zod'

/** Query of GET /api/dashboard/leads. `search` is looked for in name and address. */
export const leadsQuerySchema = z.object({
  cursor: z.string().max(20).optional(),
  show: z.enum(['all', 'unanswered']).default('all'),
  search: z.string().trim().max(120).default(''),
})

/** Body of POST /api/dashboard/leads/{id}/answered. */
export const leadAnsweredSchema = z.object({ isAnswered: z.boolean() })
