import type { Dashboard } from '#schema/dashboard.ts'
import type { OwnAvailability } from '#schema/meetings/availability.ts'
import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { SignInRedirect, useOwnQuery } from '#web/features/accounts/own-query.tsx'
import { useRefetchOnFocus } from '#web/features/accounts/use-refetch-on-focus.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Loading, RowsNotLoaded } from '../../rows.tsx'
import { DateOverrides } from './date-overrides.tsx'
import { HoursConflict } from './hours-conflict.tsx'
import { HoursFoot } from './hours-foot.tsx'
import { HoursSummary } from './hours-summary.tsx'
import { BookingTerms } from './terms.tsx'
import { useHours } from './use-hours.ts'
import { WeekFields } from './week-fields.tsx'

type Props = { dashboard: Dashboard }

/** The owner's open hours: a picture of the week, the next offered slots, and the fields (R24). */
export function Hours({ dashboard }: Props) {
  const api = useApi()
  const { data, error, refetch, mustSignIn } = useOwnQuery('availability', () =>
    dataOf(api.meetings.availability.$get()),
  )
  useRefetchOnFocus(refetch)
  if (mustSignIn && !data) return <SignInRedirect />
  if (!data)
    return (
      <div className="wide">{error ? <RowsNotLoaded error={error} onRetry={refetch} /> : <Loading />}</div>
    )
  return <Editor loaded={data} dashboard={dashboard} />
}

function Editor({ loaded, dashboard }: Props & { loaded: OwnAvailability }) {
  const editing = useHours(loaded)
  return (
    <form
      noValidate
      className="account-hours"
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        // After the errors are rendered.
        if (!editing.save())
          requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      }}
    >
      <HoursSummary editing={editing} dashboard={dashboard} />
      <div className="wide account-hours-fields">
        {editing.replaced && <HoursConflict editing={editing} replaced={editing.replaced} />}
        {editing.wasRestored && (
          <div role="status" className="grid justify-items-start border-edge border-l-2 pl-s4">
            <p className="text-label">
              What you changed here before and did not save is in the fields again.
            </p>
            <Button variant="quiet" onClick={editing.discardEntries}>
              Leave it and show what is saved
            </Button>
          </div>
        )}
        <WeekFields editing={editing} />
        <DateOverrides editing={editing} />
        <BookingTerms editing={editing} />
      </div>
      <HoursFoot editing={editing}>
        {editing.isSignedOut && (
          <Link to={paths.login.href({ next: paths.dashboard.href('meetings', { list: 'hours' }) })}>
            Sign in
          </Link>
        )}
      </HoursFoot>
    </form>
  )
}
