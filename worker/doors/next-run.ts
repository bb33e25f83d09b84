import { minuteMs } from '#schema/durations.ts'

const dayMinutes = 24 * 60

/** The next minute after a moment at which one of some cron expressions is due, in UTC; each names minutes and hours. */
export function nextRun(expressions: readonly string[], now: Date): Date | null {
  const fields = expressions.map((expression) => expression.split(' ').slice(0, 2))
  const first = Math.floor(now.getTime() / minuteMs) + 1
  for (let minute = first; minute <= first + dayMinutes; minute += 1) {
    const moment = new Date(minute * minuteMs)
    const isDue = ([minutes = '*', hours = '*']: string[]) =>
      holds(minutes, moment.getUTCMinutes()) && holds(hours, moment.getUTCHours())
    if (fields.some(isDue)) return moment
  }
  return null
}

/** Whether a field, `*`, `7` or `0-29`, holds a number. */
function holds(field: string, number: number): boolean {
  if (field === '*') return true
  const [from = field, to = from] = field.split('-')
  return Number(from) <= number && number <= Number(to)
}
