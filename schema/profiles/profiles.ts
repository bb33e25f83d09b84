import { z } from 'zod'
import { calledProfileUrl } from '../paths.ts'
import { publicReferenceSchema } from '../references/references.ts'
import { publicStorySchema } from '../stories/stories.ts'

export const agentTypeSchema = z.enum(['coach', 'mining'])
export type AgentType = z.infer<typeof agentTypeSchema>

/** 3 to 60 lowercase letters, digits and hyphens (R10). */
export const profileUrlSchema = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{1,58})[a-z0-9]$/)

/** A profile as a caller names it, read as its profileUrl; nobody may be there. */
export const calledProfileSchema = z
  .string()
  .min(1)
  .max(120)
  .refine((name) => name.isWellFormed())
  .transform(calledProfileUrl)

export const signatureStepSchema = z.object({ title: z.string(), outcome: z.string() })

/** What everybody may see of a profile that hangs in the gallery (account spec section 3). */
export const publicProfileSchema = z.object({
  id: z.number().int(),
  profileUrl: z.string(),
  /** What its picture is drawn from: the first address that it had (R10). */
  pictureSlug: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  /** Only where no hour can be booked, in its place; else null. */
  email: z.string().nullable(),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  hasBooking: z.boolean(),
  /** Whether the expert has put up hours that can be booked; without, a message is taken. */
  hasOpenHours: z.boolean(),
  scorecardActive: z.boolean(),
  currentRole: z.string(),
  industry: z.string(),
  businessAreas: z.array(z.string()),
  coreProblemSolved: z.string(),
  coreDeliverables: z.array(z.string()),
  /** The promise in the hero; falls back to the first deliverable. */
  headline: z.string(),
  about: z.string(),
  expertise: z.array(z.string()),
  yearsExperience: z.string(),
  solutionProfile: z.object({ keySkills: z.array(z.string()) }),
  /** Empty where the plan does not include it. */
  signatureSystem: z.array(signatureStepSchema),
  agentType: agentTypeSchema,
  /** What the agent says first, where the expert has written it; else empty. */
  agentGreeting: z.string(),
  isSample: z.boolean(),
  /** Whether somebody stands behind it, who reads what is written to them; of a sample mostly nobody does. */
  hasOwner: z.boolean(),
  stories: z.array(publicStorySchema),
  references: z.array(publicReferenceSchema),
})
export type PublicProfile = z.infer<typeof publicProfileSchema>
