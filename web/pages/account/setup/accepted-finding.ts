import type { Finding } from '#web/features/onboarding/reading/finding.ts'
import { hasText, isNamed, type SetupValues } from '#web/features/onboarding/stored-setup.ts'

type Path =
  | `profile.${'name' | 'email' | 'phone' | 'linkedin' | 'role'}`
  | `expertise.${'coreProblem' | 'industry' | 'targetClients' | 'deliverables' | 'experienceYears' | 'skills'}`
  | `stories.${'story1' | 'story2'}`
  | `references.${'ref1' | 'ref2'}`
type Value = string | string[] | SetupValues['stories']['story1'] | SetupValues['references']['ref1']

/** Where a finding goes, what it says there, what stood there before, and what of that it replaces. */
export type AcceptedFinding = { path: Path; value: Value; before: Value; replaced: string; step: string }

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
  const { field, value } = finding
  const { profile, expertise, stories, references } = values
  switch (field) {
    case 'name':
    case 'email':
    case 'phone':
    case 'linkedin':
    case 'role':
      return { path: `profile.${field}`, step: 'step 1', ...texts(value.trim(), profile[field]) }
    case 'deliverables':
    case 'skills': {
      const before = expertise[field]
      const replaced = before.join(', ') === value ? '' : before.join(', ')
      return { path: `expertise.${field}`, step: 'step 2', value: listed(finding), before, replaced }
    }
    case 'story': {
      const name = (['story1', 'story2'] as const).find((one) => !hasText(stories[one]))
      if (!name) return undefined
      const before = stories[name]
      const step = name === 'story1' ? 'step 3' : 'step 4'
      return {
        path: `stories.${name}`,
        step,
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
      const step = email ? 'step 5' : 'step 5, where their address is asked for'
      return {
        path: `references.${name}`,
        step,
        value: { name: value.trim(), email, role },
        before,
        replaced: '',
      }
    }
    default:
      return { path: `expertise.${field}`, step: 'step 2', ...texts(value.trim(), expertise[field]) }
  }
}

const texts = (value: string, before: string) => ({
  value,
  before,
  replaced: before.trim() && before.trim() !== value ? before : '',
})
