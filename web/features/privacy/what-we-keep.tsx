import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** The way to what is kept of whoever sends a form, without leaving what is written in it. */
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
