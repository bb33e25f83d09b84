import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { ScorecardOnPage, useHydratedSearch } from '#web/features/scorecard/scorecard-context.tsx'
import { ScorecardView } from '#web/features/scorecard/scorecard-view.tsx'

export function Component() {
  const search = useHydratedSearch()
  return (
    <>
      <PageHead
        title={search.result ? `Your scorecard · ${brand.name}` : `Hang Your ${brand.name} Scorecard`}
        description="Answer the Authority Map scorecard in under 3 minutes and see how well your work is framed, and what to do next."
        canonicalPath={paths.scorecard.href()}
        hidden={Boolean(search.result)}
      />
      <ScorecardOnPage search={search}>
        <ScorecardView
          heading={
            <h1 className="text-[min(clamp(1.75rem,1.2rem+2.2vw,2.875rem),12vw)]">
              Hang Your {brand.name} Scorecard
            </h1>
          }
        />
      </ScorecardOnPage>
    </>
  )
}
