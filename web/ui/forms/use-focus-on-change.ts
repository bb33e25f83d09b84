import { useLayoutEffect, useRef } from 'react'

/** Moves the focus and the view to the new step's heading. */
export function useFocusOnChange(index: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(index)
  useLayoutEffect(() => {
    if (shown.current === index) return
    shown.current = index
    heading.current?.focus({ preventScroll: true })
    const { top = 0 } = heading.current?.getBoundingClientRect() ?? {}
    if (top < 0 || top > innerHeight / 2) scrollTo({ top: 0, behavior: 'instant' })
  }, [index])
  return heading
}
