import { vi } from 'vitest'
import { patienceMs } from './run/patience.ts'

/**
 * What `find` gives, as soon as it gives something. Unlike `expect.poll` it needs no running test,
 * which a test that runs beside others, or what a file prepares for all of them, does not have.
 */
export const eventually = <Found>(find: () => Promise<Found> | Found) =>
  vi.waitFor(
    async () => {
      const found = await find()
      if (!found) throw new Error('Not there yet')
      return found
    },
    { timeout: patienceMs, interval: 50 },
  )
