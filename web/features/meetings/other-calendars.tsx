import type { MeetingView } from '#schema/meetings/meetings.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { calendarLinks } from './calendar-links.ts'

/** Beside the file: the calendars that are filled in by a link. */
export const OtherCalendars = ({ meeting }: { meeting: MeetingView }) => (
  <p className="flex flex-wrap items-center gap-x-s4 text-label">
    <span className="text-ink-soft">Apple takes the file. Or add it to</span>
    {Object.entries(calendarLinks(meeting)).map(([calendar, href]) => (
      <a key={calendar} href={href} target="_blank" rel="noopener noreferrer" className={buttonLook('quiet')}>
        {calendar}
      </a>
    ))}
  </p>
)
