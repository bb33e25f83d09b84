const mark = 'loaded-'

/**
 * Gives the history entry of the loaded document its own key, as the router's `default` for all of them would restore
 * another document's scroll position.
 */
export function nameLoadedEntry() {
  if (!history.state?.key)
    history.replaceState({ ...history.state, key: `${mark}${performance.timeOrigin}` }, '')
}

/** Whether a document was loaded for the entry with this key, rather than navigated to. */
export const isLoadedEntry = (key: string) => key.startsWith(mark)
