import { wokenOrLater } from './database/write-gate.ts'

/** The first may be slow, or have been ended by the platform. */
const maxWaitMs = 2_000

type Ticket = { wake: () => void; isCalled: boolean }
type Line = Set<Ticket>
const lines = new Map<string, Line>()

/**
 * Runs work on the same subject one after the other within this isolate, to save writes that would conflict; after two
 * seconds of waiting it runs anyway.
 */
export async function inTurn<Done>(about: string, work: () => Promise<Done>): Promise<Done> {
  const line: Line = lines.get(about) ?? new Set()
  lines.set(about, line)
  const ticket: Ticket = { wake: () => {}, isCalled: !line.size }
  line.add(ticket)
  try {
    if (!ticket.isCalled) await wokenOrLater(ticket, maxWaitMs)
    return await work()
  } finally {
    callNext(line, ticket)
    if (!line.size && lines.get(about) === line) lines.delete(about)
  }
}

/** Wakes the next; those before the finished one are done or will not come back. */
function callNext(line: Line, done: Ticket) {
  if (!line.has(done)) return
  for (const ticket of line) {
    line.delete(ticket)
    if (ticket === done) break
  }
  const [next] = line
  if (!next) return
  next.isCalled = true
  next.wake()
}
