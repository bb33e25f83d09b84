import { z } from 'zod'
import { type FigurePeriod, figurePeriods } from '../options.ts'

/** Query of GET /api/dashboard/figures. */
export const figuresQuerySchema = z.object({
  days: z
    .enum(figurePeriods.map(String) as [`${FigurePeriod}`])
    .default('30')
    .transform((days) => Number(days) as FigurePeriod),
})

const countsSchema = z.object({
  views: z.number().int(),
  chats: z.number().int(),
  scorecards: z.number().int(),
  bookings: z.number().int(),
})
/** How often what happened; who counts, `whoCounts` of `schema/figures/sources.ts` says (R11). */
export type Counts = z.infer<typeof countsSchema>

/**
 * Answer of GET /api/dashboard/figures. Days are UTC, every day of the period is there, oldest first. `source` is where the
 * visitors came from, a word of `schema/figures/sources.ts` or a host; most views first, eight of them, and what is left as `others`.
 * By day and by source only where the plan covers it, else null (R5).
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
