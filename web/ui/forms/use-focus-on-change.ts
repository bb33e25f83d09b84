import { useLayoutEffect, useRef } from 'react'

/** Moves the focus and the view to the new step's heading. */
export function useFocusOnChange(place: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(place)
  useLayoutEffect(() => {
    if (shown.current === place) return
    shown.current = place
    heading.current?.focus({ preventScroll: true })
    const { top = 0 } = heading.current?.getBoundingClientRect() ?? {}
    if (top < 0 || top > innerHeight / 2) scrollTo({ top: 0, behavior: 'instant' })
  }, [place])
  return heading
}
