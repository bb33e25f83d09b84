import fc from 'fast-check'
import { startLocations } from '#test/simulations/locations/locations.ts'
import { schedules } from '#test/simulations/locations/schedules.ts'
import type { Effort } from '../effort.ts'
import { measured, type Row } from '../row.ts'

/** The page cache in four locations whose KV tells a minute late or never: what was taken down is not shown after a minute (R18). */
export async function takedowns({ isQuick }: Effort): Promise<Row[]> {
  const count = isQuick ? 200 : 5_000
  const seed = Date.now() % 100_000
  const locations = await startLocations()
  let visits = 0
  let latestMs = 0
  const property = fc.asyncProperty(schedules, async (schedule) => {
    const outcome = await locations.run(schedule)
    visits += outcome.visits
    latestMs = Math.max(latestMs, outcome.latestMs)
    if (outcome.breaches.length) throw new Error(outcome.breaches.join('\n'))
  })
  const { failed, counterexample, errorInstance } = await fc.check(property, { numRuns: count, seed })
  locations.stop()
  if (failed) console.error(JSON.stringify(counterexample), errorInstance)
  return [
    measured({
      name: `${count} schedules of changes, visits and faults in four locations: broken promises`,
      figure: failed ? 1 : 0,
      unit: 'errors',
      budget: { of: 'figure', atMost: 0 },
      note: `seed ${seed}; ${visits} visits`,
    }),
    measured({
      name: 'how long something taken down was shown elsewhere, at most',
      figure: latestMs / 1000,
      unit: 's',
      budget: { of: 'figure', atMost: 60 },
      note: 'while the database answers',
    }),
  ]
}
