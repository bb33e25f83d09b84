import { type PointerEvent, useRef } from 'react'

/** How far a finger has to go sideways, in CSS pixels. */
const farEnough = 48
/** Where a finger does something else. */
const ownGestures = 'textarea, .talk, [data-full]'

/**
 * Handlers for an element that a finger turns: to the left shows the next. The element's `touch-action: pan-y`
 * leaves vertical scrolling to the browser, which then cancels the pointer.
 */
export function useSwipe(turn: (step: 1 | -1) => void) {
  const begin = useRef<number | undefined>(undefined)
  const forget = () => {
    begin.current = undefined
  }
  return {
    onPointerDown: ({ pointerType, isPrimary, target, clientX }: PointerEvent) => {
      const isSwipe = pointerType === 'touch' && isPrimary && !(target as Element).closest(ownGestures)
      begin.current = isSwipe ? clientX : undefined
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      if (begin.current === undefined) return
      const way = clientX - begin.current
      forget()
      if (Math.abs(way) >= farEnough) turn(way < 0 ? 1 : -1)
    },
    onPointerCancel: forget,
  }
}
