import type { ReactNode } from 'react'
import type { AccountPart } from '#schema/paths.ts'

/** A section of one kind of sign-in method. */
export const SignInMethod = ({
  title,
  id,
  children,
}: {
  title: string
  id?: AccountPart
  children: ReactNode
}) => (
  <section aria-label={title} id={id} className="grid gap-s4">
    <h3 tabIndex={-1} className="text-lead">
      {title}
    </h3>
    {children}
  </section>
)
