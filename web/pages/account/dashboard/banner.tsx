import type { Dashboard } from '#schema/dashboard.ts'
import { Acts } from './acts.tsx'
import { Greeting } from './greeting.tsx'

/** The first room beside every other part than the overview: low, so that the part itself is what one sees. */
export const Banner = ({ dashboard }: { dashboard: Dashboard }) => (
  <div className="wide account-banner">
    <Greeting profile={dashboard.profile} className="text-title" />
    <Acts dashboard={dashboard} />
  </div>
)
