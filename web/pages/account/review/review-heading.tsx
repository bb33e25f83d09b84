import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isLoadedEntry } from '#web/client/loaded-entry.ts'

/** What one looks at. Queue and stories are one page to the router, so it takes the focus itself when one comes from another. */
export function ReviewHeading({
  className = '',
  isNews = false,
  children,
}: {
  className?: string
  /** It came after a press, wherever on the page that was. */
  isNews?: boolean
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const [isFirst] = useState(isLoadedEntry(key))
  useLayoutEffect(() => {
    if (isNews) return heading.current?.focus()
    const current = document.activeElement
    const isFree = current === document.body || document.querySelector('main')?.contains(current)
    if (!isFirst && isFree) heading.current?.focus({ preventScroll: true })
  }, [isFirst, isNews])
  return (
    <h1 ref={heading} tabIndex={-1} className={`wrap-anywhere outline-none ${className}`}>
      {children}
    </h1>
  )
}
