import { useArrival } from '#web/client/use-arrival.ts'

type Listener = (draft: string) => void

const listeners = new Set<Listener>()
/** A request that came before the panel's code was loaded. */
let waiting: string | undefined

/** Focuses the agent's composer and scrolls to it, in full screen on a phone. `draft` fills it if it is empty. */
export const focusComposer = (draft = '') => {
  if (listeners.size === 0) waiting = draft
  for (const listener of listeners) listener(draft)
}

/** Calls a listener when the composer is requested; returns what stops it. */
export const onComposerFocus = (listener: Listener) => {
  listeners.add(listener)
  if (waiting !== undefined) listener(waiting)
  waiting = undefined
  return () => {
    listeners.delete(listener)
  }
}

/** Focuses the composer when a link leads to it; going back and reloading keep the scroll position. */
export const useFocusComposerOnArrival = () =>
  useArrival(({ anchor, isNew, isFollowed, isFetched }) => {
    if (anchor !== 'agent' || !(isFollowed || isFetched)) return
    // The panel is sticky and always in view, so the page itself scrolls to its top.
    if (isNew) scrollTo({ top: 0, behavior: 'instant' })
    focusComposer()
  })
