import { ButtonLink } from '#web/ui/button.tsx'
import { useScorecard } from './scorecard-place.tsx'

/** From a dialog to the page that shows the same. */
export function OwnPage() {
  const { href, search } = useScorecard()
  return (
    <ButtonLink variant="quiet" to={href(search)}>
      Open as its own page
    </ButtonLink>
  )
}
