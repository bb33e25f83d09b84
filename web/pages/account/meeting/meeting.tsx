import { useLayoutEffect, useRef, useState } from 'react'
import type { MeetingView } from '#schema/meetings/meetings.ts'
import { MeetingDetails } from './about.tsx'
import { Changing, type Doing } from './changing.tsx'
import { InCalendar } from './in-calendar.tsx'
import { Moving } from './moving.tsx'
import { When } from './when.tsx'
import { Where } from './where.tsx'

type Props = {
  meeting: MeetingView
  token: string
  /** It could not be read again, so this is how it stood before. */
  isStale: boolean
}

/** All of a meeting: when and with whom in the painted room, below it what it is about, where, and what can be done. */
export function Meeting({ meeting, token, isStale }: Props) {
  const { status, start, isOver, changeableUntil } = meeting
  const [doing, setDoing] = useState<Doing>('nothing')
  const heading = useRef<HTMLHeadingElement>(null)
  const lastShown = useRef(`${status} ${start}`)
  // What was pressed is gone once the meeting stands otherwise.
  useLayoutEffect(() => {
    if (lastShown.current === `${status} ${start}`) return
    lastShown.current = `${status} ${start}`
    setDoing('nothing')
    heading.current?.focus()
  }, [status, start])
  const isComing = status === 'booked' && !isOver
  return (
    <>
      <When meeting={meeting} heading={heading} isStale={isStale} />
      {doing === 'moving' && isComing && changeableUntil && (
        <Moving meeting={meeting} token={token} onLeave={() => setDoing('moving-left')} />
      )}
      <div className="wide account-meeting">
        <MeetingDetails meeting={meeting} />
        <div className="account-meeting-side">
          {isComing && <Where meeting={meeting} />}
          <InCalendar meeting={meeting} token={token} />
          <Changing meeting={meeting} token={token} doing={doing} onDo={setDoing} />
        </div>
      </div>
    </>
  )
}
