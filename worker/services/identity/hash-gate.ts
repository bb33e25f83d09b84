import { AppError } from '../app-error.ts'

const mostWaiting = 2
const lookAgainMs = 15
/** Who is woken no later than this has the isolate almost to itself. */
const quietMs = 15
/** Who has not looked again for so long, or not come to an end, is a request that the platform has ended. */
const goneMs = 300
const endlessMs = 2_000

/** Who waits for a turn. */
const waiting = new Set<{ lookedAt: number }>()
/** Who reads, a page for example. */
const readers = new Set<{ since: number }>()
let isHashing = false
let endedAt = 0
/** Until when the last hash keeps the next away at the longest, in milliseconds since 1970. */
let keptUntil = 0

/**
 * Makes one hash at a time; two more wait. The isolate does nothing else while it hashes, 85 ms and on a busy machine
 * several times that, so it has everybody else next: until nobody reads and nothing is late, or for three times as
 * long as the hash took. A visitor's page therefore waits for two hashes at most. Who waits looks by its own clock and
 * nobody wakes another, so a request that the platform has ended holds nobody up.
 * @throws AppError BUSY when too many wait.
 */
export async function inHashTurn<Done>(hash: () => Promise<Done>): Promise<Done> {
  if (waiting.size || !tookTurn()) await ownTurn()
  const began = Date.now()
  try {
    return await hash()
  } finally {
    // The clock of an isolate stands still while it hashes.
    await later(1)
    endedAt = Date.now()
    keptUntil = endedAt + 3 * (endedAt - began)
    isHashing = false
  }
}

/** Answers somebody for whom nothing is hashed; the next hash waits for it. */
export async function besideHashes<Done>(read: () => Promise<Done>): Promise<Done> {
  const reader = { since: Date.now() }
  for (const other of readers) if (other.since + endlessMs < reader.since) readers.delete(other)
  readers.add(reader)
  try {
    return await read()
  } finally {
    readers.delete(reader)
  }
}

/** Before the database is asked for a hash that will not be made. @throws AppError BUSY when too many wait for one. */
export function requireRoom(): void {
  // Nobody looks while a hash is made.
  for (const other of waiting)
    if (Math.max(other.lookedAt, endedAt) + goneMs < Date.now()) waiting.delete(other)
  if (waiting.size >= mostWaiting) throw new AppError('BUSY', { retryAfterSeconds: 2 })
}

async function ownTurn() {
  requireRoom()
  const own = { lookedAt: Date.now() }
  waiting.add(own)
  try {
    for (;;) {
      const asked = Date.now()
      await later(lookAgainMs)
      own.lookedAt = Date.now()
      const isQuiet = own.lookedAt - asked <= lookAgainMs + quietMs
      if (tookTurn(isQuiet)) return
    }
  } finally {
    waiting.delete(own)
  }
}

function tookTurn(isQuiet = false): boolean {
  const now = Date.now()
  if (now < keptUntil && (isHashing || readers.size || !isQuiet)) return false
  isHashing = true
  keptUntil = now + endlessMs
  return true
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
