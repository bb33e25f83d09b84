import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PublicProfile } from '#schema/profiles.ts'
import { useIsQuoted } from '#web/features/profiles/quoted.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Referee } from './referee.tsx'

const shownAtFirst = 4

/** The people who confirmed what an expert says: four at first, the rest when asked for. */
export function Referees({ profile: { references, stories } }: { profile: PublicProfile }) {
  const [wanted, setWanted] = useState(shownAtFirst)
  const isQuoted = useIsQuoted('referees')
  const isQuotedLater = references.slice(shownAtFirst).some(({ feedback }) => isQuoted(feedback))
  const shown = isQuotedLater ? references.length : wanted
  const list = useRef<HTMLUListElement>(null)
  const rest = references.length - shown
  // Paper has no button to press.
  useEffect(() => {
    const showAllOnPaper = () => flushSync(() => setWanted(references.length))
    addEventListener('beforeprint', showAllOnPaper)
    return () => removeEventListener('beforeprint', showAllOnPaper)
  }, [references.length])
  const showAll = () => {
    flushSync(() => setWanted(references.length))
    const next = list.current?.children[shownAtFirst]
    if (next instanceof HTMLElement) next.focus()
  }
  return (
    <section aria-labelledby="referees">
      <h2 id="referees">People who were there</h2>
      {references.length === 0 ? (
        <EmptyState heading="h3" title="Securing social proof in process">
          <p>Client testimonials and references are being validated</p>
        </EmptyState>
      ) : (
        <ul ref={list}>
          {references.slice(0, shown).map((reference) => (
            <Referee key={reference.id} reference={reference} stories={stories} />
          ))}
        </ul>
      )}
      {rest > 0 && <Button onClick={showAll}>+{rest} more references available</Button>}
    </section>
  )
}
