import { useHydrated } from '#web/client/loading/hydration.ts'

export const months =
  'January February March April May June July August September October November December'.split(' ')

/** `2026-03-14` → `14 March 2026`, the day in UTC, without language data for the reason in schema/text/numbers.ts. */
export function writtenDay(moment: string | number) {
  const day = new Date(moment)
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

/**
 * A moment in words, `14 March 2026` or `14 March 2026, 16:05`: in UTC in the rendered page, in local time after
 * hydration. No line breaks inside it, unless it is longer than the line.
 */
export function LocalTime({ iso, withHour = false }: { iso: string; withHour?: boolean }) {
  const isLocal = useHydrated()
  const moment = new Date(iso)
  const shown = moment.getTime() - (isLocal ? moment.getTimezoneOffset() * 60_000 : 0)
  const day = writtenDay(shown)
  return (
    <time className="inline-block" dateTime={iso}>
      {withHour ? `${day}, ${new Date(shown).toISOString().slice(11, 16)}` : day}
    </time>
  )
}

/** The local day of a moment, in the browser: `14 March 2026`. */
export const localDay = (iso: string) => {
  const moment = new Date(iso)
  return writtenDay(moment.getTime() - moment.getTimezoneOffset() * 60_000)
}

/** The local time of a moment, in the browser: `16:05`. */
export const localHour = (iso: string) => new Date(iso).toLocaleTimeString('en-GB', { timeStyle: 'short' })
