import type { ReactNode } from 'react'
import { paths } from '#schema/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { FieldError, useField } from '#web/ui/field.tsx'

/** A link, in a new tab, to how long a form's data is kept. */
export const RetentionLink = ({ of }: { of: 'writing' | 'reporting' | 'waitlist' | 'scorecard' }) => (
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

/** The consent to pass on what somebody writes, with what is kept of it; `children` say who gets what. */
export function PassOnConsent({ error, children }: { error: string | undefined; children: ReactNode }) {
  const consent = useField({ error })
  return (
    <div className="grid gap-s2">
      <label className="flex min-h-tap items-center gap-s4 text-label">
        <input type="checkbox" name="consent" required className="size-5 shrink-0 accent-ink" {...consent} />
        <span>{children}</span>
      </label>
      {error && <FieldError id={`${consent.id}-error`}>{error}</FieldError>}
      <RetentionLink of="writing" />
    </div>
  )
}
