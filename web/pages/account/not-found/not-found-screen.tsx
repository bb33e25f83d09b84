import { paths } from '#schema/paths.ts'
import { PageHead } from '#web/client/page-head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

const title = '404 Page Not Found'

/** What every unknown address behind the account door shows. */
export function Component() {
  return (
    <div className="wide py-room-gap">
      <PageHead title={title} hidden />
      <EmptyState
        heading="h1"
        title={title}
        action={
          <>
            <ButtonLink variant="main" to={paths.home.href()}>
              Go Home
            </ButtonLink>
            <ButtonLink to={paths.gallery.href()}>Visit the Solution Gallery</ButtonLink>
          </>
        }
      >
        <p>
          There is no page at this address. A letter of it may be missing, or the link that led here is an old
          one.
        </p>
      </EmptyState>
    </div>
  )
}
