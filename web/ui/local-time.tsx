import { useHydrated } from '#web/client/use-hydrated.ts'

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/**
 * A moment as people write it, `14 March 2026` or `14 March 2026, 16:05`: in UTC where the page is made,
 * in the visitor's own time as soon as it is shown.
 */
export function LocalTime({ iso, withHour = false }: { iso: string; withHour?: boolean }) {
  const zone = useHydrated() ? {} : { timeZone: 'UTC' }
  const moment = new Date(iso)
  const date = moment.toLocaleDateString('en-GB', { ...day, ...zone })
  // Put together by hand, because engines disagree about what stands between a date and an hour.
  const written = withHour ? `${date}, ${moment.toLocaleTimeString('en-GB', { ...hour, ...zone })}` : date
  return <time dateTime={iso}>{written}</time>
}
