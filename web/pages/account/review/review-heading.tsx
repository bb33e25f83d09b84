import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isLoadedEntry } from '#web/client/loading/loaded-entry.ts'

/** Whether there was a navigation since the document was loaded: going back to its entry is one, too. */
let hasNavigated = false

/**
 * The page's heading. Queue and stories are one page to the router, so it takes the focus itself when one follows
 * the other.
 */
export function ReviewHeading({
  className = '',
  isNews = false,
  children,
}: {
  className?: string
  /** Whether it appeared after a press anywhere on the page. */
  isNews?: boolean
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const [isFirst] = useState(isLoadedEntry(key))
  useLayoutEffect(() => {
    hasNavigated ||= !isFirst
    if (isNews) return heading.current?.focus()
    const current = document.activeElement
    const isFree = current === document.body || document.querySelector('main')?.contains(current)
    if (hasNavigated && isFree) heading.current?.focus({ preventScroll: true })
  }, [isFirst, isNews])
  return (
    <h1 ref={heading} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </h1>
  )
}
