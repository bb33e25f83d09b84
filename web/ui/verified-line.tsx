import type { ReactNode } from 'react'

/** A line with a gilt dot for a check, with its name and time. */
export function VerifiedLine({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <p className={`gilt ${className}`}>{children}</p>
}
