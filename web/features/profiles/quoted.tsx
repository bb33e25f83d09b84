import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '#web/client/use-hydrated.ts'

/** What the address quotes of this page. The edge lights nothing: its page is kept for everybody. */
function useQuote() {
  const { search, hash } = useLocation()
  const isHydrated = useHydrated()
  return { quote: isHydrated ? new URLSearchParams(search).get('quote') || null : null, hash }
}

/** Whether a text of the part `at` holds the sentence that the address quotes. */
export function useIsQuoted(at: string) {
  const { quote, hash } = useQuote()
  const isNamed = hash === '' || hash === `#${at}`
  return (text: string) => quote !== null && isNamed && text.includes(quote)
}

type Stretch = (from: number, to: number) => ReactNode

/**
 * A published text; the sentence that the address quotes is lit and brought into view. `at` is the part's anchor;
 * `stretch` shows the text from one offset to another, plain if it is not given.
 */
export function Quoted({
  text,
  at,
  stretch = (from, to) => text.slice(from, to),
}: {
  text: string
  at: string
  stretch?: Stretch
}) {
  const { quote } = useQuote()
  const isQuoted = useIsQuoted(at)(text)
  if (!quote || !isQuoted) return stretch(0, text.length)
  const start = text.indexOf(quote)
  const end = start + quote.length
  return (
    <>
      {stretch(0, start)}
      <Lit key={quote}>{stretch(start, end)}</Lit>
      {stretch(end, text.length)}
    </>
  )
}

function Lit({ children }: { children: ReactNode }) {
  const mark = useRef<HTMLElement>(null)
  useEffect(() => {
    // After the part itself has been brought there, and its plate is open.
    const frame = requestAnimationFrame(() => mark.current && bringIntoView(mark.current))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <mark ref={mark}>
      <span className="sr-only">Quoted sentence: </span>
      {children}
    </mark>
  )
}

/** A plate arrives with its title on top; a sentence that would then be below the fold is shown instead. */
function bringIntoView(mark: HTMLElement) {
  if (document.querySelector('main mark') !== mark) return
  const plate = mark.closest('details')
  const { bottom } = mark.getBoundingClientRect()
  const top = plate ? plate.getBoundingClientRect().top : 0
  if (!plate || bottom - top > innerHeight * roomUnderTitle) mark.scrollIntoView({ block: 'center' })
}

/** The share of the window that a plate has under the page's top, above what may lie over its foot. */
const roomUnderTitle = 0.75
