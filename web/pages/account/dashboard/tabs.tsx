import type { Dashboard } from '#schema/dashboard.ts'
import { type DashboardTab, dashboardTabs, paths } from '#schema/paths.ts'
import { Link } from '#web/ui/link.tsx'

const names: Record<DashboardTab, string> = {
  overview: 'Overview',
  stories: 'Stories',
  referees: 'Referees',
  messages: 'Messages',
  analytics: 'Analytics',
  settings: 'Settings',
}

/** The parts of the dashboard; each has an address of its own. */
export function Tabs({ dashboard: { unread }, current }: { dashboard: Dashboard; current: DashboardTab }) {
  const fresh = unread.leads + unread.conversations
  return (
    <nav className="account-tabs" aria-label="Dashboard">
      <div className="wide">
        {dashboardTabs.map((tab) => (
          <Link key={tab} to={paths.dashboard.href(tab)} aria-current={tab === current ? 'page' : undefined}>
            {names[tab]}
            {tab === 'messages' && fresh > 0 && (
              <>
                {' '}
                <b>
                  {fresh}
                  <span className="sr-only"> new</span>
                </b>
              </>
            )}
          </Link>
        ))}
      </div>
    </nav>
  )
}
