import { createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '#web/client/loading/hydration.ts'

/** The sentence that is quoted in what it holds, whatever the address says. */
export const QuotedSentence = createContext<string | undefined>(undefined)

/** The sentence that the address quotes; none on the edge, whose pages are cached for everybody. */
function useQuote() {
  const { search, hash } = useLocation()
  const isHydrated = useHydrated()
  const here = use(QuotedSentence)
  if (here) return { quote: here, hash: '' }
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
 * A published text; the sentence that the address quotes is highlighted and scrolled into view. `at` is the part's
 * anchor; `stretch` renders the text between two offsets, plain text if not given.
 */
export function QuotedText({
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
      <ScrolledMark key={quote}>{stretch(start, end)}</ScrolledMark>
      {stretch(end, text.length)}
    </>
  )
}

function ScrolledMark({ children }: { children: ReactNode }) {
  const mark = useRef<HTMLElement>(null)
  useEffect(() => {
    // After the scroll to the part, with its section open.
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

/** Scrolls to the sentence if it is below the fold when its section's title is at the top. */
function bringIntoView(mark: HTMLElement) {
  if (mark.closest('[role=dialog]')) return mark.scrollIntoView({ block: 'center' })
  if (document.querySelector('main mark') !== mark) return
  const section = mark.closest('details')
  const { bottom } = mark.getBoundingClientRect()
  const top = section ? section.getBoundingClientRect().top : 0
  if (!section || bottom - top > innerHeight * roomUnderTitle) mark.scrollIntoView({ block: 'center' })
}

/** The share of the window's height for a section, without what may overlay its foot. */
const roomUnderTitle = 0.75
