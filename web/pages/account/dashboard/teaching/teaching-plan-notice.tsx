import type { ReactNode } from 'react'
import { plans, planTitle } from '#schema/levels.ts'
import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** Says which plan teaching needs, and where plans are compared; `children` say what is possible without it. */
export const TeachingPlanNotice = ({ feature, children }: { feature: string; children?: ReactNode }) => (
  <div className="grid max-w-measure justify-items-start gap-s1 border-edge border-l-2 pl-s4">
    <p>
      {feature} comes with {planTitle('sprint')}, and with {plans.premium.levelName}. {children}
    </p>
    <ButtonLink variant="quiet" to={paths.pricing.href('compare')}>
      Compare plans
    </ButtonLink>
  </div>
)
