import './dashboard-screen.css'
import { type ComponentType, useDeferredValue, useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import type { Dashboard } from '#schema/dashboard.ts'
import { type DashboardTab, dashboardTabs, paths } from '#schema/paths.ts'
import { dataOf, hasCode } from '#web/client/api.ts'
import { hasOwnDashboard, isAdministrator } from '#web/client/current-user.ts'
import { preparedPart } from '#web/client/loading/lazy-part.tsx'
import { withoutReload } from '#web/client/loading/stale-build.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { useApi } from '#web/client/queries.ts'
import { SignInRedirect, useOwnQuery } from '#web/features/accounts/own-query.tsx'
import { useRefetchOnFocus } from '#web/features/accounts/use-refetch-on-focus.ts'
import { prepareCode } from '#web/ui/lazy-code.ts'
import { Panel } from '#web/ui/tabs/panel.tsx'
import { Actions } from './actions.tsx'
import { Freshness } from './freshness.tsx'
import { Greeting } from './greeting.tsx'
import { DashboardNotLoaded } from './not-loaded.tsx'
import { DashboardOverview } from './overview/overview.tsx'
import { PublicationState } from './publication-state.tsx'
import { loadShareProfile } from './sharing/share-button.tsx'
import { storeDashboard, storedDashboard } from './stored-dashboard.ts'
import { Tabs, tabNames } from './tabs.tsx'

const title = 'Your dashboard'

type Part = ComponentType<{ dashboard: Dashboard }>
/** Loaded when opened, or once the first screen stands. */
const late = {
  stories: preparedPart(async () => (await import('./stories/own-stories.tsx')).OwnStories),
  referees: preparedPart(async () => (await import('./referees/own-referees.tsx')).OwnReferees),
  messages: preparedPart(async () => (await import('./messages/messages.tsx')).Messages),
  meetings: preparedPart(async () => (await import('./meetings/meetings.tsx')).Meetings),
  analytics: preparedPart(async () => (await import('./figures/figures.tsx')).Figures),
  settings: preparedPart(async () => (await import('./settings.tsx')).Settings),
}
const parts: Record<DashboardTab, Part> = {
  overview: DashboardOverview,
  stories: late.stories.Part,
  referees: late.referees.Part,
  messages: late.messages.Part,
  meetings: late.meetings.Part,
  analytics: late.analytics.Part,
  settings: late.settings.Part,
}
const prepareParts = () => {
  for (const { prepare } of Object.values(late)) void prepare()
  void prepareCode(loadShareProfile)
}

/** An owner's dashboard, which begins with the state of the profile (account spec section 2, R10). */
export function Component() {
  const api = useApi()
  const [search] = useSearchParams()
  const tab = dashboardTabs.find((one) => one === search.get('tab')) ?? 'overview'
  const Part = parts[tab]
  const { data, error, dataUpdatedAt, isFetching, mustSignIn, refetch } = useOwnQuery<Dashboard>(
    'dashboard',
    () => dataOf(api['current-user-dashboard'].$get()),
    { userOf: storedUserOf, initial: storedDashboard },
  )
  useRefetchOnFocus(refetch)
  const waiting = data?.waiting
  useEffect(() => {
    if (waiting !== undefined) void navigator.setAppBadge?.(waiting).catch(() => {})
  }, [waiting])
  const hasLoaded = data !== undefined
  // The state of the profile is painted before what is below it.
  const isPainted = useDeferredValue(hasLoaded, false)
  useEffect(() => {
    if (!hasLoaded) return
    ;(window.requestIdleCallback ?? setTimeout)(() => {
      prepareParts()
      if (navigator.onLine)
        withoutReload(() => import('#web/features/notifications/start-notifications.ts'))
          .then(({ startNotifications }) => startNotifications(api))
          .catch(() => {})
    })
  }, [hasLoaded, api])
  if (mustSignIn) return <SignInRedirect />
  // Validators and administrators have no profile.
  if (hasCode(error, 'NO_OWN_PROFILE') && !hasOwnDashboard())
    return <Navigate replace to={isAdministrator() ? paths.adminDashboard.href() : paths.account.href()} />
  const isOverview = tab === 'overview'
  return (
    <>
      <PageHead title={isOverview ? title : `${tabNames[tab]} · ${title}`} hidden />
      <div
        className="room account-today"
        data-waiting={!data || undefined}
        data-compact={(data && !isOverview) || undefined}
      >
        {data ? (
          isOverview ? (
            <PublicationState dashboard={data} />
          ) : (
            <Banner dashboard={data} />
          )
        ) : error ? (
          <DashboardNotLoaded error={error} isFetching={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )}
      </div>
      {data && (
        <>
          <Tabs dashboard={data} current={tab}>
            <Freshness
              error={error}
              at={dataUpdatedAt}
              isFetching={isFetching}
              onRetry={() => void refetch()}
            />
          </Tabs>
          {isPainted ? (
            <Panel tab={tab}>
              <Part dashboard={data} />
            </Panel>
          ) : (
            <div data-opening />
          )}
        </>
      )}
    </>
  )
}

/** Keeps a dashboard on this device, with its user. */
const storedUserOf = (dashboard: Dashboard) => {
  storeDashboard(dashboard)
  return { email: dashboard.profile.email, role: 'owner' as const }
}

/** The head of every part but the overview, low, so that the part itself is in view. */
const Banner = ({ dashboard }: { dashboard: Dashboard }) => (
  <div className="wide account-banner">
    <Greeting profile={dashboard.profile} className="text-title" />
    <Actions dashboard={dashboard} />
  </div>
)

function Loading() {
  return (
    <div className="wide grid gap-s5">
      <h1 className="sr-only">{title}</h1>
      <p role="status" className="text-lead">
        Loading your dashboard...
      </p>
      <div aria-hidden className="account-loading" />
    </div>
  )
}
