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

/** Tells the panel when somebody wants the composer; answers how to stop listening. */
export const onComposerFocus = (listener: Listener) => {
  listeners.add(listener)
  if (waiting !== undefined) listener(waiting)
  waiting = undefined
  return () => {
    listeners.delete(listener)
  }
}
