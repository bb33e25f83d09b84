import { lookUp } from '#schema/look-up.ts'
import {
  type OnboardingYears,
  onboardingIndustries,
  onboardingYears,
  yearsInWords,
} from '#schema/onboarding/wizard.ts'
import type { FoundField } from '#web/features/onboarding/reading/finding.ts'

export const findingLabels: Record<FoundField, string> = {
  name: 'Full name',
  email: 'Email',
  phone: 'Phone',
  linkedin: 'LinkedIn',
  role: 'Role',
  coreProblem: 'Core problem',
  industry: 'Industry',
  targetClients: 'Target clients',
  deliverables: 'Deliverables',
  experienceYears: 'Years of experience',
  skills: 'Key skills',
  story: 'The result of a story',
  person: 'A person who can speak for you',
}

/** What a finding can be changed to, where its field is a list of choices. */
export const choicesOf = (field: FoundField): readonly string[] =>
  field === 'experienceYears'
    ? onboardingYears
    : field === 'industry'
      ? Object.keys(onboardingIndustries)
      : []

export const wordsFor = (field: FoundField, value: string): string =>
  field === 'experienceYears'
    ? yearsInWords(value as OnboardingYears)
    : field === 'industry'
      ? (lookUp<string>(onboardingIndustries, value) ?? value)
      : value

/** A line of a file without the signs that only its own font draws, as the icon of a telephone. */
export const withoutIcons = (line: string) =>
  line
    .replace(/\p{Co}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
