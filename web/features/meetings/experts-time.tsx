import { zoneTime } from '#schema/labels.ts'
import { clockIn, fromTo, offsetInWords, writtenDate } from './wall-clock.ts'
import { useTimeZone } from './zones.ts'

export type MeetingExpert = { profileUrl: string; firstName: string; isSample: boolean }

/** The time in the expert's time zone, if it differs from the visitor's. */
export function ExpertsTime({
  expert: { firstName },
  ownerZone,
  start,
  end,
}: {
  expert: MeetingExpert
  ownerZone: string
  start: string
  end: string
}) {
  const timeZone = useTimeZone()
  if (!offsetInWords(timeZone, ownerZone, start)) return null
  const { day } = clockIn(ownerZone, start)
  return (
    <p className="text-ink-soft">
      For {firstName} {day !== clockIn(timeZone, start).day && `${writtenDate(day)}, `}
      {fromTo(ownerZone, start, end)} ({zoneTime(ownerZone)})
    </p>
  )
}
