import type { FilledField } from '#schema/onboarding/wizard.ts'
import type { storyParts } from '#schema/stories/story-limits.ts'
import { storedValue } from '#web/client/stored-value.ts'

type StoryValues = Record<'key' | 'title' | 'industry' | 'timeline' | (typeof storyParts)[number], string>
type PersonValues = Record<'name' | 'email' | 'role', string>

/** What is in the fields of the wizard (account spec section 3, onboarding draft). */
export type SetupValues = {
  profile: Record<'name' | 'email' | 'phone' | 'linkedin' | 'role' | 'cvFile', string>
  expertise: Record<'coreProblem' | 'industry' | 'targetClients' | 'experienceYears', string> & {
    deliverables: string[]
    skills: string[]
  }
  stories: { story1: StoryValues; story2: StoryValues }
  references: { ref1: PersonValues; ref2: PersonValues }
  /** What the profile said where its owner chose to replace it. */
  replace: Partial<Record<FilledField, string | string[]>>
  /** Whether it waits for an account: it is completed, and nobody was signed in. */
  isWaiting: boolean
  /** Those of its people for whom the registration that it waits for has no row. */
  withoutRow: ('ref1' | 'ref2')[]
}

const blankStory = (): StoryValues => ({
  key: crypto.randomUUID(),
  title: '',
  industry: '',
  timeline: '',
  problemDescription: '',
  task: '',
  solution: '',
  results: '',
})
const blankPerson = (): PersonValues => ({ name: '', email: '', role: '' })

export const blankSetup = (): SetupValues => ({
  profile: { name: '', email: '', phone: '', linkedin: '', role: '', cvFile: '' },
  expertise: {
    coreProblem: '',
    industry: '',
    targetClients: '',
    experienceYears: '',
    deliverables: [],
    skills: [],
  },
  stories: { story1: blankStory(), story2: blankStory() },
  references: { ref1: blankPerson(), ref2: blankPerson() },
  replace: {},
  isWaiting: false,
  withoutRow: [],
})

/** The stored wizard with all its fields; a value of the wrong type becomes empty. */
function parseSetup(stored: Partial<SetupValues> | null): SetupValues | undefined {
  if (!stored) return undefined
  const blank = blankSetup()
  const { stories, references } = stored
  return {
    profile: withTexts(blank.profile, stored.profile),
    expertise: {
      ...withTexts(blank.expertise, stored.expertise),
      deliverables: textsIn(stored.expertise?.deliverables),
      skills: textsIn(stored.expertise?.skills),
    },
    stories: {
      story1: withTexts(blank.stories.story1, stories?.story1),
      story2: withTexts(blank.stories.story2, stories?.story2),
    },
    references: {
      ref1: withTexts(blank.references.ref1, references?.ref1),
      ref2: withTexts(blank.references.ref2, references?.ref2),
    },
    replace: { ...stored.replace },
    isWaiting: stored.isWaiting === true,
    withoutRow: (['ref1', 'ref2'] as const).filter((key) => [stored.withoutRow].flat().includes(key)),
  }
}

const withTexts = <Fields extends object>(blank: Fields, stored: object | undefined): Fields => ({
  ...blank,
  ...Object.fromEntries(
    Object.entries(stored ?? {}).filter(
      ([name, value]) => typeof value === 'string' && typeof blank[name as keyof Fields] === 'string',
    ),
  ),
})
const textsIn = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []

/** What was typed on this device, written at every keystroke; undefined where the wizard was not begun. */
export const storedSetup = storedValue('onboarding', parseSetup, { remembers: true })

/** Calls a listener with what another tab typed or completed, while this one is not typed in. */
export const followSetup = (listener: (values: SetupValues) => void): (() => void) =>
  storedSetup.onChange((where) => {
    if (where === 'elsewhere' && !document.hasFocus()) listener(storedSetup.read() ?? blankSetup())
  })

export const hasText = ({ key: _, ...texts }: StoryValues) => Object.values(texts).some((text) => text.trim())
export const isNamed = (person: PersonValues) => Object.values(person).some((text) => text.trim())
