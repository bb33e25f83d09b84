import type { Call } from '../../call.ts'
import { clockIn } from '../meetings/wall-time.ts'

/** In minutes from local midnight; an end at or before the beginning is of the next day. */
export type QuietHours = { from: number; to: number; timeZone: string }

/** When the quiet hours around the moment of a call end, by the clock of their zone; undefined where it is in none. */
export function quietUntil({ now }: Pick<Call, 'now'>, { from, to, timeZone }: QuietHours): Date | undefined {
  const moment = now.getTime()
  const clock = clockIn(timeZone)
  const today = clock.dayAt(moment)
  for (const day of [today - 1, today]) {
    const end = clock.momentAt(from < to ? day : day + 1, to)
    if (clock.momentAt(day, from) <= moment && moment < end) return new Date(end)
  }
  return undefined
}
