import { z } from 'zod'
import { longestAnswer, longestLine, skillCount } from '../limits.ts'
import { longestPhone, longestUrl, mostDeliverables } from '../profiles/profile-limits.ts'
import { newStorySchema } from '../stories/own-stories.ts'
import { tooLong } from '../text/too-long.ts'
import { typedLine, typedText } from '../text/typed.ts'
import {
  filledFields,
  type OnboardingIndustry,
  onboardingIndustries,
  onboardingYears,
  setupReferees,
  setupStories,
} from './wizard.ts'

const longestEmail = 254

const line = (most: number) => typedLine().max(most, tooLong(most)).default('')
const text = (most: number) => typedText().max(most, tooLong(most)).default('')
const lines = (most: number, longest: number) =>
  z
    .array(typedLine().max(longest, tooLong(longest)))
    .max(most, `Please name at most ${most}.`)
    .transform((items) => [...new Set(items.filter(Boolean))])
    .default([])

/**
 * Body of POST /api/onboarding. What cannot be taken is answered with its reason, and only what has another shape than
 * the wizard's is refused.
 */
export const onboardingSchema = z.object({
  profile: z.object({
    name: line(longestLine),
    email: line(longestEmail),
    phone: line(longestPhone),
    linkedin: line(longestUrl),
    role: line(longestLine),
  }),
  expertise: z.object({
    coreProblem: text(longestAnswer),
    industry: z.enum(['', ...(Object.keys(onboardingIndustries) as OnboardingIndustry[])]).default(''),
    targetClients: text(longestAnswer),
    deliverables: lines(mostDeliverables, longestAnswer),
    experienceYears: z.enum(['', ...onboardingYears]).default(''),
    skills: lines(skillCount, longestLine),
  }),
  stories: z.array(newStorySchema).max(setupStories).default([]),
  references: z
    .array(z.object({ name: line(longestLine), email: line(longestEmail), role: line(longestLine) }))
    .max(setupReferees)
    .default([]),
  /** What stood in the fields that the owner chose to replace: they are replaced only while it stands there. */
  replace: z
    .partialRecord(
      z.enum(filledFields),
      z.union([z.string().max(longestAnswer), z.array(z.string().max(longestAnswer)).max(mostDeliverables)]),
    )
    .default({}),
})
export type Onboarding = z.output<typeof onboardingSchema>
export type OnboardingBody = z.input<typeof onboardingSchema>

const setupParts = ['name', 'email', 'linkedin', 'story1', 'story2', 'ref1', 'ref2'] as const
export type SetupPart = (typeof setupParts)[number]

/** Answer of POST /api/onboarding. */
export const onboardingAnswerSchema = z.object({
  /** What is in the account now, also where an earlier press put it there. */
  created: z.object({ stories: z.number().int(), invitations: z.number().int() }),
  /** The fields that say something else in the profile, and keep saying it. */
  kept: z.array(z.enum(filledFields)),
  /** What was not taken, and why, in a sentence. */
  leftOut: z.array(z.object({ what: z.enum(setupParts), why: z.string() })),
})
export type OnboardingAnswer = z.infer<typeof onboardingAnswerSchema>
