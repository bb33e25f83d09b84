import { z } from 'zod'
import { claimParts } from './claims.ts'
import { storyTextSchema } from './own-stories.ts'

/** The four prompts around a sample profile's diagram (public spec 2.7). */
export const storyPromptSchema = z.enum(['problem', 'contrarian', 'trend', 'transformation'])

export const storyStatusSchema = z.enum(['draft', 'submitted', 'returned', 'validated'])

export type StoryStatus = z.infer<typeof storyStatusSchema>

/** Beside these a version may have been taken back by its owner, or followed by a later validated one. */
export const versionStatuses = [...storyStatusSchema.options, 'taken-back', 'superseded'] as const

export type VersionStatus = (typeof versionStatuses)[number]

export const publicStorySchema = z.object({
  id: z.number().int(),
  title: z.string(),
  /** One line under the title: what came of it. */
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
  /** Validated referees who confirmed this version of the story, with the sentence they added. */
  confirmations: z.array(
    z.object({ referenceId: z.number().int(), name: z.string(), sentence: z.string().nullable() }),
  ),
  /** The sentences of action and result that a validated referee confirmed word for word, with who did and when (R9b). */
  claims: z.array(
    z.object({
      text: z.string(),
      confirmedBy: z.array(z.object({ referenceId: z.number().int(), name: z.string(), at: z.string() })),
    }),
  ),
})

export type PublicStory = z.infer<typeof publicStorySchema>

/** A version as its owner and its validator see it. */
export const storyVersionSchema = storyTextSchema.extend({
  version: z.number().int(),
  status: z.enum(versionStatuses),
  /** What the validator wrote, where it was returned. */
  note: z.string(),
  editedAt: z.string(),
  submittedAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
})

export type StoryVersion = z.infer<typeof storyVersionSchema>

/** A claim of a version, with what referees said of it; `differs` is for owner and validator only (R9b). */
export const toldClaimSchema = z.object({
  place: z.number().int(),
  part: z.enum(claimParts),
  text: z.string(),
  isMarked: z.boolean(),
  confirmedBy: z.array(z.object({ referenceId: z.number().int(), name: z.string(), at: z.string() })),
  differs: z.array(z.object({ referenceId: z.number().int(), name: z.string(), words: z.string() })),
})

export type ToldClaim = z.infer<typeof toldClaimSchema>

/** `story` in the answer of GET /api/stories/{id}, and of every call that changes one. */
export const ownStorySchema = z.object({
  id: z.number().int(),
  /** The newest version: what the builder shows. */
  current: storyVersionSchema,
  /** What the public reads, or read last while it is back with the validators; null before a version was validated. */
  published: storyVersionSchema.nullable(),
  isPublic: z.boolean(),
  /** The newest twenty, and those that are published or wait, newest first, without their texts. */
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
  claims: z.array(toldClaimSchema),
  /** The validated referees of the profile: whom the owner can ask about this story (R9). `confirmedAt` is for the newest version. */
  referees: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      askedAt: z.string().nullable(),
      confirmedAt: z.string().nullable(),
    }),
  ),
  /** Those who were named and are not validated yet; `invitedAt` is null until their invitation is mailed. */
  awaited: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      invitedAt: z.string().nullable(),
      hasAnswered: z.boolean(),
    }),
  ),
  /** Whether a validator may validate the newest version: somebody's word stands for it (R9). */
  isConfirmed: z.boolean(),
  /** Whether a model is there to offer a rewording. */
  canReword: z.boolean(),
})

export type OwnStory = z.infer<typeof ownStorySchema>

/** Its answer: the same said better, with nothing that was not in it; a blank in square brackets where a fact is missing. */
export const rewordedSchema = z.object({ text: z.string() })

/** One of `stories` in the dashboard's answer, in the order in which they hang (account spec section 3). */
export const dashboardStorySchema = storyTextSchema.omit({ marked: true, subtitle: true }).extend({
  id: z.number().int(),
  version: z.number().int(),
  /** Of the newest version; one that was taken back is a draft again. */
  status: storyStatusSchema,
  /** What the validator wrote when the newest version was returned. */
  note: z.string(),
  createdAt: z.string(),
  editedAt: z.string(),
  /** Which version the public reads; null for none. */
  publicVersion: z.number().int().nullable(),
  /** Whether the plan shows it: free shows the first, starter the first four (R5). */
  isCovered: z.boolean(),
  claims: z.number().int(),
  confirmedClaims: z.number().int(),
  isConfirmed: z.boolean(),
  /** How much it lacks to be submitted. */
  missing: z.number().int(),
})

export type DashboardStory = z.infer<typeof dashboardStorySchema>
