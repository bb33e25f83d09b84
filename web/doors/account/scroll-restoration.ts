import type { createBrowserRouter } from 'react-router-dom'
import { storedValue } from '#web/client/stored-value.ts'

/** Under which name the router keeps in the tab how far its pages are scrolled, each by the key of its place in the history. */
export const scrollPositions = 'scroll-positions'

const takesOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls a reloaded page back to where it was left once it is long enough; the router tries only while it is short.
 * Whoever scrolls, presses or goes on before is left alone.
 */
export function restoreScrollPosition(router: ReturnType<typeof createBrowserRouter>): void {
  const { key, hash } = router.state.location
  const top = hash ? 0 : positionOf(key)
  if (!top) return
  const page = document.documentElement
  const grown = new ResizeObserver(() => {
    if (page.dataset.hydrated === undefined || page.scrollHeight - innerHeight < top) return
    scrollTo({ top, behavior: 'instant' })
    if (!page.querySelector('[data-opening],[data-loading]')) stop()
  })
  const stop = () => {
    grown.disconnect()
    unsubscribe()
    for (const event of takesOver) removeEventListener(event, stop)
  }
  const unsubscribe = router.subscribe(({ location }) => {
    if (location.key !== key) stop()
  })
  for (const event of takesOver) addEventListener(event, stop, { passive: true })
  grown.observe(document.body)
}

const positionOf = (key: string) => storedPositions.read()?.[key] ?? 0

const storedPositions = storedValue(
  scrollPositions,
  (stored: Partial<Record<string, number>> | null) => stored,
  {
    in: 'tab',
  },
)
