import { skillCount } from '#schema/limits.ts'
import type { OnboardingIndustry } from '#schema/onboarding/wizard.ts'
import { type Finding, type FoundField, yearsChoice } from '#web/features/onboarding/reading/finding.ts'
import type { ExpectedCv, ReadCv } from './made-cvs.ts'

/** The fields that are measured, as the wizard calls them, and what referees do and where. */
export const measuredFields = [
  'name',
  'role',
  'experienceYears',
  'story',
  'skills',
  'industry',
  'deliverables',
  'person',
  'personRole',
] as const satisfies (FoundField | 'personRole')[]
export type MeasuredField = (typeof measuredFields)[number]
/** `right`: found ones that are expected, each counted once. */
export type Score = { expected: number; found: number; right: number; missed: string[]; wrong: string[] }

/** Two lines are the same one where the F-measure of their words is no lower. */
const sameLine = 0.8

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%€£$&+#]+/gu, ' ')
    .trim()
const wordsOf = (text: string) => plain(text).split(' ').filter(Boolean)

/** The F-measure of the words that both lines hold, repeats counted. */
export function wordOverlap(one: string, other: string): number {
  const [words, rest] = [wordsOf(one), wordsOf(other)]
  const all = words.length + rest.length
  let shared = 0
  for (const word of words) {
    const index = rest.indexOf(word)
    if (index < 0) continue
    rest.splice(index, 1)
    shared += 1
  }
  return all && (2 * shared) / all
}

type Same = (found: string, expected: string) => boolean
const isEqual: Same = (found, expected) => plain(found) === plain(expected)
/** `Finance Director` in `Interim Finance Director`, and the other way about. */
const isWithin: Same = (found, expected) => {
  const [one, other] = [` ${plain(found)} `, ` ${plain(expected)} `]
  return one.includes(other) || other.includes(one)
}
const isSameLine: Same = (found, expected) => wordOverlap(found, expected) >= sameLine
/** The wizard's choice holds the years, or those a year away. */
const isNear: Same = (found, expected) =>
  [-1, 0, 1].some((away) => yearsChoice(Number(expected) + away) === found)

const rules: Record<MeasuredField, Same> = {
  name: isEqual,
  role: isWithin,
  experienceYears: isNear,
  story: isSameLine,
  skills: isEqual,
  industry: isEqual,
  deliverables: isSameLine,
  person: isEqual,
  personRole: isSameLine,
}

function expectedIn({ name, role, years, ...cv }: ExpectedCv, field: MeasuredField): string[] {
  const one: Partial<Record<MeasuredField, string[]>> = {
    name: [name],
    role: [role],
    experienceYears: yearsChoice(years) ? [String(years)] : [],
    story: cv.stories,
    skills: cv.skills,
    industry: industryOf(cv.industry),
    deliverables: cv.deliverables,
    person: cv.referees.map((referee) => referee.name),
    personRole: cv.referees.map(({ name, role, company }) => `${name}: ${role}, ${company}`),
  }
  return [...(one[field] ?? [])]
}

/** The wizard has six industries; what belongs to none of them is not expected to be found. */
const industries: readonly (readonly [OnboardingIndustry, RegExp])[] = [
  ['technology', /software|technolog|\bit\b|telecom|data|comput|cyber|informatics/i],
  ['finance', /financ|bank|insur|account|audit|actuar|invest|\btax/i],
  [
    'healthcare',
    /health|nurs|medic|hospital|pharm|care|clinic|dent|midwi|physiotherap|optom|surger|psychiatr/i,
  ],
  ['manufacturing', /manufact|factory|automotive|machin|production|chemical|brew|textile/i],
  ['consulting', /consult|advis/i],
  ['education', /educat|teach|school|universit|training|academ|lectur/i],
]
const industryOf = (word: string) =>
  industries.flatMap(([industry, pattern]) => (pattern.test(word) ? industry : [])).slice(0, 1)

const lists: readonly MeasuredField[] = ['skills', 'deliverables']
const foundIn = (found: Finding[], field: MeasuredField) =>
  field === 'personRole'
    ? found.filter((one) => one.field === 'person').map(({ value, role }) => `${value}: ${role}`)
    : found
        .filter((one) => one.field === field)
        .flatMap(({ value }) => (lists.includes(field) ? value.split(', ') : value))

/** How one field was found in the CVs; a profile has four skills, so no more are expected of one CV. */
export function scoreOf(cvs: readonly ReadCv[], field: MeasuredField): Score {
  const score: Score = { expected: 0, found: 0, right: 0, missed: [], wrong: [] }
  for (const { file, expected, found } of cvs) {
    const missing = expectedIn(expected, field)
    const values = foundIn(found ?? [], field)
    score.expected += field === 'skills' ? Math.min(missing.length, skillCount) : missing.length
    score.found += values.length
    for (const value of values) {
      const index = missing.findIndex((line) => rules[field](value, line))
      if (index < 0) score.wrong.push(`${file}: ${value}`)
      else {
        missing.splice(index, 1)
        score.right += 1
      }
    }
    score.missed.push(...missing.map((line) => `${file}: ${line}`))
  }
  return score
}

/** The share of what should be found, and the share of what was found that should be. */
export const recallOf = ({ right, expected }: Score) => (expected ? right / expected : 1)
export const precisionOf = ({ right, found }: Score) => (found ? right / found : 1)
