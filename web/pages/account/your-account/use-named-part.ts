import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** What shows that somebody reads on by themselves. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Shows the part of the account that the address names, and keeps it in view while what stands above it loads. */
export function useNamedPart() {
  const { hash } = useLocation()
  useEffect(() => {
    const heading = hash && document.querySelector<HTMLElement>(`#${CSS.escape(hash.slice(1))} > :is(h2, h3)`)
    if (!heading) return
    const show = () => heading.scrollIntoView({ behavior: 'instant' })
    heading.focus({ preventScroll: true })
    const growing = new ResizeObserver(show)
    growing.observe(document.body)
    const leave = () => growing.disconnect()
    for (const act of acts) addEventListener(act, leave, { once: true, passive: true })
    return () => {
      leave()
      for (const act of acts) removeEventListener(act, leave)
    }
  }, [hash])
}
