import { useState, useSyncExternalStore } from 'react'

/** False at the edge and during hydration, so that both renders agree; true after that. */
export const useHydrated = () => useSyncExternalStore(never, inBrowser, atEdge)

/** Whether the server rendered this element. It stays the same, so that nothing is rendered again after hydration. */
export function useIsFromServer() {
  const [element] = useState({ isFromServer: false })
  return useSyncExternalStore(
    never,
    () => element.isFromServer,
    () => (element.isFromServer = true),
  )
}

const never = () => () => {}
const inBrowser = () => true
const atEdge = () => false
