import { useMemo, useSyncExternalStore } from 'react'
import { type Answers, areBlank, areSame, wholeAnswers } from './answers.ts'

const key = 'solutionProfileAside'

/** Answers that something else was opened in place of, and when, an ISO time: nothing that was typed is lost. */
export type Aside = { answers: Answers; at: string }

const listeners = new Set<() => void>()

/**
 * Lays answers aside before `opened` takes their place on this device, the latest first. `full`: the browser cannot
 * keep them, so nothing may take their place.
 */
export function layAside(answers: Answers, opened: Answers): 'nothing' | 'kept' | 'full' {
  if (areBlank(answers) || areSame(answers, opened)) return 'nothing'
  try {
    write([{ answers, at: new Date().toISOString() }, ...parsed(stored())])
    return 'kept'
  } catch {
    return 'full'
  }
}

/** What was laid aside, which `put` changes; it follows other tabs. */
export function useAside(): Aside[] {
  const text = useSyncExternalStore(onChange, stored, () => null)
  return useMemo(() => parsed(text), [text])
}

/** Takes one away, to be used or to be forgotten. */
export const takeAside = (one: Aside): void =>
  write(parsed(stored()).filter(({ at, answers }) => at !== one.at || !areSame(answers, one.answers)))

/** Puts one back that was taken away. */
export const putAside = (one: Aside): void => write([one, ...parsed(stored())])

export const forgetAside = (): void => write([])

function stored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(aside: Aside[]): void {
  if (aside.length) localStorage.setItem(key, JSON.stringify(aside))
  else if (stored() !== null) localStorage.removeItem(key)
  for (const listener of listeners) listener()
}

function parsed(text: string | null): Aside[] {
  try {
    const read: Partial<Aside>[] = JSON.parse(text ?? '[]')
    return read.flatMap(({ answers, at }) => {
      const whole = wholeAnswers(answers ?? null)
      return whole && at ? [{ answers: whole, at }] : []
    })
  } catch {
    return []
  }
}

function onChange(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
