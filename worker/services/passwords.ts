import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { AppError } from './app-error.ts'

/** One is computed, two more wait: each takes 85 ms in which the isolate does nothing else (measured). */
const mostAtOnce = 3
/** A request that the platform ended in the middle gives its place back by the clock. */
const placeMs = 3_000
const places = new Set<{ until: number }>()

/** A password's scrypt hash, as better-auth writes and reads it. @throws AppError BUSY when too many wait. */
export const hashedPassword = (password: string) => inTurn(() => hashPassword(password))

/** Whether a password is the one of a hash. @throws AppError BUSY when too many wait. */
export const isPassword = ({ hash, password }: { hash: string; password: string }) =>
  inTurn(() => verifyPassword({ hash, password }))

async function inTurn<Done>(work: () => Promise<Done>): Promise<Done> {
  const now = Date.now()
  for (const place of places) if (place.until <= now) places.delete(place)
  if (places.size >= mostAtOnce) throw new AppError('BUSY', { retryAfterSeconds: 2 })
  const place = { until: now + placeMs }
  places.add(place)
  try {
    // Others come in between: a visitor's page, and whoever is to be told that it is busy.
    await new Promise((resolve) => setTimeout(resolve))
    return await work()
  } finally {
    places.delete(place)
  }
}
