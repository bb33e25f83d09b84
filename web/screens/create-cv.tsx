import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHead } from './layout/page-head.tsx'

export function Component() {
  return (
    <div className="wide py-room-gap">
      <PageHead
        title={`Create My Rembrandt free profile · ${brand.name}`}
        canonicalPath={paths.createCv.href()}
      />
      <h1 className="text-display">Create My Rembrandt free profile</h1>
      <ButtonLink to={paths.home.href()}>Back to Home</ButtonLink>
    </div>
  )
}
