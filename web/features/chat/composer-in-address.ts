import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { focusComposer } from './composer-focus.ts'

/** Who follows a link to the agent comes to write: the composer is ready when they are there. The ways back and a reload leave the visitor where they were. */
export function useComposerInAddress(anchor: string) {
  const { hash, key } = useLocation()
  const isWayBack = useNavigationType() === 'POP'
  const wasHere = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again, which only the key tells
  useEffect(() => {
    const isNewPage = !wasHere.current
    wasHere.current = true
    const isArrival = isFirstPage()
    if (hash !== `#${anchor}` || (isWayBack && !isArrival)) return
    // The panel stays in view wherever a page stands, also where the page before was left.
    if (isNewPage) scrollTo({ top: 0, behavior: 'instant' })
    focusComposer()
  }, [anchor, hash, key, isWayBack])
}

let isLoaded = false

/** Whether the visitor came by loading this page, which nobody has followed a link from yet. */
function isFirstPage() {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isFirst = !isLoaded && arrival?.type === 'navigate'
  isLoaded = true
  return isFirst && new URL(arrival.name).pathname === location.pathname
}
