import { z } from 'zod'
import { type FigurePeriod, figurePeriods } from '../options.ts'

/** Query of GET /api/dashboard/figures. */
export const figuresQuerySchema = z.object({
  days: z
    .enum(figurePeriods.map(String) as [`${FigurePeriod}`])
    .default('30')
    .transform((days) => Number(days) as FigurePeriod),
})
