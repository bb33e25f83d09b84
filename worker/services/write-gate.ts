const writers = 4
const leaseMs = 1_500
/** Who has not looked for so long will not come any more. */
const goneMs = 400
/** Who waits looks again by its own clock, the sooner the nearer its turn is. */
const lookAgainMs = { soonest: 10, latest: 100 }

type Place = { until: number }
type Ticket = { number: number; seen: number; wake: () => void }
const taken = new Set<Place>()
const queue = new Set<Ticket>()
let tickets = 0

/**
 * Runs `write` when fewer than four others of this isolate are under way: sqld stalls for seconds
 * under sixteen concurrent writers. The first come writes first. Who leaves wakes who is next; because a request
 * that the platform has ended gives nothing back and wakes nobody, a writer loses its place after a second and a
 * half, and who waits looks again by its own clock.
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
  tickets += 1
  const ticket: Ticket = { number: tickets, seen: 0, wake: () => {} }
  try {
    for (;;) {
      signal.throwIfAborted()
      const now = Date.now()
      ticket.seen = now
      queue.add(ticket)
      const first = firstInQueue(now)
      if (first === ticket && hasRoom(now)) {
        const place = { until: now + leaseMs }
        taken.add(place)
        return place
      }
      await wokenOrAfter(ticket, ticket.number - (first?.number ?? 0))
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

async function wokenOrAfter(ticket: Ticket, ahead: number) {
  const ms = Math.min(Math.max(ahead, lookAgainMs.soonest), lookAgainMs.latest)
  let timer: ReturnType<typeof setTimeout> | undefined
  await new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
    ticket.wake = resolve
  })
  // Not by whoever woke it: workerd carries a promise over to its own request, but no timer.
  clearTimeout(timer)
}
