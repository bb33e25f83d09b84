import { z } from 'zod'
import { maxQueryLength } from '../limits.ts'
import { businessAreas, industries, unfiltered } from '../options.ts'
import { cursorSchema } from '../paging.ts'
import { grouped } from '../text/numbers.ts'
import type { GalleryCard } from './gallery-answers.ts'

const areaFilterSchema = z.enum([unfiltered, ...businessAreas])
const industryFilterSchema = z.enum([unfiltered, ...industries])
/** What a card shows; pages leave out the rest of the answer. */
export type ShownCard = Omit<GalleryCard, 'firstName' | 'lastName' | 'linkedinIndustry' | 'expertise'>
export type CardWords = Omit<ShownCard, 'id'>
const galleryPageSize = 24

/** Path segments and query of GET /api/public-profiles/{businessArea}/{industry}. */
export const galleryFilterSchema = z.object({
  businessArea: areaFilterSchema,
  industry: industryFilterSchema,
})
export type GalleryFilter = z.infer<typeof galleryFilterSchema>
export const galleryPagingSchema = z.object({
  cursor: cursorSchema,
  limit: z.coerce.number().int().min(1).max(48).default(galleryPageSize),
})

/** Body of POST /api/smart-search. */
export const smartSearchSchema = z.object({
  query: z
    .string()
    .max(maxQueryLength, `Please describe your challenge in at most ${grouped(maxQueryLength)} characters.`),
  businessArea: areaFilterSchema.default(unfiltered),
  industry: industryFilterSchema.default(unfiltered),
})
export type SmartSearch = z.infer<typeof smartSearchSchema>
