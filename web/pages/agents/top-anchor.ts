import { useEffect } from 'react'

const untilScrolled = 100

/** With a page's top anchor in the address, brings the visitor there after 100 ms: smoothly, unless motion is unwanted. */
export function useTopAnchor(anchor: string) {
  useEffect(() => {
    if (location.hash !== `#${anchor}`) return
    const wait = setTimeout(() => {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      document.getElementById(anchor)?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' })
    }, untilScrolled)
    return () => clearTimeout(wait)
  }, [anchor])
}
