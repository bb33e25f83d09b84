import { useEffect } from 'react'

/** Whether a click is the second one of a double press, which is meant once. */
export const isSecondPress = ({ detail }: { detail: number }) => detail > 1

/** Keeps the second press on a button from selecting the text that has taken its place. */
export function usePreventSelection() {
  useEffect(() => {
    let isOfButton = false
    const onMouseDown = (event: MouseEvent) => {
      if (!isSecondPress(event))
        isOfButton = event.target instanceof Element && !!event.target.closest('button')
      else if (isOfButton) event.preventDefault()
    }
    document.addEventListener('mousedown', onMouseDown)
    return () => document.removeEventListener('mousedown', onMouseDown)
  }, [])
}

/** Keeps the second press on a button from ticking or following what has taken its place. */
export function useIgnoreSecondPress() {
  useEffect(() => {
    let pressed: Element | null = null
    const onMouseDown = (event: MouseEvent) => {
      if (!isSecondPress(event))
        pressed = event.target instanceof Element ? event.target.closest('button') : null
    }
    const onClick = (event: MouseEvent) => {
      if (!pressed || !isSecondPress(event) || pressed.contains(event.target as Node)) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('mousedown', onMouseDown, true)
    document.addEventListener('click', onClick, true)
    return () => {
      document.removeEventListener('mousedown', onMouseDown, true)
      document.removeEventListener('click', onClick, true)
    }
  }, [])
}
