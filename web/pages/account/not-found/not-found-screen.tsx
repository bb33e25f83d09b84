import { paths } from '#schema/paths.ts'
import { MissingPage } from '#web/pages/layout/not-found.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

/** The page of every unknown address in the account door. */
export const Component = () => (
  <MissingPage
    ways={
      <>
        <ButtonLink variant="main" to={paths.home.href()}>
          Go Home
        </ButtonLink>
        <ButtonLink to={paths.gallery.href()}>Visit the Solution Gallery</ButtonLink>
      </>
    }
  >
    There is no page at this address. A letter of it may be missing, or the link that led here is an old one.
  </MissingPage>
)
