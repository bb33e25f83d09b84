import { z } from 'zod'
import { claimParts } from './claims.ts'
import { storyTextSchema } from './own-stories.ts'

/** The four prompts around a sample profile's diagram (public spec 2.7). */
const storyPromptSchema = z.enum(['problem', 'contrarian', 'trend', 'transformation'])

const storyStatusSchema = z.enum(['draft', 'submitted', 'returned', 'validated'])

export type StoryStatus = z.infer<typeof storyStatusSchema>

/** Statuses of a version, which may also be taken back by its owner or followed by a later validated one. */
const versionStatuses = [...storyStatusSchema.options, 'taken-back', 'superseded'] as const

export type VersionStatus = (typeof versionStatuses)[number]

export const publicStorySchema = z.object({
  id: z.number().int(),
  title: z.string(),
  /** The result, in one line under the title. */
  subtitle: z.string(),
  industry: z.string(),
  timeline: z.string(),
  prompt: storyPromptSchema.nullable(),
  status: storyStatusSchema,
  /** Situation. */
  problemDescription: z.string(),
  task: z.string(),
  /** Action. */
  solution: z.string(),
  /** Result. */
  results: z.string(),
  createdAt: z.string(),
  validatedAt: z.string().nullable(),
  /** Validated referees who confirmed this version, with the sentence they added. */
  confirmations: z.array(
    z.object({ referenceId: z.number().int(), name: z.string(), sentence: z.string().nullable() }),
  ),
  /** The sentences of action and result that validated referees confirmed, with names and times (R9b). */
  claims: z.array(
    z.object({
      text: z.string(),
      confirmedBy: z.array(z.object({ referenceId: z.number().int(), name: z.string(), at: z.string() })),
    }),
  ),
  /** Its newest badge, by which anybody checks it; null until one is issued (R30). */
  badgeId: z.string().nullable(),
})

export type PublicStory = z.infer<typeof publicStorySchema>

/** A version for its owner and its validator. */
export const storyVersionSchema = storyTextSchema.extend({
  version: z.number().int(),
  status: z.enum(versionStatuses),
  /** The validator's note on a returned version. */
  note: z.string(),
  editedAt: z.string(),
  submittedAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
})

export type StoryVersion = z.infer<typeof storyVersionSchema>

/** A claim of a version with the referees' answers; `differs` is for owner and validator only (R9b). */
export const answeredClaimSchema = z.object({
  claimIndex: z.number().int(),
  part: z.enum(claimParts),
  text: z.string(),
  isMarked: z.boolean(),
  confirmedBy: z.array(z.object({ referenceId: z.number().int(), name: z.string(), at: z.string() })),
  differs: z.array(z.object({ referenceId: z.number().int(), name: z.string(), words: z.string() })),
})

export type AnsweredClaim = z.infer<typeof answeredClaimSchema>

/** `story` in the answer of GET /api/stories/{id}, and of every call that changes one. */
export const ownStorySchema = z.object({
  id: z.number().int(),
  /** The newest version, for the builder. */
  current: storyVersionSchema,
  /** The public version, or the last public one while the validators have it; null before the first validation. */
  published: storyVersionSchema.nullable(),
  isPublic: z.boolean(),
  /** The newest twenty and all published or waiting ones, newest first, without their texts. */
  versions: z.array(
    storyVersionSchema.pick({
      version: true,
      status: true,
      note: true,
      editedAt: true,
      submittedAt: true,
      decidedAt: true,
    }),
  ),
  /** Of the newest version. */
  claims: z.array(answeredClaimSchema),
  /**
   * The validated referees of the profile, whom the owner can ask about this story (R9); `confirmedAt` is for the
   * newest version.
   */
  referees: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      askedAt: z.string().nullable(),
      confirmedAt: z.string().nullable(),
    }),
  ),
  /** The referees who are not validated yet; `invitedAt` is null until their invitation is mailed. */
  awaited: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      invitedAt: z.string().nullable(),
      hasAnswered: z.boolean(),
    }),
  ),
  /** Whether a validator may validate the newest version, as a referee confirms it (R9). */
  isConfirmed: z.boolean(),
  /** Whether a model can offer a rewording. */
  canReword: z.boolean(),
})

export type OwnStory = z.infer<typeof ownStorySchema>

/** Its answer: a better wording without new facts, with a blank in square brackets where a fact is missing. */
export const rewordedSchema = z.object({ text: z.string() })

/** One of `stories` in the dashboard's answer, in their order on the page (account spec section 3). */
export const dashboardStorySchema = storyTextSchema.omit({ marked: true, subtitle: true }).extend({
  id: z.number().int(),
  version: z.number().int(),
  /** Of the newest version; a draft again after it was taken back. */
  status: storyStatusSchema,
  /** The validator's note on the returned newest version. */
  note: z.string(),
  createdAt: z.string(),
  editedAt: z.string(),
  /** The public version; null for none. */
  publicVersion: z.number().int().nullable(),
  /** Whether the plan includes it: free the first, starter the first four (R5). */
  isCovered: z.boolean(),
  claims: z.number().int(),
  confirmedClaims: z.number().int(),
  isConfirmed: z.boolean(),
  /** The number of missing fields. */
  missing: z.number().int(),
})

export type DashboardStory = z.infer<typeof dashboardStorySchema>
