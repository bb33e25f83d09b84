import { useSyncExternalStore } from 'react'

/**
 * False at the edge and while the browser takes over what the edge rendered, so that both sides say the same;
 * true in the render after that, and from the start where nothing was rendered before.
 */
export const useHydrated = () => useSyncExternalStore(never, inBrowser, atEdge)

const never = () => () => {}
const inBrowser = () => true
const atEdge = () => false
