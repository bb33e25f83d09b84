import type { ReactNode } from 'react'

/** One way in among those of the account. */
export const Way = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-s4">
    <h3 className="text-lead">{title}</h3>
    {children}
  </section>
)
