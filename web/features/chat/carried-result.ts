import type { ResultForChat } from '#schema/scorecard/carried-result.ts'
import { storedValue } from '#web/client/stored-value.ts'

const carried = storedValue('scorecard-result', resultIn, { in: 'tab' })

function resultIn(stored: Partial<ResultForChat> | null): ResultForChat | undefined {
  const { token, expiresAt } = stored ?? {}
  return token && expiresAt ? { token, expiresAt } : undefined
}

/** The scorecard result that is sent with the visitor's questions, stored for this tab. */
export function carriedResult(): ResultForChat | undefined {
  const result = carried.read()
  return result && Date.now() < Date.parse(result.expiresAt) ? result : undefined
}

/** Adds a result to the chat, or removes it with undefined; false where this browser stores nothing. */
export const carryResult = (result: ResultForChat | undefined): boolean =>
  result ? carried.write(result) : carried.remove()

/** Calls a listener when the result is added or removed; returns what stops it. */
export const onCarriedChange = carried.onChange
