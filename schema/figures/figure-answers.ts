import { z } from 'zod'
import { figurePeriods } from '../options.ts'

const countsSchema = z.object({
  views: z.number().int(),
  chats: z.number().int(),
  scorecards: z.number().int(),
  bookings: z.number().int(),
})

/** Counts of events; `whoCounts` of `schema/figures/sources.ts` says whose (R11). */
export type Counts = z.infer<typeof countsSchema>

/**
 * Answer of GET /api/dashboard/figures: UTC days, oldest first, and the eight best sources with `others`; null without
 * a plan that includes them (R5).
 */
export const figuresSchema = z.object({
  days: z.union(figurePeriods.map((days) => z.literal(days))),
  totals: countsSchema,
  /** Of the same number of days before. */
  before: countsSchema,
  byDay: z.array(countsSchema.extend({ day: z.iso.date() })).nullable(),
  /** `opened`: how often the widget was opened there. */
  bySource: z.array(countsSchema.extend({ source: z.string(), opened: z.number().int() })).nullable(),
})

export type Figures = z.infer<typeof figuresSchema>
