import { useEffect, useRef } from 'react'
import type { MeetingView } from '#schema/meetings.ts'
import { About } from './about.tsx'
import { Changing } from './changing.tsx'
import { InCalendar } from './in-calendar.tsx'
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
  const heading = useRef<HTMLHeadingElement>(null)
  const settled = useRef(settlingOf(meeting))
  // What was pressed is gone once the meeting stands otherwise.
  useEffect(() => {
    if (settled.current === settlingOf(meeting)) return
    settled.current = settlingOf(meeting)
    heading.current?.focus()
  }, [meeting])
  return (
    <>
      <When meeting={meeting} heading={heading} isStale={isStale} />
      <div className="wide account-meeting">
        <About meeting={meeting} />
        <div className="account-meeting-side">
          {meeting.status === 'booked' && !meeting.isOver && <Where meeting={meeting} />}
          <InCalendar meeting={meeting} token={token} />
          <Changing meeting={meeting} token={token} />
        </div>
      </div>
    </>
  )
}

const settlingOf = ({ status, start }: MeetingView) => `${status} ${start}`
