import { calendarLinks } from '#schema/meetings/calendar-links.ts'
import type { MeetingView } from '#schema/meetings/meetings.ts'
import { buttonLook } from '#web/ui/button.tsx'

/** Links that add the meeting to an online calendar, beside the calendar file. */
export function OtherCalendars({ meeting }: { meeting: MeetingView }) {
  const { start, end, side, expert, guest, place } = meeting
  const links = calendarLinks({
    start,
    end,
    place: place.text,
    name: side === 'visitor' ? expert.name : guest.name,
  })
  return (
    <div className="grid text-label">
      <p className="flex flex-wrap items-center gap-x-s4">
        <span className="text-ink-soft">Apple takes the file. Or add it to</span>
        {Object.entries(links).map(([calendar, href]) => (
          <a
            key={calendar}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonLook('quiet')}
          >
            {calendar}
            <span className="sr-only"> (opens a new window)</span>
          </a>
        ))}
      </p>
      <p className="text-ink-soft text-small">
        If the meeting is moved, the file that we mail then changes your entry. An entry made by one of these
        links you change yourself.
      </p>
    </div>
  )
}
