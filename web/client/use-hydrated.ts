import { useSyncExternalStore } from 'react'

/** False at the edge and during hydration, so that both renders agree; true after that. */
export const useHydrated = () => useSyncExternalStore(never, inBrowser, atEdge)

const never = () => () => {}
const inBrowser = () => true
const atEdge = () => false
