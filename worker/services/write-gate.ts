const writers = 4
const leaseMs = 1_500
const lookAgainMs = 5
/** Who has not looked for so long will not come any more. */
const goneMs = 250

type Place = { until: number }
type Ticket = { seen: number }
const taken = new Set<Place>()
const queue = new Set<Ticket>()

/**
 * Runs `write` when fewer than four others of this isolate are under way: sqld stalls for seconds
 * under sixteen concurrent writers. The first come writes first. A writer loses its place after a second and
 * a half, and who waits looks again by its own clock: a request that the platform has ended gives nothing back
 * and wakes nobody.
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
  const ticket: Ticket = { seen: 0 }
  try {
    for (;;) {
      signal.throwIfAborted()
      const now = Date.now()
      ticket.seen = now
      queue.add(ticket)
      for (const place of taken) if (place.until <= now) taken.delete(place)
      for (const other of queue) if (other.seen + goneMs < now) queue.delete(other)
      const [first] = queue
      if (taken.size < writers && first === ticket) {
        const place = { until: now + leaseMs }
        taken.add(place)
        return place
      }
      await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
    }
  } finally {
    queue.delete(ticket)
  }
}
