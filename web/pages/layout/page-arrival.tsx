import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** What a full page load does by itself, after a move between pages: focus goes to the page, its title is read out. */
export function PageArrival({ main }: { main: React.RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation()
  const shown = useRef<string>(undefined)
  const [title, setTitle] = useState('')

  useLayoutEffect(() => {
    // The visitor may have moved on before this code came.
    shown.current ??= loadedPath()
    if (shown.current === pathname) return
    shown.current = pathname
    // A page that knows where in it the visitor wants to be has taken the focus there already.
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

/** How long a page may take to give itself its last title, in milliseconds. */
const settling = 250

/** Says the title once it has stopped changing: a page that waits for its data has another one before. */
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
