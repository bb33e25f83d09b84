import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** A link, in a new tab, to how long a form's data is kept. */
export const WhatWeKeep = ({ of }: { of: 'writing' | 'reporting' | 'waitlist' }) => (
  <ButtonLink
    variant="quiet"
    className="justify-self-start"
    to={paths.privacy.href(of)}
    target="_blank"
    rel="noopener"
  >
    What we keep, and for how long
    <span className="sr-only"> (opens a new window)</span>
  </ButtonLink>
)
