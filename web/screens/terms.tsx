import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHead } from './layout/page-head.tsx'

export function Component() {
  return (
    <div className="wide py-room-gap">
      <PageHead title={`Terms · ${brand.name}`} canonicalPath={paths.terms.href()} />
      <h1 className="text-display">Terms</h1>
      <ButtonLink to={paths.home.href()}>Back to Home</ButtonLink>
    </div>
  )
}
