import type { ResultForChat } from '#schema/scorecard/carried-result.ts'

const place = 'scorecard-result'
const listeners = new Set<() => void>()

/** The scorecard result that goes with the visitor's questions: in this tab, as long as the server takes it. */
export function carriedResult(): ResultForChat | undefined {
  try {
    const carried = JSON.parse(sessionStorage.getItem(place) ?? '') as ResultForChat
    return Date.now() < Date.parse(carried.expiresAt) ? carried : undefined
  } catch {
    return undefined
  }
}

/** Takes a result along, or with undefined leaves it out again. False where this browser keeps nothing. */
export function carryResult(result: ResultForChat | undefined): boolean {
  try {
    if (result) sessionStorage.setItem(place, JSON.stringify(result))
    else sessionStorage.removeItem(place)
  } catch {
    return false
  }
  for (const listener of listeners) listener()
  return true
}

/** Tells when a result is taken along or left out; answers how to stop listening. */
export const onCarriedChange = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
