import { wokenOrLater } from './database/write-gate.ts'

/** The first may be slow, or have been ended by the platform. */
const maxWaitMs = 2_000

type Ticket = { wake: () => void; isCalled: boolean }
type Queue = Set<Ticket>
const queues = new Map<string, Queue>()

/**
 * Runs work on the same subject one after the other within this isolate, to save writes that would conflict; after two
 * seconds of waiting it runs anyway.
 */
export async function inTurn<Done>(about: string, work: () => Promise<Done>): Promise<Done> {
  const queue: Queue = queues.get(about) ?? new Set()
  queues.set(about, queue)
  const ticket: Ticket = { wake: () => {}, isCalled: !queue.size }
  queue.add(ticket)
  try {
    if (!ticket.isCalled) await wokenOrLater(ticket, maxWaitMs)
    return await work()
  } finally {
    callNext(queue, ticket)
    if (!queue.size && queues.get(about) === queue) queues.delete(about)
  }
}

/** Wakes the next; those before the finished one are done or will not come back. */
function callNext(queue: Queue, done: Ticket) {
  if (!queue.has(done)) return
  for (const ticket of queue) {
    queue.delete(ticket)
    if (ticket === done) break
  }
  const [next] = queue
  if (!next) return
  next.isCalled = true
  next.wake()
}
