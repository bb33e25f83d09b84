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
 * Takes who follows a link to a section there, and their focus with them: in a glide from elsewhere on this
 * page, at once from another page, whose rest comes late. Loads and ways back are the browser's own business.
 */
export const useAnchor = () =>
  useArrival(({ anchor, isNew, isFollowed }) => {
    if (!anchor || !isFollowed) return
    // After the page has taken the focus, as it does when it is new.
    const frame = requestAnimationFrame(() => {
      const section = document.getElementById(anchor)
      section?.focus({ preventScroll: true })
      section?.scrollIntoView({ behavior: isNew ? 'instant' : 'auto' })
    })
    return () => cancelAnimationFrame(frame)
  })
