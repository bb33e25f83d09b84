import type { ReactNode } from 'react'
import { useArrival } from '#web/client/use-arrival.ts'

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

/**
 * Scrolls and focuses a linked section: smoothly on the same page, at once from another page, whose rest loads
 * late. The browser handles loads and the back button.
 */
export const useAnchor = () =>
  useArrival(({ anchor, isNew, isFollowed }) => {
    if (!anchor || !isFollowed) return
    // After the new page's own focus.
    const frame = requestAnimationFrame(() => {
      const section = document.getElementById(anchor)
      section?.focus({ preventScroll: true })
      section?.scrollIntoView({ behavior: isNew ? 'instant' : 'auto' })
    })
    return () => cancelAnimationFrame(frame)
  })
