import { paths } from '#schema/paths.ts'
import { PageHead } from '#web/client/page-head.tsx'
import type { Screen } from '#web/client/screen.ts'
import { ButtonLink, buttonLook } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export const handle: Screen['handle'] = { isInert: true }

export function Component() {
  return <Unavailable />
}

const title = 'The lamps are out for a moment'

/** The page shown where a page could not be made, by our fault. */
function Unavailable() {
  return (
    <div className="wide py-room-gap">
      <PageHead title={title} hidden />
      <EmptyState
        heading="h1"
        title={title}
        action={
          <>
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one asked for, whatever this page was rendered as */}
            <a href="" className={buttonLook('main')}>
              Try again
            </a>
            <ButtonLink to={paths.gallery.href()}>Visit the Solution Gallery</ButtonLink>
          </>
        }
      >
        <p>
          We could not put this page together just now. Nothing of yours is lost; please try again in a
          minute.
        </p>
      </EmptyState>
    </div>
  )
}
