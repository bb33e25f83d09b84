import { isSprintOver } from '#schema/billing/sprints.ts'
import type { Dashboard } from '#schema/dashboard.ts'
import { lazyPart } from '#web/client/loading/lazy-part.tsx'
import { openingsOf } from '../plan/openings-of.ts'
import { ActivityList } from './activity-list.tsx'
import { Completion } from './completion.tsx'
import { News } from './news.tsx'
import { Status } from './status.tsx'
import { Totals } from './totals.tsx'

const OwnSprint = lazyPart(async () => (await import('../sprint/own-sprint.tsx')).OwnSprint)
const PlanOpenings = lazyPart(async () => (await import('../plan/plan-openings.tsx')).PlanOpenings)

/** The overview: news, open steps and the state of the profile (account spec section 2, R11). */
export function DashboardOverview({ dashboard }: { dashboard: Dashboard }) {
  const { sprint, profile } = dashboard
  const isAhead = Boolean(sprint && !isSprintOver(sprint.days, Date.now()))
  const ownSprint = <OwnSprint dashboard={dashboard} />
  return (
    <div className="wide account-parts">
      {isAhead && ownSprint}
      <News dashboard={dashboard} />
      {!isAhead && (sprint || profile.plan === 'sprint') && ownSprint}
      {openingsOf(dashboard).length > 0 && <PlanOpenings dashboard={dashboard} />}
      <div className="account-two">
        <Completion dashboard={dashboard} />
        <Status dashboard={dashboard} />
      </div>
      <Totals dashboard={dashboard} />
      <ActivityList first={dashboard.activity} />
    </div>
  )
}
