import { useArrival } from '#web/client/use-arrival.ts'

type Listener = (draft: string) => void

const listeners = new Set<Listener>()
/** Asked for before the panel's code was there. */
let waiting: string | undefined

/**
 * Brings the visitor to the agent's composer: focused, in view, in full screen on a phone.
 * `draft` fills it if nothing is written there yet.
 */
export const focusComposer = (draft = '') => {
  if (listeners.size === 0) waiting = draft
  for (const listener of listeners) listener(draft)
}

/** Calls a listener when the composer is asked for; returns what stops it. */
export const onComposerFocus = (listener: Listener) => {
  listeners.add(listener)
  if (waiting !== undefined) listener(waiting)
  waiting = undefined
  return () => {
    listeners.delete(listener)
  }
}

/** Who follows a link to the agent comes to write: the composer is ready when they are there. The ways back and a reload leave the visitor where they were. */
export const useComposerInAddress = () =>
  useArrival(({ anchor, isNew, isFollowed, isFetched }) => {
    if (anchor !== 'agent' || !(isFollowed || isFetched)) return
    // The panel stays in view wherever a page stands, also where the page before was left.
    if (isNew) scrollTo({ top: 0, behavior: 'instant' })
    focusComposer()
  })
