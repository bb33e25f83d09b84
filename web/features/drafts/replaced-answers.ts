import { useSyncExternalStore } from 'react'
import { storedValue } from '#web/client/stored-value.ts'
import { type Answers, areBlank, areSame, parseAnswers } from './answers.ts'

/** Answers that were replaced by another draft, and when (ISO time). */
export type ReplacedAnswers = { answers: Answers; at: string }

const none: ReplacedAnswers[] = []
const device = storedValue(
  'solutionProfileAside',
  (stored: (ReplacedAnswers | undefined)[] | null): ReplacedAnswers[] =>
    (stored ?? none).flatMap((replaced) => {
      const parsed = parseAnswers(replaced?.answers ?? null)
      return parsed && replaced?.at ? [{ answers: parsed, at: replaced.at }] : []
    }),
)

/**
 * Saves answers before `opened` replaces them on this device, the latest first. `full`: the browser cannot store
 * them, so nothing may replace them.
 */
export function storeReplaced(answers: Answers, opened: Answers): 'nothing' | 'kept' | 'full' {
  if (areBlank(answers) || areSame(answers, opened)) return 'nothing'
  return device.write([{ answers, at: new Date().toISOString() }, ...device.read()]) ? 'kept' : 'full'
}

/** The saved answers; follows other tabs. */
export const useReplacedAnswers = (): ReplacedAnswers[] =>
  useSyncExternalStore(device.onChange, device.read, () => none)

/** Removes one, to be used or discarded. */
export const removeReplaced = (one: ReplacedAnswers) =>
  write(device.read().filter(({ at, answers }) => at !== one.at || !areSame(answers, one.answers)))

/** Undoes `removeReplaced`. */
export const restoreReplaced = (one: ReplacedAnswers) => write([one, ...device.read()])

export const clearReplaced = () => write([])

const write = (replaced: ReplacedAnswers[]) => (replaced.length ? device.write(replaced) : device.remove())
