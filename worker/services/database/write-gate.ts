/** Groups at a time: one is written while the next is on its way. */
const writers = 2
const leaseMs = 1_500
const lookAgainMs = 150
/** A request that has not checked for so long was ended by the platform. */
const abandonedAfterMs = 500
/** The most works of one group. */
const maxGroupSize = 32

type Ticket<Work, Done> = {
  work: Work
  deadline: number
  seen: number
  wake: () => void
  outcome?: PromiseSettledResult<Done>
  /** What a job's invocation has of its own: only its jobs are written together. */
  invocation?: unknown
}
export type WriteGate<Work, Done> = {
  /** The requests whose work waits, in order. */
  queue: Set<Ticket<Work, Done>>
  /** One for each group that is being written. */
  slots: Set<{ until: number }>
}
export const openWriteGate = <Work, Done>(): WriteGate<Work, Done> => ({
  queue: new Set(),
  slots: new Set(),
})

export type Writer<Work, Done> = {
  /** Milliseconds since 1970, after which the work times out. */
  deadline: number
  keepAlive: (work: Promise<unknown>) => void
  /** Writes only what the jobs of its invocation brought and leaves the other slot to the others; for jobs. */
  writesAlone?: boolean
  /** Answers the outcome of each work; never throws. */
  writeAll: (works: Work[], deadline: number) => Promise<PromiseSettledResult<Done>[]>
}

/*
 * sqld under four writers that wait for each other can spin for ever, and a group costs it little more than one write: so
 * two groups are written at a time, and whoever is first writes what all others brought. A request that the platform has
 * ended gives nothing back and wakes nobody: so a group loses its slot after a second and a half, and who waits looks
 * again by its own clock. The connections of a job may all wait for strangers: so it writes the works of its invocation
 * alone, whose jobs share those connections, and leaves the others one of the two slots.
 */

/**
 * Writes works in groups, two at a time, and keeps the writing request alive. @throws DOMException TimeoutError at the
 * deadline: whether the work was or will be done is unknown.
 */
export async function throughWriteGate<Work, Done>(
  gate: WriteGate<Work, Done>,
  work: Work,
  writer: Writer<Work, Done>,
): Promise<Done> {
  const { deadline, keepAlive, writesAlone } = writer
  const invocation = writesAlone ? keepAlive : undefined
  const ticket: Ticket<Work, Done> = { work, deadline, invocation, seen: 0, wake: () => {} }
  gate.queue.add(ticket)
  try {
    while (!ticket.outcome) {
      const now = Date.now()
      if (now >= ticket.deadline) throw new DOMException('Nothing was written in time', 'TimeoutError')
      ticket.seen = now
      if (nextWriter(gate, now) === ticket) writer.keepAlive(writeGroup(gate, now, writer, ticket))
      await wokenOrLater(ticket, lookAgainMs)
    }
  } finally {
    if (gate.queue.delete(ticket)) wakeNext(gate)
  }
  if (ticket.outcome.status === 'rejected') throw ticket.outcome.reason
  return ticket.outcome.value
}

async function writeGroup<Work, Done>(
  gate: WriteGate<Work, Done>,
  now: number,
  { writeAll }: Writer<Work, Done>,
  own: Ticket<Work, Done>,
) {
  const slot = { until: now + leaseMs }
  gate.slots.add(slot)
  const group = takeGroup(gate, now, own)
  const works = group.map(({ work }) => work)
  const outcomes = await writeAll(works, Math.max(...group.map(({ deadline }) => deadline)))
  gate.slots.delete(slot)
  // First: the database waits for nobody's answer.
  wakeNext(gate)
  for (const [number, ticket] of group.entries()) {
    ticket.outcome = outcomes[number] as PromiseSettledResult<Done>
    ticket.wake()
  }
}

/** The first works of all requests, ended ones included, or of a job's invocation, unless their time is over. */
function takeGroup<Work, Done>({ queue }: WriteGate<Work, Done>, now: number, own: Ticket<Work, Done>) {
  const group: Ticket<Work, Done>[] = []
  for (const ticket of queue) {
    if (group.length === maxGroupSize) break
    if (own.invocation && ticket.invocation !== own.invocation) continue
    queue.delete(ticket)
    if (ticket.deadline > now) group.push(ticket)
  }
  return group
}

/** The first request that is still there and has room; one that writes alone leaves a slot to the others. */
function nextWriter<Work, Done>({ queue, slots }: WriteGate<Work, Done>, now: number) {
  for (const slot of slots) if (slot.until <= now) slots.delete(slot)
  if (slots.size >= writers) return undefined
  for (const ticket of queue)
    if (ticket.seen + abandonedAfterMs >= now && !(ticket.invocation && slots.size)) return ticket
  return undefined
}

const wakeNext = <Work, Done>(gate: WriteGate<Work, Done>) => nextWriter(gate, Date.now())?.wake()

/** Waits for `wake`, at most so long. */
export async function wokenOrLater(ticket: { wake: () => void }, ms: number) {
  // Not `new Promise`: V8, once it has optimised that, forgets whose request made it, and who is woken by another
  // request goes on in that one, where nothing of its own may be touched.
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  ticket.wake = resolve
  await promise
  // Not by whoever woke it: workerd carries a promise over to its own request, but no timer.
  clearTimeout(timer)
}
