const writers = 4
const leaseMs = 10_000
const recheckMs = 25

type Place = { until: number }
const taken = new Set<Place>()
const waiting = new Set<() => void>()

/**
 * Runs `write` when fewer than four others of this isolate are under way: sqld stalls for seconds
 * under sixteen concurrent writers. A writer loses its place after ten seconds, and who waits looks
 * again by its own clock, so that a request that was ended by the platform holds nobody up.
 * @throws the reason of `signal` when it is aborted while waiting.
 */
export async function throughWriteGate<T>(signal: AbortSignal, write: () => Promise<T>): Promise<T> {
  const place = await enter(signal)
  try {
    return await write()
  } finally {
    taken.delete(place)
    const [next] = waiting
    next?.()
  }
}

async function enter(signal: AbortSignal): Promise<Place> {
  for (;;) {
    signal.throwIfAborted()
    const now = Date.now()
    for (const place of taken) if (place.until <= now) taken.delete(place)
    if (taken.size < writers) {
      const place = { until: now + leaseMs }
      taken.add(place)
      return place
    }
    await wokenOrLater()
  }
}

const wokenOrLater = () =>
  new Promise<void>((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      waiting.delete(wake)
      resolve()
    }
    const timer = setTimeout(wake, recheckMs)
    waiting.add(wake)
  })
