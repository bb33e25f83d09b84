import type { ReactNode } from 'react'
import { paths } from '#schema/paths.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

const title = '404 Page Not Found'

/** The page of every unknown address. */
export const NotFound = () => (
  <MissingPage
    ways={
      <>
        <ButtonLink variant="main" to={paths.gallery.href()}>
          Visit the Solution Gallery
        </ButtonLink>
        <ButtonLink to={paths.home.href()}>Go Home</ButtonLink>
      </>
    }
  >
    Nothing hangs at this address. The work may have been taken down, or moved to another wall.
  </MissingPage>
)

/** A missing page: what that means, and links. */
export function MissingPage({ ways, children }: { ways: ReactNode; children: ReactNode }) {
  return (
    <div className="wide py-room-gap">
      <PageHead title={title} hidden />
      <EmptyState heading="h1" title={title} action={ways}>
        <p>{children}</p>
      </EmptyState>
    </div>
  )
}
