import { useSyncExternalStore } from 'react'
import { kept } from '#web/client/kept.ts'
import { type Answers, areBlank, areSame, wholeAnswers } from './answers.ts'

/** Answers that were replaced by another draft, and when (ISO time). */
export type Aside = { answers: Answers; at: string }

const none: Aside[] = []
const device = kept('solutionProfileAside', (stored: (Aside | undefined)[] | null): Aside[] =>
  (stored ?? none).flatMap((aside) => {
    const whole = wholeAnswers(aside?.answers ?? null)
    return whole && aside?.at ? [{ answers: whole, at: aside.at }] : []
  }),
)

/**
 * Saves answers before `opened` replaces them on this device, the latest first. `full`: the browser cannot store
 * them, so nothing may replace them.
 */
export function layAside(answers: Answers, opened: Answers): 'nothing' | 'kept' | 'full' {
  if (areBlank(answers) || areSame(answers, opened)) return 'nothing'
  return device.write([{ answers, at: new Date().toISOString() }, ...device.read()]) ? 'kept' : 'full'
}

/** The saved answers; follows other tabs. */
export const useAside = (): Aside[] => useSyncExternalStore(device.onChange, device.read, () => none)

/** Removes one, to be used or discarded. */
export const takeAside = (one: Aside) =>
  write(device.read().filter(({ at, answers }) => at !== one.at || !areSame(answers, one.answers)))

/** Undoes `takeAside`. */
export const putAside = (one: Aside) => write([one, ...device.read()])

export const forgetAside = () => write([])

const write = (aside: Aside[]) => (aside.length ? device.write(aside) : device.remove())
