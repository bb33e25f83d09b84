import type { Finding } from '#web/features/onboarding/reading/finding.ts'
import { hasText, isNamed, type SetupValues } from '#web/features/onboarding/stored-setup.ts'

type Path =
  | `profile.${'name' | 'email' | 'phone' | 'linkedin' | 'role'}`
  | `expertise.${'coreProblem' | 'industry' | 'targetClients' | 'deliverables' | 'experienceYears' | 'skills'}`
  | `stories.${'story1' | 'story2'}`
  | `references.${'ref1' | 'ref2'}`
type Value = string | string[] | SetupValues['stories']['story1'] | SetupValues['references']['ref1']

/** Where a finding goes, what it says there, what stood there before, and what of that it replaces. */
export type AcceptedFinding = { path: Path; value: Value; before: Value; replaced: string; where: string }

const listed = ({ value, list }: Finding) =>
  list?.join(', ') === value ? list : value.split(', ').filter((one) => one.trim())

/** Whether the form still says what was taken into it. */
export function isCurrent({ path, value }: AcceptedFinding, values: SetupValues): boolean {
  const [group, name] = path.split('.') as [keyof SetupValues, string]
  const now: unknown = (values[group] as Record<string, unknown>)[name]
  if (typeof value === 'string') return now === value
  const parts = Object.entries(value)
  const currentTexts = Object.entries(now ?? {})
  return parts.length === currentTexts.length && parts.every(([part, text]) => isIn(currentTexts, part, text))
}
const isIn = (entries: [string, unknown][], part: string, text: string) =>
  entries.some(([name, current]) => name === part && current === text)

/** Where a finding can be taken to; undefined where both places are in use. */
export function placeFor(finding: Finding, values: SetupValues): AcceptedFinding | undefined {
  const { what, value } = finding
  const { profile, expertise, stories, references } = values
  switch (what) {
    case 'name':
    case 'email':
    case 'phone':
    case 'linkedin':
    case 'role':
      return { path: `profile.${what}`, where: 'step 1', ...texts(value.trim(), profile[what]) }
    case 'deliverables':
    case 'skills': {
      const before = expertise[what]
      const replaced = before.join(', ') === value ? '' : before.join(', ')
      return { path: `expertise.${what}`, where: 'step 2', value: listed(finding), before, replaced }
    }
    case 'story': {
      const name = (['story1', 'story2'] as const).find((one) => !hasText(stories[one]))
      if (!name) return undefined
      const before = stories[name]
      const where = name === 'story1' ? 'step 3' : 'step 4'
      return {
        path: `stories.${name}`,
        where,
        value: { ...before, ...finding.story, results: value },
        before,
        replaced: '',
      }
    }
    case 'person': {
      const name = (['ref1', 'ref2'] as const).find((one) => !isNamed(references[one]))
      if (!name) return undefined
      const before = references[name]
      const { role = '', email = '' } = finding
      const where = email ? 'step 5' : 'step 5, where their address is asked for'
      return {
        path: `references.${name}`,
        where,
        value: { name: value.trim(), email, role },
        before,
        replaced: '',
      }
    }
    default:
      return { path: `expertise.${what}`, where: 'step 2', ...texts(value.trim(), expertise[what]) }
  }
}

const texts = (value: string, before: string) => ({
  value,
  before,
  replaced: before.trim() && before.trim() !== value ? before : '',
})
