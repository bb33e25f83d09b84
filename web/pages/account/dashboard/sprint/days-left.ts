import type { Dashboard } from '#schema/dashboard.ts'
import { dayMs } from '#schema/durations.ts'

/** Whether a sprint comes or runs: until a day after its last one began. */
export function hasDaysLeft(sprint: Dashboard['sprint']): sprint is NonNullable<Dashboard['sprint']> {
  const last = sprint?.days.at(-1)
  return last !== undefined && Date.parse(last) + dayMs > Date.now()
}
