import type { Dashboard } from '#schema/dashboard.ts'
import { ActivityList } from './activity-list.tsx'
import { Completion } from './completion.tsx'
import { News } from './news.tsx'
import { Status } from './status.tsx'
import { Totals } from './totals.tsx'

/** What happened, what is still to do, and how the profile stands (account spec section 2, R11). */
export const DashboardOverview = ({ dashboard }: { dashboard: Dashboard }) => (
  <div className="wide account-parts">
    <News dashboard={dashboard} />
    <div className="account-two">
      <Completion dashboard={dashboard} />
      <Status dashboard={dashboard} />
    </div>
    <Totals dashboard={dashboard} />
    <ActivityList first={dashboard.activity} />
  </div>
)
