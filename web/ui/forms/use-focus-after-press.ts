import { useLayoutEffect, useRef } from 'react'

/** Where the focus goes once the pressed button has left the page; `press` is told of the press. */
export function useFocusAfterPress<Target extends HTMLElement>() {
  const target = useRef<Target>(null)
  const pressed = useRef<Element>(null)
  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.isConnected) return
    pressed.current = null
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  })
  const press = () => {
    pressed.current = document.activeElement
  }
  return { target, press }
}
