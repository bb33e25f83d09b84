import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Takes who follows a link to a section there, and their focus with them: in a glide from elsewhere on this
 * page, at once from another page, whose rest comes late. Loads and ways back are the browser's own business.
 */
export function useAnchor() {
  const { hash, key } = useLocation()
  const isFollowing = useNavigationType() !== 'POP'
  const wasHere = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again, which only the key tells
  useEffect(() => {
    const behavior = wasHere.current ? 'auto' : 'instant'
    wasHere.current = true
    if (!hash || !isFollowing) return
    // After the page has taken the focus, as it does when it is new.
    const frame = requestAnimationFrame(() => {
      const section = document.getElementById(hash.slice(1))
      section?.focus({ preventScroll: true })
      section?.scrollIntoView({ behavior })
    })
    return () => cancelAnimationFrame(frame)
  }, [hash, key, isFollowing])
}
