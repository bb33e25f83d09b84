import { type OnboardingYears, onboardingYears } from '#schema/onboarding/wizard.ts'

/** The fields of the wizard for which a file may say something. */
export const foundFields = [
  'name',
  'email',
  'phone',
  'linkedin',
  'role',
  'coreProblem',
  'industry',
  'targetClients',
  'deliverables',
  'experienceYears',
  'skills',
  'story',
  'person',
] as const
export type FoundField = (typeof foundFields)[number]

/** The parts of a story beside its result. */
export type FoundStory = Partial<Record<'title' | 'problemDescription' | 'task' | 'solution', string>>

/** One thing that a file says, beside where it stands there. */
export type Finding = {
  what: FoundField
  /** The words; of a list with a comma and a space between two; of a story its result; of a person their name. */
  value: string
  /** The line, or the name of the place in the file. */
  where: string
  story?: FoundStory
  /** Of a person, what they do and where. */
  role?: string
  /** Of a person, the address where the file itself gives one. */
  email?: string
}

/** The choice of the wizard for so many years; undefined under five, which it has no choice for. */
export function yearsChoice(years: number): OnboardingYears | undefined {
  if (years < 5) return undefined
  return onboardingYears[Math.min(Math.floor((years - 5) / 5), onboardingYears.length - 1)]
}

const longest: Record<FoundField, number> = {
  ...{ name: 120, email: 254, phone: 40, linkedin: 300, role: 120 },
  ...{ coreProblem: 2000, industry: 40, targetClients: 2000, deliverables: 2000 },
  ...{ experienceYears: 10, skills: 400, story: 2000, person: 120 },
}

/** The same thing is offered once, with the first place where it stands, and as long as its field holds. */
export const onceEach = (found: Finding[]): Finding[] =>
  found
    .map((one) => ({ ...one, value: one.value.slice(0, longest[one.what]), where: shortened(one.where) }))
    .filter(
      ({ what, value }, place, all) =>
        value.trim() !== '' &&
        all.findIndex((other) => other.what === what && other.value === value) === place,
    )

/** By the steps of the wizard. */
export const inOrder = (found: Finding[]): Finding[] =>
  found.toSorted((one, other) => foundFields.indexOf(one.what) - foundFields.indexOf(other.what))

const longestPlace = 240
const shortened = (where: string) =>
  where.length > longestPlace ? `${where.slice(0, longestPlace)}…` : where
