import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Does after a navigation what a full load does by itself: focuses the page and announces its title. */
export function PageArrival({ main }: { main: React.RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation()
  const shown = useRef<string>(undefined)
  const [title, setTitle] = useState('')

  useLayoutEffect(() => {
    // The visitor may have navigated before this code was loaded.
    shown.current ??= loadedPath()
    if (shown.current === pathname) return
    shown.current = pathname
    // The page may have moved the focus to its own place already.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
    return onTitle(setTitle)
  }, [pathname, main])

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}

function loadedPath() {
  const [load] = performance.getEntriesByType('navigation')
  return load ? new URL(load.name).pathname : location.pathname
}

/** The time a page may take to set its last title, in milliseconds. */
const settling = 250

/** Announces the title once it has stopped changing, as a page that loads data has another one first. */
function onTitle(say: (title: string) => void) {
  let timer = setTimeout(() => say(document.title), settling)
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(() => say(document.title), settling)
  })
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
