import { z } from 'zod'

/** The sentence that matched a query (R19), with `ranges` as [start, end) offsets into `snippet`. */
export const matchSchema = z.object({
  /** `correction`: the expert's own answer to a question (R29), which nobody confirmed. */
  field: z.enum(['problem', 'role', 'expertise', 'story', 'reference', 'about', 'correction']),
  snippet: z.string(),
  ranges: z.array(z.tuple([z.number().int(), z.number().int()])),
  story: z.object({ id: z.number().int(), title: z.string(), confirmedBy: z.number().int() }).nullable(),
})

export type Match = z.infer<typeof matchSchema>

/** Of a search: whether a profile answers what was described, or only shares a word with it (R19). */
const strengthSchema = z.enum(['answers', 'shares'])
export type Strength = z.infer<typeof strengthSchema>

const galleryCardSchema = z.object({
  id: z.number().int(),
  profileUrl: z.string(),
  /** The seed of its picture. */
  pictureSlug: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  currentRole: z.string(),
  /** The first business area, as the card's badge. */
  businessArea: z.string(),
  businessAreas: z.array(z.string()),
  industry: z.string(),
  linkedinIndustry: z.string(),
  coreProblemSolved: z.string(),
  expertise: z.array(z.string()),
  /** The number of key skills, which is that of the picture's forms. */
  skillCount: z.number().int(),
  validatedStories: z.number().int(),
  validatedReferences: z.number().int(),
  isSample: z.boolean(),
  strength: strengthSchema.optional(),
  match: matchSchema.optional(),
})

export type GalleryCard = z.infer<typeof galleryCardSchema>

/** A page of the gallery (R18); `total` stops at 10,000 and is then written `10,000+`. */
export const galleryPageSchema = z.object({
  profiles: z.array(galleryCardSchema),
  total: z.number().int(),
  nextCursor: z.string().nullable(),
})

export type GalleryPage = z.infer<typeof galleryPageSchema>

/** R19: `semantic` when embeddings ranked the list, `text` otherwise. */
export const searchResultSchema = z.object({
  profiles: z.array(galleryCardSchema),
  mode: z.enum(['semantic', 'text']),
})

export type SearchResult = z.infer<typeof searchResultSchema>
