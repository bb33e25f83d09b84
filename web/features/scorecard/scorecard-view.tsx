import { lazy, type ReactNode, Suspense } from 'react'
import { useScorecard } from './scorecard-context.tsx'
import { Wizard } from './wizard/wizard.tsx'

const ResultView = lazy(async () => ({ default: (await import('./result/result-view.tsx')).ResultView }))

/** The wizard or the result. */
export function ScorecardView({ heading }: { heading?: ReactNode }) {
  const { result } = useScorecard().search
  if (!result) return <Wizard heading={heading} />
  return (
    <Suspense fallback={<div className="min-h-dvh" aria-busy />}>
      <ResultView token={result} />
    </Suspense>
  )
}
