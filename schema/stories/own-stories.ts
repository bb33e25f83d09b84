import { z } from 'zod'
import { longestLine, textLine } from '../text/form-fields.ts'
import { tooLong } from '../text/too-long.ts'
import { claimParts } from './claims.ts'
import { storyStatusSchema, versionStatuses } from './stories.ts'
import {
  longestStoryPart,
  longestTitle,
  shortestStoryPart,
  storyPartNames,
  storyParts,
} from './story-limits.ts'

const atMost = (most: number) => z.string().max(most, tooLong(most))

/** What an owner writes of a story, kept as it is typed: nothing has to be there yet. `marked` are sentences that they want confirmed though they hold no figure (R9b). */
export const storyTextSchema = z.object({
  title: atMost(longestTitle),
  /** In one line, what came of it. */
  subtitle: atMost(longestTitle),
  industry: atMost(longestLine),
  timeline: atMost(longestLine),
  problemDescription: atMost(longestStoryPart),
  task: atMost(longestStoryPart),
  solution: atMost(longestStoryPart),
  results: atMost(longestStoryPart),
  marked: z.array(atMost(longestStoryPart)).max(100),
})
export type OwnStoryText = z.infer<typeof storyTextSchema>

/** Body of POST /api/stories: `storyKey` is made up by the device, so that asking again begins no second story. */
export const newStorySchema = storyTextSchema.partial().extend({ storyKey: z.uuid() })
export type NewStory = z.infer<typeof newStorySchema>

/** Which text somebody changed: what they were answered last. */
export const basedOnSchema = z.object({ version: z.number().int(), editedAt: z.iso.datetime() })
/** Body of PUT /api/stories/{id}: what is absent stays. */
export const storyEditSchema = storyTextSchema.partial().extend({ basedOn: basedOnSchema })
export type StoryEdit = z.infer<typeof storyEditSchema>

const part = (name: (typeof storyParts)[number], message: string) =>
  z
    .string()
    .trim()
    .min(shortestStoryPart, `${storyPartNames[name]}: ${message}`)
    .max(longestStoryPart, tooLong(longestStoryPart))

/** What a story must have before it is submitted (R9). */
export const completeStorySchema = z.object({
  title: z.string().trim().min(3, 'Please give the story a title').max(longestTitle, tooLong(longestTitle)),
  industry: textLine('Please choose the industry it happened in'),
  timeline: textLine('Please say when it happened or how long it took'),
  problemDescription: part(
    'problemDescription',
    `please say how it was before you came (at least ${shortestStoryPart} characters)`,
  ),
  task: part('task', `please say what you were asked to do (at least ${shortestStoryPart} characters)`),
  solution: part('solution', `please say what you did yourself (at least ${shortestStoryPart} characters)`),
  results: part('results', `please say what came of it (at least ${shortestStoryPart} characters)`),
})

/** What a story lacks to be submitted, in the order of the form; empty when nothing. */
export const missingIn = (story: Partial<OwnStoryText>): { path: string; message: string }[] => {
  const read = completeStorySchema.safeParse({ ...blank, ...story })
  const problems = read.success ? [] : read.error.issues
  return problems
    .map(({ path, message }) => ({ path: path.join('.'), message }))
    .filter((one, at, all) => all.findIndex(({ path }) => path === one.path) === at)
}
const blank = Object.fromEntries(Object.keys(completeStorySchema.shape).map((name) => [name, '']))

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
  /** Whether a validator may validate the newest version: somebody's word stands for it (R9). */
  isConfirmed: z.boolean(),
  /** Whether a model is there to offer a rewording. */
  canReword: z.boolean(),
})
export type OwnStory = z.infer<typeof ownStorySchema>

/** Body of POST /api/stories/order: every story of the owner, in the order in which they are to hang. */
export const storyOrderSchema = z.object({ ids: z.array(z.number().int()).min(1).max(100) })

/** Body of POST /api/stories/{id}/rewording: one part as it stands on the page, saved or not. */
export const rewordingSchema = z.object({
  part: z.enum(storyParts),
  text: atMost(longestStoryPart).trim().min(20, 'Please write a sentence or two first.'),
})
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
