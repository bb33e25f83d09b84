import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Line } from './conversation.ts'

const nearEnd = 32

/**
 * Keeps a growing list at its end as long as the visitor is there, and where they read otherwise.
 * `readAt` is where they read when the page went away; `remember` is told where they read now.
 */
export function useFollowEnd(
  list: RefObject<HTMLElement | null>,
  lines: readonly Line[],
  readAt: number | null,
  remember: (readAt: number | null) => void,
) {
  const isAtEnd = useRef(true)
  const isPlaced = useRef(false)
  const [isAway, setAway] = useState(false)

  const onScroll = useCallback(() => {
    if (!list.current) return
    const { scrollHeight, scrollTop, clientHeight } = list.current
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd
    setAway(!isAtEnd.current)
    remember(isAtEnd.current ? null : scrollTop)
  }, [list, remember])

  useLayoutEffect(() => {
    if (!list.current || lines.length === 0) return
    const isOwn = lines.at(-1)?.isUser
    if (!isPlaced.current && readAt !== null) list.current.scrollTo({ top: readAt, behavior: 'instant' })
    else if (isAtEnd.current || isOwn) toEnd(list.current, 'instant')
    isPlaced.current = true
  }, [list, lines, readAt])

  useEffect(() => {
    const shown = list.current
    if (!shown) return
    const resized = new ResizeObserver(() => {
      if (isAtEnd.current && isPlaced.current) toEnd(shown, 'instant')
    })
    resized.observe(shown)
    return () => resized.disconnect()
  }, [list])

  return {
    isAway: isAway && lines.length > 0,
    onScroll,
    showLatest: () => list.current && toEnd(list.current, calm() ? 'instant' : 'smooth'),
  }
}

const toEnd = (list: HTMLElement, behavior: ScrollBehavior) =>
  list.scrollTo({ top: list.scrollHeight, behavior })
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
