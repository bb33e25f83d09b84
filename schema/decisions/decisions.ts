import { z } from 'zod'
import { cursorSchema } from '../paging.ts'
import type { ReviewVerdict } from '../reviews/reviews.ts'
import { decisionSubjects } from './decision-subjects.ts'

/** What an administrator does, as the record names it. */
const verdicts = [
  'dismissed',
  'taken down',
  'sessions ended',
  'sign-in link sent',
  'bounce lifted',
  'erased',
  'invited',
  'removed',
  'address shown',
  'refunded',
  'withdrawn',
  'cancelled',
  'tried again',
  'assigned',
  'room set',
  'sent',
  'run',
  'exported',
] as const

/** The verdict of a validator, or the action of an administrator. */
export type Verdict = ReviewVerdict | (typeof verdicts)[number]

/** Query of GET /api/admin/decisions: by whom (an account's id), on what, and about which account. */
export const recordQuerySchema = z.object({
  by: z.string().max(100).optional(),
  subject: z.enum(decisionSubjects).optional(),
  account: z.string().max(100).optional(),
  cursor: cursorSchema,
})
