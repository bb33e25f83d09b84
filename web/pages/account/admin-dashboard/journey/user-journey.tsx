import type { Journey } from '#schema/administration/administration-answers.ts'
import { type JourneyStep, journeyGroups } from '#schema/administration/journey-steps.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { SignInRedirect } from '#web/features/accounts/own-query.tsx'
import { LoadingOrError } from '#web/features/administration/loading-or-error.tsx'
import { useAdministrationList } from '#web/features/administration/use-administration-list.ts'
import { LocalTime } from '#web/ui/local-time.tsx'
import { ShowMoreButton } from '#web/ui/show-more-button.tsx'

const groups = Object.entries(journeyGroups).map(
  ([name, steps]) =>
    [name, Object.entries(steps) as [JourneyStep, { label: string; next: string }][]] as const,
)
const nextOf = new Map(groups.flatMap(([, steps]) => steps.map(([step, { next }]) => [step, next])))

/** How far each person came, step by step, by what is recorded of them (R14). */
export function UserJourney() {
  const api = useApi()
  const query = useAdministrationList(
    ['journeys'],
    async (cursor) => {
      const { items, nextCursor } = await dataOf(api.admin.journeys.$get({ query: { cursor } }))
      return { rows: items, nextCursor }
    },
    'Failed to fetch user journeys',
  )
  if (query.mustSignIn) return <SignInRedirect />
  return (
    <>
      <div className="grid gap-s2">
        <h2>User Journey</h2>
        <p className="max-w-measure text-ink-soft">
          How far each person came. People with an account first, the newest at the top, then those who only
          took the scorecard.
        </p>
      </div>
      {!query.rows ? (
        <LoadingOrError error={query.error} onRetry={query.refetch} />
      ) : query.rows.length === 0 && !query.hasNextPage ? (
        <p role="status" className="py-s5 text-ink-soft text-lead">
          No user journey data available yet.
        </p>
      ) : (
        <>
          <ol className="account-journeys" aria-label="Journeys">
            {query.rows.map((journey) => (
              <Person key={journey.email} journey={journey} />
            ))}
          </ol>
          <ShowMoreButton query={query} />
        </>
      )}
    </>
  )
}

function Person({ journey: { name, email, steps, done, of, next } }: { journey: Journey }) {
  return (
    <li data-row={email} tabIndex={-1}>
      <div className="account-journey-who">
        <h3>{name}</h3>
        <p className="text-ink-soft text-label">{email}</p>
        <p className="text-label">
          <b>
            {done} of {of} steps
          </b>
          {next && <span className="text-ink-soft"> · next: {nextOf.get(next)}</span>}
        </p>
      </div>
      {groups.map(([group, own]) => (
        <div key={group} className="account-journey-group">
          <h4>{group}</h4>
          <ol>
            {own.map(([step, { label }]) => {
              const at = steps[step]
              return (
                <li key={step} data-done={at !== null || undefined} data-next={step === next || undefined}>
                  <i aria-hidden />
                  <span>{label}</span>
                  <span className="text-ink-soft text-small">
                    {at ? <LocalTime iso={at} /> : step === next ? 'Next' : 'Not yet'}
                  </span>
                </li>
              )
            })}
          </ol>
        </div>
      ))}
    </li>
  )
}
