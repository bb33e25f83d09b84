import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHead } from './layout/page-head.tsx'

export function Component() {
  return (
    <div className="wide py-room-gap">
      <PageHead title={`Book a meeting · ${brand.name}`} canonicalPath={paths.home.href()} />
      <h1 className="text-display">Book a meeting</h1>
      <ButtonLink to={paths.home.href()}>Back to Home</ButtonLink>
    </div>
  )
}
