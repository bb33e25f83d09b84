import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useCloseOnBack } from '#web/ui/dialog/use-close-on-back.ts'

const phone = '(width < 40rem)'

/** Lets the panel fill a phone's screen above the keyboard, with the page behind it locked and inert. */
export function useFullScreen(panel: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  const opener = useRef<Element | null>(null)

  const close = useCallback((returnFocus = true) => {
    flushSync(() => setFull(false))
    if (returnFocus && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  }, [])

  useCloseOnBack(isFull, close)

  useLayoutEffect(() => {
    if (!isFull || !panel.current) return
    const undo = [fitAboveKeyboard(panel.current), lockScroll(), makeOthersInert(panel.current)]
    const closeOnEscape = (event: KeyboardEvent) => {
      // The key that closed a dialog over the panel does not close the panel as well.
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) close()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      for (const undoOne of undo) undoOne()
    }
  }, [isFull, panel, close])

  return {
    isFull,
    /** Opens on a phone synchronously, so that the following focus still counts as the visitor's gesture. */
    openOnPhone: () => {
      if (isFull || !matchMedia(phone).matches) return
      opener.current = document.activeElement
      flushSync(() => setFull(true))
    },
    /** Closes; the focus returns to what opened it, unless something else needs it. */
    close,
  }
}

/** Fits the panel to the visual viewport, which is what the keyboard leaves free. */
function fitAboveKeyboard(panel: HTMLElement) {
  const viewport = window.visualViewport
  if (!viewport) return () => {}
  const follow = () => {
    panel.style.setProperty('--seen-top', `${viewport.offsetTop}px`)
    panel.style.setProperty('--seen-height', `${viewport.height}px`)
  }
  follow()
  viewport.addEventListener('resize', follow)
  viewport.addEventListener('scroll', follow)
  return () => {
    viewport.removeEventListener('resize', follow)
    viewport.removeEventListener('scroll', follow)
  }
}

/** Locks the page and restores its scroll position afterwards, since the page is shorter without the panel. */
function lockScroll() {
  const { scrollY } = window
  const { style } = document.documentElement
  style.overflow = 'hidden'
  return () => {
    style.overflow = ''
    scrollTo({ top: scrollY, behavior: 'instant' })
  }
}

/** Makes everything outside the panel inert. */
function makeOthersInert(panel: HTMLElement) {
  const others: Element[] = []
  for (let inside: Element = panel; inside.parentElement; inside = inside.parentElement) {
    if (inside === document.body) break
    others.push(
      ...[...inside.parentElement.children].filter((child) => child !== inside && !child.matches('[inert]')),
    )
  }
  for (const other of others) other.setAttribute('inert', '')
  return () => {
    for (const other of others) other.removeAttribute('inert')
  }
}
