import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { brand } from '#schema/brand.ts'
import type { Dashboard } from '#schema/dashboard.ts'
import { plans } from '#schema/levels.ts'
import { figurePeriods } from '#schema/options.ts'
import { paths } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { ownKey, useApi } from '#web/client/queries.ts'
import { SignInRedirect, useMustSignIn } from '#web/features/accounts/own-query.tsx'
import { PartNotLoaded } from '#web/features/accounts/part-not-loaded.tsx'
import { ShareButton } from '#web/features/sharing/share-button.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { FigureName } from './figure-labels.ts'
import { FiguresByDay, TotalsOnlyNotice } from './figures-by-day.tsx'
import { FiguresOverview, overviewTitle } from './overview.tsx'
import { Performance } from './performance.tsx'

/** The figures of the owner's page: in a period, by day and by source (account spec section 2, R11). */
export function Figures({ dashboard }: { dashboard: Dashboard }) {
  const [search] = useSearchParams()
  const days = figurePeriods.find((period) => String(period) === search.get('days')) ?? 30
  const { data, error, refetch, isFetching, mustSignIn } = useFigures(days)
  const covered = coveredBy(dashboard)
  const selected = covered.find((figure) => figure === search.get('of')) ?? 'views'
  if (mustSignIn) return <SignInRedirect />
  if (!data)
    return error ? (
      <section className="wide account-overview" aria-labelledby="overview-title">
        <h2 id="overview-title">{overviewTitle}</h2>
        <PartNotLoaded message="Your figures could not be loaded." error={error} onRetry={refetch} />
      </section>
    ) : (
      <Loading />
    )
  const isNew = covered.every((figure) => data.totals[figure] + data.before[figure] === 0)
  const isUnvisited = isNew && dashboard.analytics.profileViews === 0
  return (
    <div aria-busy={isFetching || undefined}>
      <FiguresOverview
        // Without visitors there are no days to lead to.
        figures={isUnvisited ? { ...data, byDay: null } : data}
        requestedDays={days}
        covered={covered}
        selected={selected}
        failed={error !== null}
      />
      {isUnvisited ? (
        <NoVisitorsYet dashboard={dashboard} />
      ) : data.byDay ? (
        <FiguresByDay figures={data} byDay={data.byDay} covered={covered} selected={selected} />
      ) : (
        <TotalsOnlyNotice />
      )}
      <Performance dashboard={dashboard} />
    </div>
  )
}

/** The figures that the owner's plan covers, in order. */
const coveredBy = ({ profile }: Dashboard): FigureName[] => [
  'views',
  'chats',
  'scorecards',
  ...(plans[profile.plan].booking ? (['bookings'] as const) : []),
]

function useFigures(days: (typeof figurePeriods)[number]) {
  const api = useApi()
  const query = useQuery({
    queryKey: [ownKey, 'figures', days],
    queryFn: () => dataOf(api.dashboard.figures.$get({ query: { days: `${days}` } })),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  })
  return { ...query, mustSignIn: useMustSignIn(query.error) }
}

const Loading = () => (
  <div className="wide grid gap-s5 py-room-gap">
    <p role="status" className="text-ink-soft text-lead">
      Counting…
    </p>
    <div aria-hidden className="account-figures-loading" />
  </div>
)

/** Shown before there are visitors: what brings them, and the first step. */
function NoVisitorsYet({ dashboard: { profile } }: { dashboard: Dashboard }) {
  const { isLive, profileUrl, firstName } = profile
  return (
    <section className="wide pb-s7">
      <EmptyState
        title="Nobody has looked yet"
        action={
          isLive ? (
            <ShareButton href={paths.profile.href(profileUrl)} title={`${firstName} on ${brand.name}`}>
              Share Profile
            </ShareButton>
          ) : (
            <ButtonLink variant="main" to={paths.dashboard.href()}>
              See what your page still needs
            </ButtonLink>
          )
        }
      >
        <p>
          {isLive
            ? 'Most people come by a link: in your signature, in a post, in the mail with which you answer an enquiry. Others find you in the gallery by the problem they describe. From the first visit on, this is where you see them by number.'
            : 'Nobody can yet: your page is not public. Once it is, you see here how many come, and what brings them.'}
        </p>
      </EmptyState>
    </section>
  )
}
