import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { hydrateOnIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { PageHead } from '#web/client/page-head.tsx'

const Privacy = hydrateOnIdle(async () => (await import('./privacy.tsx')).Privacy)

export function Component() {
  return (
    <>
      <PageHead
        title={`Privacy · ${brand.name}`}
        description="What this house keeps of its visitors, experts and referees, why, and for how long."
        canonicalPath={paths.privacy.href()}
      />
      <Privacy />
    </>
  )
}
