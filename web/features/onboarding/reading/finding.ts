import { type OnboardingYears, onboardingYears } from '#schema/onboarding/wizard.ts'
import { maxStoryPartLength, maxTitleLength } from '#schema/stories/story-limits.ts'
import { inOneLine, withoutUnseen } from '#schema/text/typed.ts'

/** The fields of the wizard for which a file may say something. */
const foundFields = [
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
type FoundStory = Partial<Record<'title' | 'problemDescription' | 'task' | 'solution', string>>

/** One fact of a file, with its position there. */
export type Finding = {
  field: FoundField
  /** The text; of a list its items joined by a comma and a space; of a story its result; of a person their name. */
  value: string
  /** The line, or the name of the place in the file. */
  place: string
  /** Of a list, its items, since an item may contain a comma. */
  list?: string[]
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

const maxLengths: Record<FoundField, number> = {
  name: 120,
  email: 254,
  phone: 40,
  linkedin: 300,
  role: 120,
  coreProblem: 2000,
  industry: 40,
  targetClients: 2000,
  deliverables: 20_000,
  experienceYears: 10,
  skills: 1000,
  story: 2000,
  person: 120,
}

/** Each fact once, at its first position, cut to the length of its field, without invisible characters. */
export function onceEach(found: Finding[]): Finding[] {
  const once = new Map<string, Finding>()
  for (const one of found) {
    const value = withoutUnseen(one.value).slice(0, maxLengths[one.field])
    const fitting = { ...one, value, ...fittingParts(one), place: placeIn(one.place) }
    const key = JSON.stringify([one.field, value, fitting.story, fitting.role])
    if (value.trim() && !once.has(key)) once.set(key, fitting)
  }
  return [...once.values()]
}

/** By the steps of the wizard. */
export const inOrder = (found: Finding[]): Finding[] =>
  found.toSorted((one, other) => foundFields.indexOf(one.field) - foundFields.indexOf(other.field))

/** The details of a story or a person, cut to the length of their fields. */
function fittingParts({ story, role }: Finding): Pick<Finding, 'story' | 'role'> {
  const fitting = (text: string, max: number) => withoutUnseen(text).slice(0, max)
  const parts = Object.entries(story ?? {}).map(([part, text]) => [
    part,
    fitting(text, part === 'title' ? maxTitleLength : maxStoryPartLength),
  ])
  return {
    ...(story && { story: Object.fromEntries(parts) }),
    ...(role && { role: fitting(role, maxLengths.role) }),
  }
}

const maxPlaceLength = 240
function placeIn(place: string): string {
  const line = inOneLine(place)
  return line.length > maxPlaceLength ? `${line.slice(0, maxPlaceLength)}…` : line
}

/** More of one kind, as of stories, are not offered. */
const maxPerKind = 40

/** What is offered of a file; `isCut` where it holds more. */
export function firstOfEachKind(found: Finding[]): { findings: Finding[]; isCut?: boolean } {
  const counted = new Map<FoundField, number>()
  const findings = found.filter(({ field }) => {
    const count = (counted.get(field) ?? 0) + 1
    counted.set(field, count)
    return count <= maxPerKind
  })
  return { findings, ...(findings.length < found.length && { isCut: true }) }
}
