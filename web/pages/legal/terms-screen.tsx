import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { hydrateOnIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { PageHead } from '#web/client/page-head.tsx'

const Terms = hydrateOnIdle(async () => (await import('./terms.tsx')).TermsOfService)

export function Component() {
  return (
    <>
      <PageHead
        title={`Terms · ${brand.name}`}
        description="What validated means, what agents are, what plans cost, and what is asked of everybody here."
        canonicalPath={paths.terms.href()}
      />
      <Terms />
    </>
  )
}
