import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { AppError } from './app-error.ts'

/** A scrypt hash takes 85 ms in which the isolate does nothing else (measured); as long again is everybody else's. */
const slotMs = 2 * 85
const mostWaiting = 2
let freeAt = 0

/** A password's scrypt hash, as better-auth writes and reads it. @throws AppError BUSY when too many wait. */
export const hashedPassword = (password: string) => inTurn(() => hashPassword(password))

/** Whether a password is the one of a hash. @throws AppError BUSY when too many wait. */
export const isPassword = ({ hash, password }: { hash: string; password: string }) =>
  inTurn(() => verifyPassword({ hash, password }))

/**
 * One hash at a time, two more wait, and visitors' pages come between. Turns are times of the clock: a request that the
 * platform ended holds nobody up.
 */
async function inTurn<Done>(work: () => Promise<Done>): Promise<Done> {
  const now = Date.now()
  const startAt = Math.max(now, freeAt)
  if (startAt - now > mostWaiting * slotMs) throw new AppError('BUSY', { retryAfterSeconds: 2 })
  freeAt = startAt + slotMs
  await new Promise((resolve) => setTimeout(resolve, startAt - now))
  return work()
}
