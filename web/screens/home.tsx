import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { Challenge } from '#web/features/home/challenge.tsx'
import { ClosingWall } from '#web/features/home/closing-wall.tsx'
import { Comparison } from '#web/features/home/comparison.tsx'
import { Hero } from '#web/features/home/hero.tsx'
import { HowItHangs } from '#web/features/home/how-it-hangs.tsx'
import { TwoWorks } from '#web/features/home/two-works.tsx'
import type { Screen } from '../router.tsx'
import { PageHead } from './layout/page-head.tsx'

export const handle: Screen['handle'] = { masthead: 'over' }

export function Component() {
  return (
    <>
      <PageHead title={`${brand.name}: the profile that replaces the CV`} canonicalPath={paths.home.href()} />
      <Hero />
      <Challenge />
      <HowItHangs />
      <Comparison />
      <TwoWorks />
      <ClosingWall />
    </>
  )
}
