import { z } from 'zod'
import { maxAnswerLength, maxLineLength, skillCount } from '../limits.ts'
import { maxDeliverables, maxPhoneLength, maxUrlLength } from '../profiles/profile-limits.ts'
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

const maxEmailLength = 254

const line = (max: number) => typedLine().max(max, tooLong(max)).default('')
const text = (max: number) => typedText().max(max, tooLong(max)).default('')
const lines = (max: number, maxLength: number) =>
  z
    .array(typedLine().max(maxLength, tooLong(maxLength)))
    .max(max, `Please name at most ${max}.`)
    .transform((items) => [...new Set(items.filter(Boolean))])
    .default([])

/**
 * Body of POST /api/onboarding. What cannot be taken is answered with its reason, and only what has another shape than
 * the wizard's is refused.
 */
export const onboardingSchema = z.object({
  profile: z.object({
    name: line(maxLineLength),
    email: line(maxEmailLength),
    phone: line(maxPhoneLength),
    linkedin: line(maxUrlLength),
    role: line(maxLineLength),
  }),
  expertise: z.object({
    coreProblem: text(maxAnswerLength),
    industry: z.enum(['', ...(Object.keys(onboardingIndustries) as OnboardingIndustry[])]).default(''),
    targetClients: text(maxAnswerLength),
    deliverables: lines(maxDeliverables, maxAnswerLength),
    experienceYears: z.enum(['', ...onboardingYears]).default(''),
    skills: lines(skillCount, maxLineLength),
  }),
  stories: z.array(newStorySchema).max(setupStories).default([]),
  references: z
    .array(z.object({ name: line(maxLineLength), email: line(maxEmailLength), role: line(maxLineLength) }))
    .max(setupReferees)
    .default([]),
  /** What stood in the fields that the owner chose to replace: they are replaced only while it stands there. */
  replace: z
    .partialRecord(
      z.enum(filledFields),
      z.union([
        z.string().max(maxAnswerLength),
        z.array(z.string().max(maxAnswerLength)).max(maxDeliverables),
      ]),
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
