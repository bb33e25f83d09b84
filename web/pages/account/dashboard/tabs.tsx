import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Dashboard } from '#schema/dashboard.ts'
import { type DashboardTab, dashboardTabs, paths } from '#schema/paths.ts'
import { Link } from '#web/ui/link.tsx'

export const tabNames: Record<DashboardTab, string> = {
  overview: 'Overview',
  stories: 'Stories',
  referees: 'Referees',
  messages: 'Messages',
  meetings: 'Meetings',
  analytics: 'Analytics',
  settings: 'Settings',
}

type Props = { dashboard: Dashboard; current: DashboardTab; children: ReactNode }

/** The parts of the dashboard; each has an address of its own. What `children` say stays in sight with them. */
export function Tabs({ dashboard: { unread, meetings }, current, children }: Props) {
  const counts: Partial<Record<DashboardTab, { count: number; says: string }>> = {
    messages: { count: unread.leads + unread.conversations, says: 'new' },
    meetings: { count: meetings.coming, says: 'to come' },
  }
  const row = useRef<HTMLDivElement>(null)
  // On a phone the row is wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another part is shown
  useLayoutEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (here && row.current)
      row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.offsetWidth) / 2
  }, [current])
  return (
    <div className="account-tabs">
      <nav aria-label="Dashboard">
        <div className="wide" ref={row}>
          {dashboardTabs.map((tab) => {
            const { count = 0, says } = counts[tab] ?? {}
            return (
              <Link
                key={tab}
                to={paths.dashboard.href(tab)}
                aria-current={tab === current ? 'page' : undefined}
              >
                {tabNames[tab]}
                {count > 0 && (
                  <>
                    {' '}
                    <b className="account-tabs-new">
                      {count}
                      <span className="sr-only"> {says}</span>
                    </b>
                  </>
                )}
              </Link>
            )
          })}
        </div>
      </nav>
      {children}
    </div>
  )
}
