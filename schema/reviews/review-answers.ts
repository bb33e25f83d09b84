import { z } from 'zod'
import { type Plan, plans } from '../levels.ts'
import { referenceCheckSchema } from '../references/reference-answers.ts'
import { referenceFlags, referenceStatusSchema } from '../references/references.ts'
import { referenceAnswersSchema } from '../references/submitted-reference.ts'
import { answeredClaimSchema, storyVersionSchema } from '../stories/story-answers.ts'
import { obstacles, verdicts } from './reviews.ts'

const expertSchema = z.object({
  name: z.string(),
  profileUrl: z.string(),
  currentRole: z.string(),
  industry: z.string(),
  plan: z.enum(Object.keys(plans) as Plan[]),
  /** Whether the profile is public. */
  isLive: z.boolean(),
})

/** Answer of GET /api/reviews: the waiting stories, premium first, then the oldest. */
export const reviewQueueSchema = z.object({
  items: z.array(
    z.object({
      storyId: z.number().int(),
      version: z.number().int(),
      title: z.string(),
      expert: expertSchema,
      submittedAt: z.string(),
      /** Whether another version was published before. */
      isChange: z.boolean(),
      /** Whether this version was published before, and lost what confirmed it. */
      wasPublished: z.boolean(),
      /** The number of validated referees who confirm it. */
      confirmedBy: z.number().int(),
      /** The flags of all referees who confirm it, without repeats. */
      flags: z.array(z.enum(referenceFlags)),
      /** Whether the validator has an interest in this profile, so that another one must decide. */
      isOwn: z.boolean(),
    }),
  ),
  total: z.number().int(),
  nextCursor: z.string().nullable(),
})

export type ReviewQueue = z.infer<typeof reviewQueueSchema>

/** Answer of GET /api/reviews/{storyId}. */
export const reviewSchema = z.object({
  storyId: z.number().int(),
  expert: expertSchema,
  /** The waiting version, or the last decided one. */
  submitted: storyVersionSchema,
  /** The public version, or the last one that was. */
  published: storyVersionSchema.nullable(),
  /** The last decided version, where it is not the published one. */
  lastDecided: storyVersionSchema.nullable(),
  claims: z.array(answeredClaimSchema),
  references: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      email: z.string(),
      company: z.string(),
      role: z.string(),
      status: referenceStatusSchema,
      /** When this text came: a verdict names it. */
      submittedAt: z.string().nullable(),
      /** Hidden by the owner: not counted, but the validator can read it (R8). */
      isHidden: z.boolean(),
      /** As quoted on the page. */
      feedback: z.string(),
      answers: referenceAnswersSchema.nullable(),
      checks: z.array(referenceCheckSchema),
      flags: z.array(z.enum(referenceFlags)),
      /** The version of this story that they confirm, with the sentence they added. */
      confirmed: z.object({ version: z.number().int(), at: z.string(), sentence: z.string() }).nullable(),
      /** When the owner asked them by mail about this version, while they have not answered. */
      askedAt: z.string().nullable(),
      /** Whether it is the validator's own. */
      isOwn: z.boolean(),
    }),
  ),
  obstacle: z.enum(obstacles).nullable(),
  /** Newest first. */
  record: z.array(
    z.object({
      verdict: z.enum(verdicts),
      version: z.number().int().nullable(),
      note: z.string(),
      by: z.string(),
      at: z.string(),
    }),
  ),
})

export type Review = z.infer<typeof reviewSchema>
