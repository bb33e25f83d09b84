import { wokenOrLater } from './write-gate.ts'

/**
 * Reads of one isolate that are on their way at once. More would wait for the isolate, not for the database, until all
 * of them time out together.
 */
const most = 16
const lookAgainMs = 150
/** A request that has not looked for so long was ended by the platform. */
const goneMs = 500

type Ticket = { seen: number; wake: () => void }
export type ReadGate = { queue: Set<Ticket>; places: Set<{ until: number }> }
export const openReadGate = (): ReadGate => ({ queue: new Set(), places: new Set() })

/**
 * Reads once one of the gate's places is free. A place is free again after `longestMs`, as a request that the platform has
 * ended gives nothing back.
 * @throws DOMException TimeoutError where none is free until `until` (milliseconds since 1970).
 */
export async function throughReadGate<Done>(
  gate: ReadGate,
  { until, longestMs }: { until: number; longestMs: number },
  read: () => Promise<Done>,
): Promise<Done> {
  const place = await takePlace(gate, until, longestMs)
  try {
    return await read()
  } finally {
    gate.places.delete(place)
    nextReader(gate)?.wake()
  }
}

async function takePlace(gate: ReadGate, until: number, longestMs: number) {
  const ticket: Ticket = { seen: 0, wake: () => {} }
  gate.queue.add(ticket)
  try {
    for (;;) {
      const now = Date.now()
      ticket.seen = now
      if (nextReader(gate) === ticket) {
        const place = { until: now + longestMs }
        gate.places.add(place)
        return place
      }
      if (now >= until) throw new DOMException('No read was possible in time', 'TimeoutError')
      await wokenOrLater(ticket, Math.min(lookAgainMs, until - now))
    }
  } finally {
    gate.queue.delete(ticket)
    nextReader(gate)?.wake()
  }
}

/** The first request that is still there, if there is a place for it. */
function nextReader({ queue, places }: ReadGate): Ticket | undefined {
  const now = Date.now()
  for (const place of places) if (place.until <= now) places.delete(place)
  if (places.size >= most) return undefined
  for (const ticket of queue) if (ticket.seen + goneMs >= now) return ticket
  return undefined
}
