import { wokenOrLater } from './write-gate.ts'

/**
 * Reads of one isolate that are on their way at once. More would wait for the isolate, not for the database, until all
 * of them time out together.
 */
const maxReads = 16
const lookAgainMs = 150
/** A request that has not looked for so long was ended by the platform. */
const abandonedAfterMs = 500

/** The longest that a read waits for its turn, unless its own time is longer, however many are answered before it. */
const maxQueueMs = 20_000

/** One of so many reads is one that does not come first, so that nobody waits for ever. */
const turns = 4

type Ticket = { seen: number; isFirst: boolean; wake: () => void }
/** `started` and `answered` count reads. */
export type ReadGate = {
  queue: Set<Ticket>
  slots: Set<{ until: number }>
  started: number
  answered: number
}
export const openReadGate = (): ReadGate => ({ queue: new Set(), slots: new Set(), started: 0, answered: 0 })

/**
 * How long a read may take, waiting included, what has to be left of that for it to begin, and whether it comes before
 * others, as what a page shows comes before what a save reads.
 */
type ReadTime = { maxMs: number; minMs: number; isFirst?: boolean }

/**
 * Reads once one of the gate's slots is free, within what is left of its time, which begins anew whenever another read
 * is answered.
 * @throws DOMException TimeoutError where no slot is free in time.
 */
export async function throughReadGate<Done>(
  gate: ReadGate,
  time: ReadTime,
  read: (leftMs: number) => Promise<Done>,
): Promise<Done> {
  const { slot, leftMs } = await takeSlot(gate, time)
  try {
    const done = await read(leftMs)
    gate.answered += 1
    return done
  } finally {
    gate.slots.delete(slot)
    nextReader(gate)?.wake()
  }
}

async function takeSlot(gate: ReadGate, { maxMs, minMs, isFirst = false }: ReadTime) {
  const ticket: Ticket = { seen: 0, isFirst, wake: () => {} }
  gate.queue.add(ticket)
  const came = Date.now()
  let { answered } = gate
  let leftMs = maxMs
  try {
    for (let now = came; ; now = Date.now()) {
      ticket.seen = now
      // While others are answered the database is well.
      if (gate.answered > answered) leftMs = maxMs
      answered = gate.answered
      if (nextReader(gate) === ticket) {
        // A request that the platform has ended gives nothing back.
        const slot = { until: now + leftMs }
        gate.slots.add(slot)
        gate.started += 1
        return { slot, leftMs }
      }
      if (leftMs <= minMs || now >= came + Math.max(maxQueueMs, maxMs))
        throw new DOMException('No read was possible in time', 'TimeoutError')
      const slice = Math.min(lookAgainMs, leftMs - minMs)
      await wokenOrLater(ticket, slice)
      // For how long the isolate was busy does not count.
      leftMs -= Math.min(slice, Date.now() - now)
    }
  } finally {
    gate.queue.delete(ticket)
    nextReader(gate)?.wake()
  }
}

/** The request whose turn it is of those that are still there, if there is a slot for it. */
function nextReader({ queue, slots, started }: ReadGate): Ticket | undefined {
  const now = Date.now()
  for (const slot of slots) if (slot.until <= now) slots.delete(slot)
  if (slots.size >= maxReads) return undefined
  const preferred = started % turns !== turns - 1
  let oldest: Ticket | undefined
  for (const ticket of queue) {
    if (ticket.seen + abandonedAfterMs < now) continue
    if (ticket.isFirst === preferred) return ticket
    oldest ??= ticket
  }
  return oldest
}
