import type { Draft } from '#schema/drafts/drafts.ts'
import { skillCount } from '#schema/limits.ts'
import { kept } from '#web/client/kept.ts'
import { keptDraft } from './kept-draft.ts'

/** What is in the fields: a draft in the making, in which nothing may be chosen yet. */
export type Answers = Omit<Draft, 'industry' | 'businessArea'> & {
  industry: Draft['industry'] | ''
  businessArea: Draft['businessArea'] | ''
}

const nothing = (): Answers => ({
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

/** What was typed on this device; else the profile that this device saved; else nothing. */
export function keptAnswers(): Answers {
  const saved = keptDraft()
  return typedAnswers() ?? (saved?.isYours ? { ...nothing(), ...saved.profile } : nothing())
}

/** Kept at every keystroke, so that a closed browser loses nothing. */
export const keepAnswers = (answers: Answers) => typed.write(answers)

/** Once it is saved, the saved profile is what the next visit begins with. */
export const forgetAnswers = () => typed.remove()

/** Calls a listener with what another tab typed, while this one is not typed in. */
export const onOtherTab = (told: (answers: Answers) => void): (() => void) =>
  typed.onChange((where) => {
    const answers = where === 'elsewhere' && !document.hasFocus() ? typedAnswers() : undefined
    if (answers) told(answers)
  })

/** What was typed on this device and is not saved yet. */
export const typedAnswers = (): Answers | undefined => typed.read()

/** What a browser kept, whatever became of it, as answers to all questions. */
export function wholeAnswers(read: Partial<Answers> | null): Answers | undefined {
  if (!read) return undefined
  const blank = nothing()
  const texts = Object.entries(read).filter(
    ([name, value]) => typeof value === 'string' && typeof blank[name as keyof Answers] === 'string',
  )
  const keySkills = blank.keySkills.map((_, place) => String(read.keySkills?.[place] ?? ''))
  return { ...blank, ...Object.fromEntries(texts), keySkills }
}

const typed = kept('solutionProfileAnswers', wholeAnswers)

/** Whether two say the same; the order in which they were written counts for nothing. */
export const areSame = (one: Answers, other: Answers): boolean =>
  (Object.keys(nothing()) as (keyof Answers)[]).every((name) => String(one[name]) === String(other[name]))

export const areBlank = (answers: Answers): boolean => areSame(answers, nothing())
