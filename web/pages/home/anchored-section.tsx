import type { ReactNode } from 'react'

type Props = {
  id: 'verification' | 'agents' | 'features' | 'registration'
  className?: string
  children: ReactNode
}

/** A section with an address of its own; its heading carries the id `{id}-heading` and names it. */
export function AnchoredSection({ id, className = '', children }: Props) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      className={`wide outline-none ${className}`}
    >
      {children}
    </section>
  )
}
