import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { MeetingView } from '#schema/meetings/meetings.ts'
import { PageZone } from '#web/features/meetings/zones.ts'
import { CalendarFile } from './calendar-file.tsx'
import { type ChangeState, MeetingChanges } from './meeting-changes.tsx'
import { MeetingDetails } from './meeting-details.tsx'
import { MeetingHero } from './meeting-hero.tsx'
import { MeetingPlace } from './meeting-place.tsx'
import { MoveMeetingForm } from './move-meeting-form.tsx'

type Props = {
  meeting: MeetingView
  token: string
  /** The meeting could not be fetched again, so this state may be old. */
  isStale: boolean
}

/**
 * A meeting: time and people in the hero, below it subject, place and actions. Every time is in one zone, at first the one
 * that it was booked in.
 */
export function Meeting({ meeting, token, isStale }: Props) {
  const { status, start, isOver, changeableUntil } = meeting
  const [doing, setDoing] = useState<ChangeState>('nothing')
  const [zone, setZone] = useState(meeting.timeZone)
  const heading = useRef<HTMLHeadingElement>(null)
  const lastShown = useRef(`${status} ${start}`)
  // A change of the meeting closes the open form.
  useLayoutEffect(() => {
    if (lastShown.current === `${status} ${start}`) return
    lastShown.current = `${status} ${start}`
    setDoing('nothing')
    heading.current?.focus()
  }, [status, start])
  const isForm = doing === 'cancelling' || doing === 'moving'
  // So does the end of the time for changes.
  useLayoutEffect(() => {
    if (changeableUntil || !isForm) return
    setDoing('nothing')
    heading.current?.focus()
  }, [changeableUntil, isForm])
  const isComing = status === 'booked' && !isOver
  return (
    <PageZone value={useMemo(() => [zone, setZone], [zone])}>
      <MeetingHero meeting={meeting} heading={heading} />
      {doing === 'moving' && isComing && changeableUntil && (
        <MoveMeetingForm meeting={meeting} token={token} onLeave={() => setDoing('moving-left')} />
      )}
      <div className="wide account-meeting">
        <div className="account-meeting-side">
          {isComing && <MeetingPlace meeting={meeting} />}
          <MeetingChanges meeting={meeting} token={token} changeState={doing} onChangeState={setDoing} />
          <CalendarFile meeting={meeting} token={token} />
        </div>
        <MeetingDetails meeting={meeting} />
      </div>
      {isStale && (
        <p role="alert" className="account-meeting-stale">
          We could not look again just now. This is how the meeting stood when you opened the page.
        </p>
      )}
    </PageZone>
  )
}
