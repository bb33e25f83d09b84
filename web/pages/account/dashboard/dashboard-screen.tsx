import { type ComponentType, lazy, Suspense } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import type { Dashboard } from '#schema/dashboard.ts'
import { type DashboardTab, dashboardTabs, paths } from '#schema/paths.ts'
import { CallFailed, dataOf } from '#web/client/api.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { useApi } from '#web/client/queries.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { SignInFirst, useOwnQuery } from '../entrance/own-query.tsx'
import { OwnPage } from './own-page.tsx'
import { OwnReferees } from './own-referees.tsx'
import { OwnStories } from './own-stories.tsx'
import { Standing } from './standing.tsx'
import { Tabs } from './tabs.tsx'

const title = 'Your dashboard'

type Part = ComponentType<{ dashboard: Dashboard }>
const parts: Record<DashboardTab, Part> = {
  overview: OwnPage,
  stories: OwnStories,
  referees: OwnReferees,
  messages: lazy(async () => ({ default: (await import('../messages/messages.tsx')).Messages })),
  analytics: lazy(async () => ({ default: (await import('../figures/figures.tsx')).Figures })),
  settings: OwnPage,
}

/** An owner's dashboard, which begins with how the profile stands (account spec section 2, R10). */
export function Component() {
  const api = useApi()
  const [search] = useSearchParams()
  const tab = dashboardTabs.find((known) => known === search.get('tab')) ?? 'overview'
  const Part = parts[tab]
  const { data, error, mustSignIn, refetch } = useOwnQuery(
    'dashboard',
    () => dataOf(api['current-user-dashboard'].$get()),
    whose,
  )
  if (mustSignIn) return <SignInFirst />
  // Who validates or administers has no profile of their own.
  if (error instanceof CallFailed && error.code === 'NO_OWN_PROFILE')
    return <Navigate replace to={paths.account.href()} />
  return (
    <>
      <div className="room account-today">
        <PageHead title={title} hidden />
        {data ? <Standing dashboard={data} /> : error ? <NotFound onAgain={refetch} /> : <Loading />}
      </div>
      {data && (
        <>
          <Tabs dashboard={data} current={tab} />
          <Suspense fallback={<Opening />}>
            <Part dashboard={data} />
          </Suspense>
        </>
      )}
    </>
  )
}

const whose = ({ profile }: Dashboard) => ({ email: profile.email, role: 'owner' as const })

const Opening = () => (
  <p role="status" className="wide py-room-gap text-lead">
    Opening…
  </p>
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

function NotFound({ onAgain }: { onAgain: () => void }) {
  return (
    <div role="alert" className="wide grid justify-items-start gap-s5">
      <h1 className="text-head">Profile Not Found</h1>
      <p className="text-lead">Unable to load your customer profile.</p>
      <div className="flex flex-wrap items-center gap-s3">
        <Button variant="main" onClick={() => onAgain()}>
          Try again
        </Button>
        <ButtonLink to={paths.pricing.href()}>Create New Profile</ButtonLink>
      </div>
    </div>
  )
}
