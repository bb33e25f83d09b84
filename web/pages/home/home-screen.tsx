import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { hydrateOnIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { PageHead } from '#web/client/page-head.tsx'
import type { Screen } from '#web/client/screen.ts'
import { Challenge } from './challenge.tsx'
import { HomeHero } from './hero.tsx'

export const handle: Screen['handle'] = { masthead: 'over' }

const HomeSections = hydrateOnIdle(async () => (await import('./home-sections.tsx')).HomeSections)

export function Component() {
  return (
    <>
      <PageHead title={`${brand.name}: the profile that replaces the CV`} canonicalPath={paths.home.href()} />
      <HomeHero />
      <Challenge />
      <HomeSections />
    </>
  )
}
