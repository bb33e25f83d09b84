import { AppError } from '../app-error.ts'
import { sleep } from '../clock.ts'

const maxWaiting = 2
const lookAgainMs = 15
/** A timer that fires no later than this found the isolate almost idle. */
const quietMs = 15
/** A request that has not checked or finished for so long was ended by the platform. */
const abandonedAfterMs = 300
const endlessMs = 2_000

/** Requests that wait to hash. */
const waiting = new Set<{ lookedAt: number }>()
/** Requests that read, for example a page. */
const readers = new Set<{ since: number }>()
let isHashing = false
let endedAt = 0
/** Until when the last hash delays the next one at most, in milliseconds since 1970. */
let delayedUntil = 0

/**
 * Makes one hash (85 ms) at a time while two more wait, and lets other requests go first, so that a page waits for two
 * hashes at most. @throws AppError BUSY when too many wait.
 */
export async function inHashTurn<Done>(hash: () => Promise<Done>): Promise<Done> {
  if (waiting.size || !tookTurn()) await ownTurn()
  const began = Date.now()
  try {
    return await hash()
  } finally {
    // An isolate's clock does not advance while it hashes.
    await sleep(1)
    endedAt = Date.now()
    delayedUntil = endedAt + 3 * (endedAt - began)
    isHashing = false
  }
}

/** Answers a request that hashes nothing, before the next hash. */
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

/** Refuses early a request whose hash would not be made. @throws AppError BUSY when too many wait. */
export function requireRoom(): void {
  // Nobody looks while a hash is made.
  for (const other of waiting)
    if (Math.max(other.lookedAt, endedAt) + abandonedAfterMs < Date.now()) waiting.delete(other)
  if (waiting.size >= maxWaiting) throw new AppError('BUSY', { retryAfterSeconds: 2 })
}

async function ownTurn() {
  requireRoom()
  const own = { lookedAt: Date.now() }
  waiting.add(own)
  try {
    for (;;) {
      const before = Date.now()
      await sleep(lookAgainMs)
      own.lookedAt = Date.now()
      const isQuiet = own.lookedAt - before <= lookAgainMs + quietMs
      if (tookTurn(isQuiet)) return
    }
  } finally {
    waiting.delete(own)
  }
}

function tookTurn(isQuiet = false): boolean {
  const now = Date.now()
  if (now < delayedUntil && (isHashing || readers.size || !isQuiet)) return false
  isHashing = true
  delayedUntil = now + endlessMs
  return true
}
