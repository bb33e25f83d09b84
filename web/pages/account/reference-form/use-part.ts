import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { EnteredAnswers } from './kept-reference.ts'
import { firstOpenPart, type Part, type PartName } from './parts.ts'

/**
 * Which part is shown: the address’s, else the one that somebody had come to; never one beyond the first that still
 * asks for something. What follows the `#` stays in the address.
 */
export function usePart(
  parts: readonly Part[],
  kept: { part: PartName },
  entered: () => EnteredAnswers,
  hasToken: boolean,
) {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const query = new URLSearchParams(search)
  const [begun] = useState(kept.part)
  const placeOf = (name: string | null) => parts.findIndex((part) => part.name === name)
  const asked = placeOf(query.get('part'))
  const wanted = asked < 0 ? Math.max(placeOf(begun), 0) : asked
  const place = Math.min(wanted, firstOpenPart(parts, entered(), hasToken))

  const goTo = (next: PartName) => {
    query.set('part', next)
    void navigate({ search: `?${query}`, hash }, { preventScrollReset: true })
  }

  const name = parts[place]?.name
  const shown = useRef(name)
  useLayoutEffect(() => {
    if (shown.current === name) return
    shown.current = name
    // A new part begins at its heading, for the eye, the keyboard and whoever listens; at once, or a press would miss.
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
  }, [name])
  return { place, goTo, heading }
}
