type Listener = (draft: string) => void

const listeners = new Set<Listener>()

/**
 * Brings the visitor to the agent's composer: focused, in view, in full screen on a phone.
 * `draft` fills it if nothing is written there yet.
 */
export const focusComposer = (draft = '') => {
  for (const listener of listeners) listener(draft)
}

/** Tells the panel when somebody wants the composer; answers how to stop listening. */
export const onComposerFocus = (listener: Listener) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
