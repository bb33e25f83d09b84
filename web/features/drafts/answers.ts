import type { Draft } from '#schema/drafts/drafts.ts'
import { skillCount } from '#schema/limits.ts'
import { storedValue } from '#web/client/stored-value.ts'
import { storedDraft } from './stored-draft.ts'

/** The values of the fields: a draft in which choices may be missing. */
export type Answers = Omit<Draft, 'industry' | 'businessArea'> & {
  industry: Draft['industry'] | ''
  businessArea: Draft['businessArea'] | ''
}

const emptyAnswers = (): Answers => ({
  fullName: '',
  email: '',
  problemSolved: '',
  targetClient: '',
  clientProblemsBefore: '',
  keySkills: Array.from({ length: skillCount }, () => ''),
  deliverables: '',
  industry: '',
  businessArea: '',
  experience: '',
})

/** The unsaved answers of this device; else the profile it saved; else empty answers. */
export function storedAnswers(): Answers {
  const saved = storedDraft()
  return typedAnswers() ?? (saved?.isYours ? { ...emptyAnswers(), ...saved.profile } : emptyAnswers())
}

/** Stored at every keystroke, so that closing the browser loses nothing. */
export const storeAnswers = (answers: Answers) => typed.write(answers)

/** Removes unsaved answers; the next visit begins with the saved profile. */
export const clearAnswers = () => typed.remove()

/** Calls a listener with what another tab typed, while nobody types in this one. */
export const followAnswers = (listener: (answers: Answers) => void): (() => void) =>
  typed.onChange((where) => {
    const answers = where === 'elsewhere' && !document.hasFocus() ? typedAnswers() : undefined
    if (answers) listener(answers)
  })

/** The unsaved answers of this device. */
export const typedAnswers = (): Answers | undefined => typed.read()

/** Completes stored answers with defaults; undefined where nothing usable is stored. */
export function parseAnswers(read: Partial<Answers> | null): Answers | undefined {
  if (!read) return undefined
  const blank = emptyAnswers()
  const texts = Object.entries(read).filter(
    ([name, value]) => typeof value === 'string' && typeof blank[name as keyof Answers] === 'string',
  )
  const keySkills = blank.keySkills.map((_, index) => String(read.keySkills?.[index] ?? ''))
  return { ...blank, ...Object.fromEntries(texts), keySkills }
}

const typed = storedValue('solutionProfileAnswers', parseAnswers)

/** Whether two answers are equal, whatever their key order. */
export const areSame = (one: Answers, other: Answers): boolean =>
  (Object.keys(emptyAnswers()) as (keyof Answers)[]).every(
    (name) => String(one[name]) === String(other[name]),
  )

export const areBlank = (answers: Answers): boolean => areSame(answers, emptyAnswers())
