import { useEffect, useEffectEvent, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router-dom'

export type Arrival = {
  /** What the address names on this page, without the `#`; empty where it names nothing. */
  anchor: string
  /** The first time this part of the page is there; otherwise the visitor moved on the page. */
  isNew: boolean
  /** A link of this site brought the visitor: no load, no way back. */
  isFollowed: boolean
  /** The browser has just loaded this page because somebody asked for it: no reload, no way back. */
  isFetched: boolean
}

/**
 * Places who arrives by an address where it leads: `arrive` is called when the part is there, and again whenever
 * the address changes, also when the same link is followed twice. It may answer with what takes it back.
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
