import { storedValue } from '#web/client/stored-value.ts'
import { type Assessment, nothingAnswered, parseAssessment, withChanges } from './assessment.ts'

export type AssessmentStore = ReturnType<typeof openStore>

const stores = new Map<string, AssessmentStore>()

/** The assessments of this browser, one for the product's own scorecard and one for each expert's. */
export function assessmentStoreOf(profileUrl?: string): AssessmentStore {
  const key = profileUrl ? `scorecard:${profileUrl}` : 'scorecard'
  const store = stores.get(key) ?? openStore(key)
  // The edge renders for everybody, so it stores nothing.
  if (!import.meta.env.SSR) stores.set(key, store)
  return store
}

/** Stores an assessment in this browser across reloads. */
function openStore(key: string) {
  const device = storedValue(key, (stored: Partial<Assessment> | null) =>
    stored ? parseAssessment(stored) : nothingAnswered,
  )
  let assessment: Assessment | undefined

  const read = (): Assessment => {
    assessment ??= device.read()
    return assessment
  }
  const change = (changes: Partial<Assessment>): void => {
    assessment = withChanges(read(), changes)
    device.write(assessment)
  }
  /** Clears the assessment and returns what it held. */
  const startOver = (): Assessment => {
    const before = read()
    assessment = nothingAnswered
    device.remove()
    return before
  }
  /** Calls a listener on every change, also in another tab. */
  const subscribe = (listener: () => void) =>
    device.onChange((where) => {
      if (where === 'elsewhere') assessment = undefined
      listener()
    })
  return { read, change, startOver, subscribe }
}
