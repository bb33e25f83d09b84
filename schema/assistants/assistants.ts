import { z } from 'zod'
import { smartSearchSchema } from '../gallery/gallery.ts'
import { matchSchema } from '../gallery/gallery-answers.ts'
import { maxQueryLength, searchResults } from '../limits.ts'
import { calledProfileSchema } from '../profiles/profiles.ts'
import { referenceCheckSchema } from '../references/reference-answers.ts'
import { visibleTextSchema } from './visible-words.ts'

const challenge = z
  .string()
  .trim()
  .min(1)
  .max(maxQueryLength)
  .overwrite((text) => text.toWellFormed())
const profileUrl = calledProfileSchema.describe(
  'The `profileUrl` of a search result, for example `adaeze-whitcombe`.',
)
const storyId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)

const by = z.object({ quoted: z.object({ name: visibleTextSchema }), at: z.iso.datetime() })
const shared = { profileUrl: z.string(), url: z.url(), isSample: z.boolean() }

export const expertsAskedSchema = z.object({
  challenge: challenge.describe('The problem to be solved, in plain words, as its owner would describe it.'),
  businessArea: smartSearchSchema.shape.businessArea.describe('Narrows the search to one business area.'),
  industry: smartSearchSchema.shape.industry.describe('Narrows the search to one industry.'),
  limit: z.number().int().min(1).max(searchResults).default(8),
})

/** Answer of `search_experts`. */
export const expertsFoundSchema = z.object({
  experts: z.array(
    z.object({
      ...shared,
      /** `shares`: it only shares a word with what was described. */
      strength: z.enum(['answers', 'shares']),
      validatedStories: z.number().int(),
      validatedReferences: z.number().int(),
      quoted: z.object({
        name: visibleTextSchema,
        currentRole: visibleTextSchema,
        industry: visibleTextSchema,
        problemSolved: visibleTextSchema,
      }),
      /** The sentence that matched; null where none did. */
      match: z
        .object({
          field: matchSchema.shape.field,
          quoted: z.object({ sentence: visibleTextSchema, storyTitle: visibleTextSchema.nullable() }),
          storyId: z.number().int().nullable(),
          url: z.url(),
          confirmedBy: z.number().int(),
        })
        .nullable(),
    }),
  ),
})
export type ExpertsFound = z.infer<typeof expertsFoundSchema>

export const expertAskedSchema = z.object({ profileUrl })

/** Answer of `read_expert`. */
export const expertReadSchema = z.object({
  ...shared,
  quoted: z.object({
    name: visibleTextSchema,
    currentRole: visibleTextSchema,
    industry: visibleTextSchema,
    yearsExperience: visibleTextSchema,
    problemSolved: visibleTextSchema,
    promise: visibleTextSchema,
    about: visibleTextSchema,
    businessAreas: z.array(visibleTextSchema),
    deliverables: z.array(visibleTextSchema),
    keySkills: z.array(visibleTextSchema),
    expertise: z.array(visibleTextSchema),
    method: z.array(z.object({ title: visibleTextSchema, outcome: visibleTextSchema })),
  }),
  stories: z.array(
    z.object({
      storyId: z.number().int(),
      url: z.url(),
      validatedAt: z.iso.datetime().nullable(),
      confirmedBy: z.number().int(),
      quoted: z.object({ title: visibleTextSchema, result: visibleTextSchema }),
    }),
  ),
  references: z.array(
    z.object({
      validatedAt: z.iso.datetime(),
      checks: z.array(referenceCheckSchema.extend({ by: visibleTextSchema.optional() })),
      confirmsStories: z.array(z.number().int()),
      quoted: z.object({
        name: visibleTextSchema,
        role: visibleTextSchema,
        company: visibleTextSchema,
        relationship: visibleTextSchema,
        words: visibleTextSchema,
      }),
    }),
  ),
  bookingUrl: z.url(),
})
export type ExpertRead = z.infer<typeof expertReadSchema>

export const storyAskedSchema = z.object({
  profileUrl,
  storyId: storyId.describe('The `storyId` of a search result or of `read_expert`.'),
})

/** Answer of `read_story`: every sentence with the address that shows it, and who confirmed it when (R9b). */
export const storyReadSchema = z.object({
  ...shared,
  storyId: z.number().int(),
  validatedAt: z.iso.datetime().nullable(),
  /** Where anybody checks its signed badge; null until one is issued (R30). */
  proofUrl: z.url().nullable(),
  quoted: z.object({
    expert: visibleTextSchema,
    title: visibleTextSchema,
    result: visibleTextSchema,
    industry: visibleTextSchema,
    timeline: visibleTextSchema,
  }),
  sentences: z.array(
    z.object({
      part: z.enum(['situation', 'task', 'action', 'result']),
      quoted: z.object({ sentence: visibleTextSchema }),
      url: z.url(),
      confirmedBy: z.array(by),
    }),
  ),
  /** Who confirmed the story: the sentences that name them, or the whole where none names anybody. */
  confirmations: z.array(
    z.object({
      quoted: z.object({
        name: visibleTextSchema,
        role: visibleTextSchema.nullable(),
        company: visibleTextSchema.nullable(),
        words: visibleTextSchema.nullable(),
      }),
    }),
  ),
})
export type StoryRead = z.infer<typeof storyReadSchema>

/** Answer of `booking_link`; `message`: no hour is open, and the page takes a message. */
export const bookingLinkSchema = z.object({
  ...shared,
  takes: z.enum(['meeting', 'message']),
  /** What whoever follows it has to know; null for nothing. */
  note: z.string().nullable(),
  quoted: z.object({ name: visibleTextSchema }),
})
export type BookingLink = z.infer<typeof bookingLinkSchema>

export const documentsAskedSchema = z.object({ query: challenge })

/** Answer of `search`, in the form that some assistants insist on. */
export const documentsFoundSchema = z.object({
  results: z.array(
    z.object({ id: z.string(), title: visibleTextSchema, text: visibleTextSchema, url: z.url() }),
  ),
})
export type DocumentsFound = z.infer<typeof documentsFoundSchema>

export const documentAskedSchema = z.object({
  id: z
    .string()
    .min(1)
    .max(200)
    .describe('The `id` of a result of `search`: an expert, or one story of theirs.'),
})

/** Answer of `fetch`, in the same form. */
export const documentReadSchema = z.object({
  id: z.string(),
  title: visibleTextSchema,
  text: visibleTextSchema,
  url: z.url(),
})
export type DocumentRead = z.infer<typeof documentReadSchema>
