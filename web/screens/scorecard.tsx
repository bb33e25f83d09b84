import { lazy, Suspense } from 'react'
import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { useScorecardSearch } from '#web/features/scorecard/scorecard-search.ts'
import { Wizard } from '#web/features/scorecard/wizard.tsx'
import { PageHead } from './layout/page-head.tsx'

const ResultView = lazy(async () => ({
  default: (await import('#web/features/scorecard/result-view.tsx')).ResultView,
}))

export function Component() {
  const { view = 'form', result } = useScorecardSearch()
  return (
    <>
      <PageHead
        title={result ? `Your scorecard · ${brand.name}` : `Hang Your ${brand.name} Scorecard`}
        description="Answer the Authority Map scorecard in under 3 minutes and see how well your work is framed, and what to do next."
        canonicalPath={paths.scorecard.href()}
        hidden={Boolean(result)}
      />
      {result ? (
        <Suspense fallback={<div className="min-h-dvh" aria-busy />}>
          <ResultView token={result} />
        </Suspense>
      ) : (
        <Wizard view={view} />
      )}
    </>
  )
}
