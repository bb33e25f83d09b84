import { useSearchParams } from 'react-router-dom'
import type { Dashboard } from '#schema/dashboard.ts'
import { plans } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { Link } from '#web/ui/link.tsx'
import { BookingPlanNotice } from './booking-plan-notice.tsx'
import { BusyCalendar } from './busy-calendar.tsx'
import { Feed } from './feed.tsx'
import { Hours } from './hours/hours.tsx'
import { OwnMeetings } from './own-meetings.tsx'

/** The owner's connected calendar and the feed of their meetings. */
const OwnCalendars = () => (
  <div className="wide account-calendars">
    <BusyCalendar />
    <Feed />
  </div>
)

const views = {
  coming: { name: 'Meetings', heading: 'Who you are meeting', Part: OwnMeetings },
  hours: { name: 'Hours', heading: 'When people can meet you', Part: Hours },
  calendars: { name: 'Calendars', heading: 'Your calendars', Part: OwnCalendars },
} as const
type View = keyof typeof views

/** The owner's meetings, open hours and calendars (R24). */
export function Meetings({ dashboard }: { dashboard: Dashboard }) {
  const [search] = useSearchParams()
  const names = Object.keys(views) as View[]
  const view = names.find((name) => name === search.get('list')) ?? 'coming'
  const { heading, Part } = views[view]
  if (!plans[dashboard.profile.plan].booking)
    return (
      <>
        <BookingPlanNotice />
        {/* Meetings from before the plan ended. */}
        {dashboard.meetings.coming > 0 && <OwnMeetings dashboard={dashboard} />}
      </>
    )
  return (
    <section className="account-meetings" aria-labelledby="meetings-title">
      <header className="wide">
        <h2 id="meetings-title" tabIndex={-1}>
          {heading}
        </h2>
        <nav aria-label="Meetings, hours and calendars">
          {names.map((name) => (
            <Link
              key={name}
              preventScrollReset
              to={paths.dashboard.href('meetings', name === 'coming' ? {} : { list: name })}
              aria-current={name === view ? 'true' : undefined}
            >
              {views[name].name}
            </Link>
          ))}
        </nav>
      </header>
      <Part dashboard={dashboard} />
    </section>
  )
}
