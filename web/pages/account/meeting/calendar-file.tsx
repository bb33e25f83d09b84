import { CalendarPlus, CalendarX2 } from 'lucide-react'
import type { MeetingView } from '#schema/meetings/meetings.ts'
import { OtherCalendars } from '#web/features/meetings/other-calendars.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { calendarFileHref } from './meeting-calls.ts'

/** The calendar file of a meeting; of a cancelled one, the file that removes it. */
export function CalendarFile({ meeting, token }: { meeting: MeetingView; token: string }) {
  const { status, isOver } = meeting
  if (isOver) return null
  const isCancelled = status === 'cancelled'
  const Icon = isCancelled ? CalendarX2 : CalendarPlus
  return (
    <section aria-labelledby="calendar">
      <h2 id="calendar">In your calendar</h2>
      <p className="text-ink-soft">
        {isCancelled
          ? 'Opened there, this file takes the meeting out again.'
          : 'The same file came with your mail.'}
      </p>
      <a
        href={calendarFileHref(token)}
        download={isCancelled ? 'cancelled-meeting.ics' : 'meeting.ics'}
        className={buttonLook('plain', 'justify-self-start')}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        {isCancelled ? 'Download the cancellation (.ics)' : 'Download it (.ics)'}
      </a>
      {!isCancelled && <OtherCalendars meeting={meeting} />}
    </section>
  )
}
