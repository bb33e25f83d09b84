const writers = 4
const leaseMs = 1_500
const lookAgainMs = 5

type Place = { until: number }
const taken = new Set<Place>()

/**
 * Runs `write` when fewer than four others of this isolate are under way: sqld stalls for seconds
 * under sixteen concurrent writers. A writer loses its place after a second and a half, and who waits looks
 * again by its own clock: a request that the platform has ended gives nothing back and wakes nobody.
 * @throws the reason of `signal` when it is aborted while waiting.
 */
export async function throughWriteGate<T>(signal: AbortSignal, write: () => Promise<T>): Promise<T> {
  const place = await enter(signal)
  try {
    return await write()
  } finally {
    taken.delete(place)
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
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  }
}
