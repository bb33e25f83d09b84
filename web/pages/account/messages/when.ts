import { writtenDay } from '#web/ui/local-time.tsx'

/** The reader's own day of a moment: `14 March 2026`. */
export const plainDay = (iso: string) => {
  const moment = new Date(iso)
  return writtenDay(moment.getTime() - moment.getTimezoneOffset() * 60_000)
}

/** The reader's own time of a moment: `16:05`. */
export const plainTime = (iso: string) => new Date(iso).toLocaleTimeString('en-GB', { timeStyle: 'short' })
