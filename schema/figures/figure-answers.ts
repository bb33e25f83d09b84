import { z } from 'zod'
import { figurePeriods } from '../options.ts'

const countsSchema = z.object({
  views: z.number().int(),
  chats: z.number().int(),
  scorecards: z.number().int(),
  bookings: z.number().int(),
})

/** How often what happened; who counts, `whoCounts` of `schema/figures/sources.ts` says (R11). */
export type Counts = z.infer<typeof countsSchema>

/**
 * Answer of GET /api/dashboard/figures: UTC days, oldest first; sources (`schema/figures/sources.ts`), most views first,
 * eight and `others`. By day and source only where the plan covers it, else null (R5).
 */
export const figuresSchema = z.object({
  days: z.union(figurePeriods.map((days) => z.literal(days))),
  totals: countsSchema,
  /** Of as many days before. */
  before: countsSchema,
  byDay: z.array(countsSchema.extend({ day: z.iso.date() })).nullable(),
  bySource: z.array(countsSchema.extend({ source: z.string() })).nullable(),
})

export type Figures = z.infer<typeof figuresSchema>
