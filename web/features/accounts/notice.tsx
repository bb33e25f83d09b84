import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Why one is here, or why something did not work; read out when it comes. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="flex items-start gap-s2 border-madder-text border-l-2 py-s2 pl-s4">
      <CircleAlert size={20} aria-hidden className="mt-0.5 shrink-0 text-madder-text" />
      <div className="grid gap-s2">{children}</div>
    </div>
  )
}
