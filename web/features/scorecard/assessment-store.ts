import { useSyncExternalStore } from 'react'
import { type Assessment, assessmentIn, changed, nothingAnswered } from './assessment.ts'

const key = 'scorecard'
const listeners = new Set<() => void>()
let assessment: Assessment | undefined

/** What is entered, kept in this browser across reloads; storage that is blocked or holds nonsense counts as empty. */
export function readAssessment(): Assessment {
  assessment ??= readKept()
  return assessment
}

export function changeAssessment(changes: Partial<Assessment>): void {
  assessment = changed(readAssessment(), changes)
  try {
    localStorage.setItem(key, JSON.stringify(assessment))
  } catch {}
  tell()
}

/** Begins anew, with nothing left in the browser, and answers with what was there before. */
export function startOver(): Assessment {
  const before = readAssessment()
  assessment = nothingAnswered
  try {
    localStorage.removeItem(key)
  } catch {}
  tell()
  return before
}

const tell = () => {
  for (const listener of listeners) listener()
}

/** Follows what is entered, also in another tab; the page is rendered without any answers. */
export const useAssessment = (): Assessment => useSyncExternalStore(subscribe, readAssessment, nothingEntered)

const nothingEntered = () => nothingAnswered

function readKept(): Assessment {
  try {
    const kept = localStorage.getItem(key)
    return kept ? assessmentIn(JSON.parse(kept)) : nothingAnswered
  } catch {
    return nothingAnswered
  }
}

function subscribe(listener: () => void) {
  const follow = (event: StorageEvent) => {
    if (event.key !== key) return
    assessment = readKept()
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', follow)
  }
}
