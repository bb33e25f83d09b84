import type { ReactNode } from 'react'
import type { Dashboard } from '#schema/dashboard.ts'
import { type DashboardTab, dashboardTabs, paths } from '#schema/paths.ts'
import { TabRow } from '#web/ui/tabs/tab-row.tsx'

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

/** The tabs of the dashboard; `children` stay in view beside them. */
export function Tabs({ dashboard: { unread, meetings }, current, children }: Props) {
  const counts: Partial<Record<DashboardTab, { count: number; countLabel: string; isCalm?: true }>> = {
    messages: { count: unread.leads + unread.conversations, countLabel: 'new' },
    meetings: { count: meetings.coming, countLabel: 'coming up', isCalm: true },
  }
  return (
    <div className="account-tabs">
      <TabRow
        label="Dashboard"
        current={current}
        tabs={dashboardTabs.map((tab) => ({
          name: tab,
          label: tabNames[tab],
          to: paths.dashboard.href(tab),
          ...counts[tab],
        }))}
      />
      {children}
    </div>
  )
}
