import { AppError } from './app-error.ts'

let offsetMs = 0

/** The product's time: the real one, or what POST /api/dev/clock set it to (local only). */
export const currentTime = () => new Date(Date.now() + offsetMs)

/** Moves the product's clock to `now`, or back to the real time with null. */
export const setClock = (now: Date | null) => {
  offsetMs = now ? now.getTime() - Date.now() : 0
}

/** The time of a request: its `X-Now` header (ISO 8601, local only) or the product's time. @throws AppError BAD_REQUEST. */
export function timeOf(appEnv: string, header: string | undefined): Date {
  if (header === undefined || appEnv !== 'local') return currentTime()
  const now = new Date(header)
  if (Number.isNaN(now.getTime())) throw new AppError('BAD_REQUEST')
  return now
}

/** ISO date, UTC. */
export const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/** Resolves after so many milliseconds of real time. */
export const sleep = (ms: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms))
