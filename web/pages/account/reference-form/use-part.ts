import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Part } from './parts.ts'
import type { PartName } from './stored-reference.ts'

/**
 * The shown part: the address’s, else the reached one, but never beyond the first incomplete part, once that is known. The
 * fragment stays in the address.
 */
export function usePart(
  parts: readonly Part[],
  stored: { part: PartName },
  firstOpen: () => number | undefined,
) {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const query = new URLSearchParams(search)
  const [startPart] = useState(stored.part)
  const indexOf = (name: string | null) => parts.findIndex((part) => part.name === name)
  const partParam = indexOf(query.get('part'))
  const wanted = partParam < 0 ? Math.max(indexOf(startPart), 0) : partParam
  const partIndex = Math.min(wanted, firstOpen() ?? parts.length)

  const goTo = (next: PartName) => {
    query.set('part', next)
    void navigate({ search: `?${query}`, hash }, { preventScrollReset: true })
  }

  const name = parts[partIndex]?.name
  const shown = useRef(name)
  useLayoutEffect(() => {
    if (shown.current === name) return
    shown.current = name
    // Moves the focus and the view to the new part's heading; at once, or a click would miss.
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
  }, [name])
  return { partIndex, goTo, heading }
}
