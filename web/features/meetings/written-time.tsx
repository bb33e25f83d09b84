import { zoneTime } from '#schema/labels.ts'
import { ExpertsTime, type MeetingExpert } from './experts-time.tsx'
import { clockIn, fromTo, writtenDate } from './wall-clock.ts'
import { useTimeZone } from './zones.ts'

type Props = {
  expert: MeetingExpert
  start: string
  /** Undefined while its length is unknown. */
  end: string | undefined
  ownerZone: string | undefined
  /** Takes the focus when it appears, and so is read out. */
  isAnnounced?: boolean
}

/** A time as a heading, in the visitor's time zone, and below it in the expert's. */
export function WrittenTime({ expert, start, end, ownerZone, isAnnounced = false }: Props) {
  const timeZone = useTimeZone()
  const { day, time } = clockIn(timeZone, start)
  return (
    <div>
      <h2
        id="hours"
        className="outline-none"
        tabIndex={isAnnounced ? -1 : undefined}
        ref={isAnnounced ? focus : undefined}
      >
        <span className="block">{writtenDate(day, { withYear: true })}</span>
        <span className="mt-s1 block text-[clamp(2.75rem,2.2rem+2.6vw,4.5rem)] leading-none tracking-display">
          {end ? fromTo(timeZone, start, end) : time}
        </span>
      </h2>
      <p className="mt-s3">{zoneTime(timeZone)}</p>
      {end && ownerZone && <ExpertsTime expert={expert} ownerZone={ownerZone} start={start} end={end} />}
    </div>
  )
}

const focus = (title: HTMLElement | null) => title?.focus()
