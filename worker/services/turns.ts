import { wokenOrLater } from './write-gate.ts'

/** In a line in which nobody was done for so long, whoever is first may have been ended by the platform. */
const stillMs = 2_000

type Ticket = { wake: () => void; isCalled: boolean }
type Line = { tickets: Set<Ticket>; movedAt: number }
const lines = new Map<string, Line>()

/**
 * Does one after the other, within this isolate, what is about the same thing: who comes later reads what came of it before,
 * instead of writing in vain. It keeps nobody out, that is for the database to do: whoever waits in a line that stands still for
 * two seconds goes on.
 */
export async function inTurn<Done>(about: string, work: () => Promise<Done>): Promise<Done> {
  const line = lines.get(about) ?? { tickets: new Set(), movedAt: Date.now() }
  lines.set(about, line)
  const ticket: Ticket = { wake: () => {}, isCalled: !line.tickets.size }
  line.tickets.add(ticket)
  try {
    while (!ticket.isCalled && Date.now() < line.movedAt + stillMs)
      await wokenOrLater(ticket, line.movedAt + stillMs - Date.now())
    return await work()
  } finally {
    callNext(line, ticket)
    if (!line.tickets.size && lines.get(about) === line) lines.delete(about)
  }
}

/** Whoever stands before who is done was done before, or will not come back. */
function callNext(line: Line, done: Ticket) {
  line.movedAt = Date.now()
  if (!line.tickets.has(done)) return
  for (const ticket of line.tickets) {
    line.tickets.delete(ticket)
    if (ticket === done) break
  }
  const [next] = line.tickets
  if (!next) return
  next.isCalled = true
  next.wake()
}
