import type { Dashboard } from '#schema/dashboard.ts'
import { plans } from '#schema/levels.ts'
import { useIsOnline } from '#web/client/use-is-online.ts'
import { Hours } from './hours.tsx'
import { NotInPlan } from './not-in-plan.tsx'

/** Who comes when, when the owner can be met, and which calendars know of it (R24). */
export function Meetings({ dashboard }: { dashboard: Dashboard }) {
  const isOnline = useIsOnline()
  if (!plans[dashboard.profile.plan].booking) return <NotInPlan />
  return (
    <section className="account-meetings" aria-labelledby="meetings-title">
      <header className="wide">
        <h2 id="meetings-title" tabIndex={-1}>
          When you can be met
        </h2>
        {!isOnline && (
          <p role="status" className="border-edge border-l-2 pl-s4 text-label">
            You are offline. What was loaded before can be read; what you change of your hours is kept on this
            device until you can save it.
          </p>
        )}
      </header>
      <Hours dashboard={dashboard} />
    </section>
  )
}
