import { z } from 'zod'
import { type Plan, plans } from '../levels.ts'
import { publicReferenceSchema } from '../references/reference-answers.ts'
import { publicStorySchema } from '../stories/story-answers.ts'

const agentTypeSchema = z.enum(['coach', 'mining'])

export type AgentType = z.infer<typeof agentTypeSchema>

const signatureStepSchema = z.object({ title: z.string(), outcome: z.string() })

/** The public part of a published profile (account spec section 3). */
export const publicProfileSchema = z.object({
  id: z.number().int(),
  profileUrl: z.string(),
  /** The seed of its picture: its first address (R10). */
  pictureSlug: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  /** Null where meetings can be booked. */
  email: z.string().nullable(),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  hasBooking: z.boolean(),
  /** Whether meetings can be booked; otherwise the page takes a message. */
  hasOpenHours: z.boolean(),
  /** Whether the agent hands a visitor over to the expert (R29). */
  handsOff: z.boolean(),
  scorecardActive: z.boolean(),
  currentRole: z.string(),
  industry: z.string(),
  businessAreas: z.array(z.string()),
  coreProblemSolved: z.string(),
  coreDeliverables: z.array(z.string()),
  /** The promise in the hero, by default the first deliverable. */
  headline: z.string(),
  about: z.string(),
  expertise: z.array(z.string()),
  yearsExperience: z.string(),
  solutionProfile: z.object({ keySkills: z.array(z.string()) }),
  /** Empty where the plan does not include it. */
  signatureSystem: z.array(signatureStepSchema),
  agentType: agentTypeSchema,
  /** The agent's first line, where the expert has written one; else empty. */
  agentGreeting: z.string(),
  isSample: z.boolean(),
  /** Whether it has an account that reads its messages; most samples have none. */
  hasOwner: z.boolean(),
  stories: z.array(publicStorySchema),
  references: z.array(publicReferenceSchema),
})

export type PublicProfile = z.infer<typeof publicProfileSchema>

/** A profile for its owner, public or not: in the dashboard's answer, and after each change. */
export const ownProfileSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  currentRole: z.string(),
  level: z.number().int(),
  plan: z.enum(Object.keys(plans) as Plan[]),
  profileUrl: z.string(),
  /** The seed of its picture: its first address (R10). */
  pictureSlug: z.string(),
  isActive: z.boolean(),
  /** Why an administrator suspended it; null where nobody has. */
  suspendedReason: z.string().nullable(),
  isLive: z.boolean(),
  scorecardActive: z.boolean(),
  phone: z.string(),
  linkedinUrl: z.string(),
  company: z.string(),
  yearsExperience: z.string(),
  industry: z.string(),
  coreProblemSolved: z.string(),
  targetIndustry: z.string(),
  coreDeliverables: z.array(z.string()),
  solutionStep1: z.string(),
  solutionStep2: z.string(),
  solutionStep3: z.string(),
  /** Part of the seed of its picture, with the number of key skills. */
  businessAreas: z.array(z.string()),
  keySkills: z.array(z.string()),
  headline: z.string(),
  about: z.string(),
  expertise: z.array(z.string()),
  /** When the owner last changed it; null for never. */
  editedAt: z.string().nullable(),
})

export type OwnProfile = z.infer<typeof ownProfileSchema>

/** Answer of PUT /api/customer-profile. */
export const customerProfileAnswerSchema = z.object({ success: z.literal(true), profile: ownProfileSchema })
