import { useSyncExternalStore } from 'react'
import { kept } from '#web/client/kept.ts'
import { type Answers, areBlank, areSame, wholeAnswers } from './answers.ts'

/** Answers that something else was opened in place of, and when, an ISO time: nothing that was typed is lost. */
export type Aside = { answers: Answers; at: string }

const none: Aside[] = []
const device = kept('solutionProfileAside', (stored: (Aside | undefined)[] | null): Aside[] =>
  (stored ?? none).flatMap((aside) => {
    const whole = wholeAnswers(aside?.answers ?? null)
    return whole && aside?.at ? [{ answers: whole, at: aside.at }] : []
  }),
)

/**
 * Lays answers aside before `opened` takes their place on this device, the latest first. `full`: the browser cannot
 * keep them, so nothing may take their place.
 */
export function layAside(answers: Answers, opened: Answers): 'nothing' | 'kept' | 'full' {
  if (areBlank(answers) || areSame(answers, opened)) return 'nothing'
  return device.write([{ answers, at: new Date().toISOString() }, ...device.read()]) ? 'kept' : 'full'
}

/** What was laid aside, which `put` changes; it follows other tabs. */
export const useAside = (): Aside[] => useSyncExternalStore(device.onChange, device.read, () => none)

/** Takes one away, to be used or to be forgotten. */
export const takeAside = (one: Aside) =>
  write(device.read().filter(({ at, answers }) => at !== one.at || !areSame(answers, one.answers)))

/** Puts one back that was taken away. */
export const putAside = (one: Aside) => write([one, ...device.read()])

export const forgetAside = () => write([])

const write = (aside: Aside[]) => (aside.length ? device.write(aside) : device.remove())
