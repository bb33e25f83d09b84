const mark = 'loaded-'

/**
 * Gives the history entry that this document was loaded for a key of its own. The router calls all of them `default`,
 * and a page opened by a link from another document would begin where that one had been scrolled to.
 */
export function nameLoadedEntry() {
  if (!history.state?.key)
    history.replaceState({ ...history.state, key: `${mark}${performance.timeOrigin}` }, '')
}

/** Whether a document was loaded for the entry with this key; the others are moves within one. */
export const isLoadedEntry = (key: string) => key.startsWith(mark)
