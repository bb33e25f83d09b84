import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** The way to what is kept of visitors, without leaving the answers behind. */
export const HowWeKeep = () => (
  <p>
    <ButtonLink variant="quiet" to={paths.privacy.href()}>
      What we keep, and for how long
    </ButtonLink>
  </p>
)
