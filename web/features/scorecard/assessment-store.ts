import { type Assessment, assessmentIn, changed, nothingAnswered } from './assessment.ts'

export type AssessmentStore = ReturnType<typeof openStore>

const stores = new Map<string, AssessmentStore>()

/** What is entered in the house's own scorecard, or in an expert's: none of them knows of another. */
export function assessmentStoreOf(profileUrl?: string): AssessmentStore {
  const key = profileUrl ? `scorecard:${profileUrl}` : 'scorecard'
  const store = stores.get(key) ?? openStore(key)
  // The edge renders for everybody, and without answers.
  if (!import.meta.env.SSR) stores.set(key, store)
  return store
}

/** Keeps an assessment in this browser across reloads; storage that is blocked or holds nonsense counts as empty. */
function openStore(key: string) {
  const listeners = new Set<() => void>()
  let assessment: Assessment | undefined

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const read = (): Assessment => {
    assessment ??= readKept(key)
    return assessment
  }
  const change = (changes: Partial<Assessment>): void => {
    assessment = changed(read(), changes)
    try {
      localStorage.setItem(key, JSON.stringify(assessment))
    } catch {}
    tell()
  }
  /** Begins anew, with nothing left in the browser, and answers with what was there before. */
  const startOver = (): Assessment => {
    const before = read()
    assessment = nothingAnswered
    try {
      localStorage.removeItem(key)
    } catch {}
    tell()
    return before
  }
  /** Follows what is entered, also in another tab. */
  const subscribe = (listener: () => void) => {
    const follow = (event: StorageEvent) => {
      if (event.key !== key) return
      assessment = readKept(key)
      listener()
    }
    listeners.add(listener)
    addEventListener('storage', follow)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', follow)
    }
  }
  return { read, change, startOver, subscribe }
}

function readKept(key: string): Assessment {
  try {
    const kept = localStorage.getItem(key)
    return kept ? assessmentIn(JSON.parse(kept)) : nothingAnswered
  } catch {
    return nothingAnswered
  }
}
