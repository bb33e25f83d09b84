import { useQuery } from '@tanstack/react-query'
import type { Dashboard } from '#schema/dashboard.ts'
import { zoneTime } from '#schema/labels.ts'
import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { groupedBy } from '#web/features/meetings/days.ts'
import { clockIn, writtenDate } from '#web/features/meetings/wall-clock.ts'
import { Link } from '#web/ui/link.tsx'
import { weekInWords } from './hours-in-words.ts'
import { type HoursEditing, offeredKey } from './use-hours.ts'
import { WeekPicture } from './week-picture.tsx'

type Props = { editing: HoursEditing; dashboard: Dashboard }

/** The week, its on-off switch, and the slots offered next. */
export function HoursSummary({ editing, dashboard }: Props) {
  const { values, change } = editing
  return (
    <div className="room account-week-room">
      <div className="wide">
        <div className="account-week-says">
          <label className="account-week-switch">
            <input
              type="checkbox"
              role="switch"
              className="account-switch"
              checked={values.isOpen}
              aria-describedby="open-says"
              onChange={({ currentTarget }) => change({ isOpen: currentTarget.checked })}
            />
            <b>Open for bookings</b>
          </label>
          <p id="open-says" className="text-room-soft">
            {values.isOpen
              ? 'Visitors of your page can book these hours.'
              : 'Closed: your page leads visitors to a message instead. Meetings that are booked stay.'}
          </p>
          <p className="text-lead">{weekInWords(values.week)}</p>
          <p className="text-room-soft text-small">{zoneTime(values.timeZone)}.</p>
          <NextSlots editing={editing} dashboard={dashboard} />
        </div>
        <WeekPicture week={values.week} isOpen={values.isOpen} />
      </div>
    </div>
  )
}

/** The number of slots to list. */
const shownSlots = 4

/** The slots offered next, from the visitors' own API call. */
function NextSlots({ editing: { saved, isChanged }, dashboard: { profile } }: Props) {
  const api = useApi()
  const { isOpen } = saved.availability
  const isOffered = isOpen && profile.isLive
  const { data, error, isFetching } = useQuery({
    queryKey: [...offeredKey, profile.profileUrl, saved.editedAt],
    queryFn: () =>
      dataOf(
        api.meetings.slots[':profileUrl'].$get({ param: { profileUrl: profile.profileUrl }, query: {} }),
      ),
    enabled: isOffered,
    refetchOnWindowFocus: true,
  })
  if (!isOpen) return null
  if (!profile.isLive)
    return (
      <p className="account-week-next">
        Visitors see your hours as soon as your page is on view.{' '}
        <Link to={paths.dashboard.href()}>What it needs</Link>
      </p>
    )
  if (!data)
    return (
      <p role="status" className="account-week-next">
        {error
          ? 'What visitors see next could not be loaded just now.'
          : 'Looking up what visitors see next…'}
      </p>
    )
  const next = data.slots.length > 0 ? data.slots.slice(0, shownSlots) : data.next ? [data.next] : []
  return (
    <p className="account-week-next" role="status" aria-busy={isFetching || undefined}>
      {next.length === 0 ? (
        'Visitors see no free time at the moment. More hours, less notice or a longer look ahead would give them some.'
      ) : (
        <>
          {isChanged ? 'With the hours that are saved, visitors see next: ' : 'Visitors see next: '}
          <b>{inOrder(next, data.timeZone)}</b>.{' '}
          <Link to={paths.booking.href(profile.profileUrl)}>Look at it</Link>
        </>
      )}
    </p>
  )
}

/** `Tuesday 24 November 10:00, 10:45; Wednesday 25 November 09:00`. */
function inOrder(slots: readonly string[], timeZone: string) {
  const times = slots.map((slot) => clockIn(timeZone, slot))
  return [...groupedBy(times, ({ day }) => day)]
    .map(([day, those]) => `${writtenDate(day)} ${those.map(({ time }) => time).join(', ')}`)
    .join('; ')
}
