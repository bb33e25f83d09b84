import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { EnteredAnswers } from './kept-reference.ts'
import { firstOpenPart, type Part } from './parts.ts'

/**
 * Which part is shown: the address’s, else the one that somebody had come to; never one beyond the first that still
 * asks for something. What follows the `#` stays in the address.
 */
export function usePart(
  parts: readonly Part[],
  kept: { part: number },
  entered: () => EnteredAnswers,
  hasToken: boolean,
) {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const query = new URLSearchParams(search)
  const asked = Number(query.get('part')) - 1
  const [begun] = useState(kept.part)
  const wanted = query.has('part') && asked >= 0 ? asked : begun
  const place = Math.min(wanted, firstOpenPart(parts, entered(), hasToken))

  const goTo = (next: number) => {
    query.set('part', String(next + 1))
    void navigate({ search: `?${query}`, hash }, { preventScrollReset: true })
  }

  const shown = useRef(place)
  useLayoutEffect(() => {
    if (shown.current === place) return
    shown.current = place
    // A new part begins at its heading, for the eye, the keyboard and whoever listens; at once, or a press would miss.
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
  }, [place])
  return { place, goTo, heading }
}
