import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHead } from './layout/page-head.tsx'

export function Component() {
  return (
    <div className="wide py-room-gap">
      <PageHead title={`Privacy · ${brand.name}`} canonicalPath={paths.privacy.href()} />
      <h1 className="text-display">Privacy</h1>
      <ButtonLink to={paths.home.href()}>Back to Home</ButtonLink>
    </div>
  )
}
