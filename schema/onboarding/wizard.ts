import type { setupIndustries } from '../options.ts'

/** How many stories and referees one setup holds (account spec section 2). */
export const setupStories = 2
export const setupReferees = 2

/** The industries of the wizard, each with the word that is shown and stored (account spec section 3, R17). */
export const onboardingIndustries = {
  technology: 'Technology',
  finance: 'Finance',
  healthcare: 'Healthcare',
  manufacturing: 'Manufacturing',
  consulting: 'Consulting',
  education: 'Education',
} as const satisfies Record<string, keyof typeof setupIndustries>
export type OnboardingIndustry = keyof typeof onboardingIndustries

/** The years of experience of the wizard (account spec section 3). */
export const onboardingYears = ['5-10', '10-15', '15-20', '20+'] as const
export type OnboardingYears = (typeof onboardingYears)[number]
export const yearsInWords = (years: OnboardingYears) => `${years} years`

/** The fields of a profile that a setup fills where they are empty. */
export const filledFields = [
  'phone',
  'linkedinUrl',
  'currentRole',
  'yearsExperience',
  'industry',
  'coreProblemSolved',
  'targetIndustry',
  'coreDeliverables',
  'keySkills',
] as const
export type FilledField = (typeof filledFields)[number]
