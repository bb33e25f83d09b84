import { z } from 'zod'
import { cursorSchema } from '../paging.ts'
import { suspensionSchema } from '../reviews/reviews.ts'
import { reportStates } from './report-states.ts'

/** Query of GET /api/admin/reports: open ones the oldest first, others the latest first. */
export const reportsQuerySchema = z.object({
  state: z.enum(reportStates).default('open'),
  cursor: cursorSchema,
})

/**
 * Body of POST /api/admin/reports/{id}/resolve. The reason is mailed: of a dismissal to the reporter, of a
 * take-down to the owner.
 */
export const reportVerdictSchema = suspensionSchema.extend({ verdict: z.enum(['dismissed', 'taken down']) })
export type ReportVerdict = z.infer<typeof reportVerdictSchema>
