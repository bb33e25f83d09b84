import { z } from 'zod'
import { type Plan, plans } from '../levels.ts'
import { referenceCheckSchema } from '../references/reference-answers.ts'
import { referenceAnswersSchema } from '../references/reference-form.ts'
import { referenceFlags, referenceStatusSchema } from '../references/references.ts'
import { storyVersionSchema, toldClaimSchema } from '../stories/story-answers.ts'
import { obstacles, verdicts } from './reviews.ts'

const expertSchema = z.object({
  name: z.string(),
  profileUrl: z.string(),
  currentRole: z.string(),
  industry: z.string(),
  plan: z.enum(Object.keys(plans) as Plan[]),
  /** Whether the profile is on public view now. */
  isLive: z.boolean(),
})

/** Answer of GET /api/reviews: what waits, premium first, then the oldest. */
export const reviewQueueSchema = z.object({
  items: z.array(
    z.object({
      storyId: z.number().int(),
      version: z.number().int(),
      title: z.string(),
      expert: expertSchema,
      submittedAt: z.string(),
      /** Whether it was published before in another version. */
      isChange: z.boolean(),
      /** How many validated referees stand for it. */
      confirmedBy: z.number().int(),
      /** All flags of the referees who stand for it, each once. */
      flags: z.array(z.enum(referenceFlags)),
      /** The validator has an interest in this profile: somebody else decides. */
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
  /** The version that waits; where none does, the one that was decided on last. */
  submitted: storyVersionSchema,
  /** What the public reads now, or read last. */
  published: storyVersionSchema.nullable(),
  /** The version that was decided on last, where it is not the published one. */
  lastDecided: storyVersionSchema.nullable(),
  claims: z.array(toldClaimSchema),
  references: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      email: z.string(),
      company: z.string(),
      role: z.string(),
      status: referenceStatusSchema,
      /** The owner hides it: it counts for nothing, and the validator still reads it (R8). */
      isHidden: z.boolean(),
      /** What the page quotes of them. */
      feedback: z.string(),
      answers: referenceAnswersSchema.nullable(),
      checks: z.array(referenceCheckSchema),
      flags: z.array(z.enum(referenceFlags)),
      /** They stand for this story: for which of its versions, with the sentence they added. */
      confirmed: z.object({ version: z.number().int(), at: z.string(), sentence: z.string() }).nullable(),
      /** It is the validator's own. */
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
