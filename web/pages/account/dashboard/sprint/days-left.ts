import type { Dashboard } from '#schema/dashboard.ts'

const dayMs = 24 * 3600_000

/** Whether a sprint comes or runs: until a day after its last one began. */
export function hasDaysLeft(sprint: Dashboard['sprint']): sprint is NonNullable<Dashboard['sprint']> {
  const last = sprint?.days.at(-1)
  return last !== undefined && Date.parse(last) + dayMs > Date.now()
}
