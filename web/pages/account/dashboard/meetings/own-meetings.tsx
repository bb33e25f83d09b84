import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { Dashboard } from '#schema/dashboard.ts'
import { zoneTime } from '#schema/labels.ts'
import type { OwnMeeting } from '#schema/meetings/meetings.ts'
import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { byCursor, ownKey, startingAt, useApi } from '#web/client/queries.ts'
import { SignInRedirect, useMustSignIn } from '#web/features/accounts/own-query.tsx'
import { groupedBy } from '#web/features/meetings/days.ts'
import { Hour } from '#web/features/meetings/hour.tsx'
import { clockIn, daysLater, writtenDate } from '#web/features/meetings/wall-clock.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { ShowMoreButton } from '#web/ui/show-more-button.tsx'
import { Loading, RowsNotLoaded, StaleRowsNotice } from '../rows.tsx'

type Show = 'coming' | 'past'
const shows = { coming: 'Coming up', past: 'Past or cancelled' } as const

/** The owner's coming meetings by day in their time zone, soonest first; or the past ones, latest first. */
export function OwnMeetings({ dashboard }: { dashboard: Dashboard }) {
  const [search] = useSearchParams()
  const show = search.get('show') === 'past' ? 'past' : 'coming'
  const query = useOwnMeetings(show)
  const { data, error, refetch, mustSignIn, isPlaceholderData } = query
  if (mustSignIn) return <SignInRedirect />
  const [first] = data?.pages ?? []
  const meetings = data?.pages.flatMap((page) => page.meetings) ?? []
  return (
    <div className="wide account-coming">
      <nav aria-label="Which meetings">
        {(['coming', 'past'] as const).map((one) => (
          <Link
            key={one}
            preventScrollReset
            to={paths.dashboard.href('meetings', one === 'past' ? { show: one } : {})}
            aria-current={one === show ? 'true' : undefined}
          >
            {shows[one]}
          </Link>
        ))}
      </nav>
      {first ? (
        <>
          {error && <StaleRowsNotice />}
          {meetings.length === 0 ? (
            <NoMeetings show={show} dashboard={dashboard} />
          ) : (
            <MeetingDays meetings={meetings} timeZone={first.timeZone} isBusy={isPlaceholderData} />
          )}
          <ShowMoreButton query={query} />
        </>
      ) : error ? (
        <RowsNotLoaded error={error} onRetry={refetch} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

/** Meetings under the days on which they begin in a time zone; `isBusy` while others are being loaded. */
function MeetingDays({
  meetings,
  timeZone,
  isBusy,
}: {
  meetings: OwnMeeting[]
  timeZone: string
  isBusy: boolean
}) {
  const days = groupedBy(meetings, ({ start }) => clockIn(timeZone, start).day)
  return (
    <>
      <p className="text-ink-soft text-label">{zoneTime(timeZone)}.</p>
      <div aria-busy={isBusy || undefined}>
        {[...days].map(([day, those]) => (
          <section key={day} className="account-day" aria-label={writtenDate(day, { withYear: true })}>
            <h3>{dayAsRead(day, timeZone)}</h3>
            <ol>
              {those.map((meeting) => (
                <Meeting key={meeting.id} meeting={meeting} timeZone={timeZone} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  )
}

function useOwnMeetings(show: Show) {
  const api = useApi()
  const query = useInfiniteQuery({
    queryKey: [ownKey, 'meetings', show],
    queryFn: ({ pageParam }) => dataOf(api.meetings.$get({ query: { show, ...startingAt(pageParam) } })),
    ...byCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  return { ...query, mustSignIn: useMustSignIn(query.error) }
}

function Meeting({ meeting, timeZone }: { meeting: OwnMeeting; timeZone: string }) {
  const { id, token, start, end, guest, about, brief, status, cancelledBy } = meeting
  const [from, to] = [clockIn(timeZone, start).time, clockIn(timeZone, end).time]
  const isCancelled = status === 'cancelled'
  return (
    <li data-cancelled={isCancelled || undefined}>
      <p className="account-meeting-hour">
        <time dateTime={start}>
          <Hour time={from} />
        </time>{' '}
        <span>to {to}</span>
      </p>
      <div>
        <h4>
          <Link to={paths.meeting.href(token)} data-row={id}>
            {guest.name}
            <span className="sr-only">, {from}, open this meeting</span>
          </Link>
        </h4>
        {isCancelled && (
          <p className="text-label">
            <b>{cancelledBy === 'owner' ? 'Cancelled by you' : `Cancelled by ${guest.name}`}</b>
          </p>
        )}
        <p className="account-row-words whole-lines-2">{about}</p>
        {brief && (
          <details>
            <summary>
              What they want you to know beforehand<span className="sr-only">: {guest.name}</span>
            </summary>
            <p className="whitespace-pre-line text-label">{brief}</p>
          </details>
        )}
      </div>
    </li>
  )
}

/** A day's date, with “today” or the like. */
function dayAsRead(day: string, timeZone: string) {
  const today = clockIn(timeZone, Date.now()).day
  const near = { [today]: 'Today, ', [daysLater(today, 1)]: 'Tomorrow, ' }[day] ?? ''
  return `${near}${writtenDate(day, { withYear: true })}`
}

/** Shown without meetings: one step that brings the next. */
function NoMeetings({ show, dashboard: { profile } }: { show: Show; dashboard: Dashboard }) {
  const { isLive, profileUrl } = profile
  if (show === 'past')
    return (
      <EmptyState heading="h3" title="No past meetings yet">
        <p>Past and cancelled meetings are listed here for 400 days.</p>
      </EmptyState>
    )
  return (
    <EmptyState
      heading="h3"
      title="No meetings coming up"
      action={
        isLive ? (
          <>
            <ButtonLink to={paths.dashboard.href('meetings', { list: 'hours' })}>Set your hours</ButtonLink>
            <ButtonLink variant="quiet" to={paths.booking.href(profileUrl)}>
              What visitors see
            </ButtonLink>
          </>
        ) : (
          <ButtonLink to={paths.dashboard.href()}>See what your page still needs</ButtonLink>
        )
      }
    >
      <p>
        {isLive
          ? 'Visitors book from your page, and from a chat with your agent, while you have open hours. Each meeting is listed here, with what it is about.'
          : 'Nobody can book a meeting yet: your page is not public. Once it is, each meeting is listed here.'}
      </p>
    </EmptyState>
  )
}
