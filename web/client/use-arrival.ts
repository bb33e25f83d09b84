import { useEffect, useEffectEvent, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'

type Arrival = {
  /** The anchor of the address without `#`; '' for none. */
  anchor: string
  /** Whether this part of the page has just appeared, rather than the visitor navigated within the page. */
  isNew: boolean
  /** Whether a link of this site led here, not a load or the back button. */
  isFollowed: boolean
  /** Whether the browser has just loaded this page, not by reload or the back button. */
  isFetched: boolean
}

/**
 * Calls `arrive` when the part appears and whenever the address changes, also when the same link is followed twice; it
 * may return a cleanup function.
 */
export function useArrival(arrive: (arrival: Arrival) => undefined | (() => void)) {
  const address = useLocation()
  const isFollowed = useNavigationType() !== 'POP'
  const wasHere = useRef(false)
  const onArrival = useEffectEvent(() => {
    const isNew = !wasHere.current
    wasHere.current = true
    return arrive({ anchor: address.hash.slice(1), isNew, isFollowed, isFetched: isFetched(address) })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again, which only the key tells
  useEffect(() => onArrival(), [address.key, address.hash])
}

let loaded: Location | undefined

function isFetched(address: Location) {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  loaded ??= address
  return loaded === address && load?.type === 'navigate' && new URL(load.name).pathname === address.pathname
}
