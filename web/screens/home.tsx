import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { later } from '#web/client/later.tsx'
import { Challenge } from '#web/features/home/challenge.tsx'
import { Hero } from '#web/features/home/hero.tsx'
import type { Screen } from '../router.tsx'
import { PageHead } from './layout/page-head.tsx'

export const handle: Screen['handle'] = { masthead: 'over' }

const BelowTheFold = later(async () => (await import('#web/features/home/below-the-fold.tsx')).BelowTheFold)

export function Component() {
  return (
    <>
      <PageHead title={`${brand.name}: the profile that replaces the CV`} canonicalPath={paths.home.href()} />
      <Hero />
      <Challenge />
      <BelowTheFold />
    </>
  )
}
