import { BusyCalendar } from './busy-calendar.tsx'
import { Feed } from './feed.tsx'

/** The calendar that tells when the owner is busy, and the feed that brings their meetings into it. */
export const OwnCalendars = () => (
  <div className="wide account-calendars">
    <BusyCalendar />
    <Feed />
  </div>
)
