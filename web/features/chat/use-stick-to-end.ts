import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Chat } from './conversation/chat.ts'
import type { Line } from './conversation/chat-state.ts'

const nearEnd = 32

/**
 * Keeps a growing list scrolled to its end while the visitor is there, and otherwise at their position, also after
 * a reload.
 */
export function useStickToEnd(list: RefObject<HTMLElement | null>, lines: readonly Line[], chat: Chat) {
  const isAtEnd = useRef(true)
  const isPlaced = useRef(false)
  const [isAway, setAway] = useState(false)

  const onScroll = () => {
    if (!list.current) return
    const { scrollHeight, scrollTop, clientHeight } = list.current
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd
    setAway(!isAtEnd.current)
    chat.remember({ readAt: isAtEnd.current ? null : scrollTop })
  }

  useLayoutEffect(() => {
    if (!list.current || lines.length === 0) return
    const { readAt } = chat.read()
    const isOwn = lines.at(-1)?.isUser
    if (!isPlaced.current && readAt !== null) scrollTo(list.current, readAt)
    else if (isAtEnd.current || isOwn) scrollTo(list.current)
    isPlaced.current = true
  }, [list, lines, chat])

  useEffect(() => {
    const shown = list.current
    if (!shown) return
    const follow = () => {
      if (isAtEnd.current && isPlaced.current) scrollTo(shown)
    }
    const resized = new ResizeObserver(() => {
      follow()
      // A growing log does not push the field that somebody writes in below a phone's keyboard.
      const field = document.activeElement
      if (field instanceof HTMLTextAreaElement && shown.closest('#agent')?.contains(field))
        field.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    })
    resized.observe(shown)
    // What is added later, such as free times, makes the list taller without a resize event.
    const added = new MutationObserver(follow)
    added.observe(shown, { childList: true, subtree: true })
    return () => {
      resized.disconnect()
      added.disconnect()
    }
  }, [list])

  return {
    isAway: isAway && lines.length > 0,
    onScroll,
    /** Scrolls to the end, smoothly unless reduced motion is set. */
    showLatest: () => list.current && scrollTo(list.current, undefined, 'auto'),
  }
}

/** What is pressed stays where it is, or the press would be lost. */
const scrollTo = (list: HTMLElement, top = list.scrollHeight, behavior: ScrollBehavior = 'instant') =>
  list.matches(':active') || list.scrollTo({ top, behavior })
