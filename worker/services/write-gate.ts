const writers = 2
const leaseMs = 1_500
const lookAgainMs = 150
/** Who has not looked for so long will not come any more. */
const goneMs = 500

type Place = { until: number }
type Ticket = { seen: number; wake: () => void }
const taken = new Set<Place>()
const queue = new Set<Ticket>()

/**
 * Runs `write` when at most one other of this isolate is under way: sqld writes one at a time, and under four that
 * wait for each other it can spin for ever and write nothing more. The first come writes first. Who leaves wakes who
 * is next; because a request that the platform has ended gives nothing back and wakes nobody, a writer loses its
 * place after a second and a half, and who waits looks again by its own clock.
 * @throws the reason of `signal` when it is aborted while waiting.
 */
export async function throughWriteGate<T>(signal: AbortSignal, write: () => Promise<T>): Promise<T> {
  const place = await enter(signal)
  try {
    return await write()
  } finally {
    taken.delete(place)
    wakeNext()
  }
}

async function enter(signal: AbortSignal): Promise<Place> {
  const ticket: Ticket = { seen: 0, wake: () => {} }
  try {
    for (;;) {
      signal.throwIfAborted()
      const now = Date.now()
      ticket.seen = now
      queue.add(ticket)
      if (firstInQueue(now) === ticket && hasRoom(now)) {
        const place = { until: now + leaseMs }
        taken.add(place)
        return place
      }
      await wokenOrLater(ticket)
    }
  } finally {
    queue.delete(ticket)
    wakeNext()
  }
}

/** The first who is still there. */
function firstInQueue(now: number): Ticket | undefined {
  for (const ticket of queue) {
    if (ticket.seen + goneMs >= now) return ticket
    queue.delete(ticket)
  }
}

function hasRoom(now: number): boolean {
  for (const place of taken) if (place.until <= now) taken.delete(place)
  return taken.size < writers
}

function wakeNext() {
  if (taken.size >= writers) return
  const [next] = queue
  next?.wake()
}

async function wokenOrLater(ticket: Ticket) {
  let timer: ReturnType<typeof setTimeout> | undefined
  await new Promise<void>((resolve) => {
    timer = setTimeout(resolve, lookAgainMs)
    ticket.wake = resolve
  })
  // Not by whoever woke it: workerd carries a promise over to its own request, but no timer.
  clearTimeout(timer)
}
