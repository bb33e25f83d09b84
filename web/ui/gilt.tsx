import type { ReactNode } from 'react'

/** A line behind a gilt dot: what somebody has checked, with who and when in its words. */
export function Gilt({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <p className={`gilt ${className}`}>{children}</p>
}
