import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { PublicReference } from '#schema/references/reference-answers.ts'
import { QuotedText, useIsQuoted } from '#web/features/profiles/quoted.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Checks, RefereeIdentity } from './checks.tsx'

const shownAtFirst = 4

/** The referees of a profile: four at first, the rest on request. */
export function Referees({ profile }: { profile: PublicProfile }) {
  const { references } = profile
  const [shownCount, setShownCount] = useState(shownAtFirst)
  const isQuoted = useIsQuoted('referees')
  const isQuotedLater = references.slice(shownAtFirst).some(({ feedback }) => isQuoted(feedback))
  const shown = isQuotedLater ? references.length : shownCount
  const list = useRef<HTMLUListElement>(null)
  const rest = references.length - shown
  // In print all are shown.
  useEffect(() => {
    const showAllOnPaper = () => flushSync(() => setShownCount(references.length))
    addEventListener('beforeprint', showAllOnPaper)
    return () => removeEventListener('beforeprint', showAllOnPaper)
  }, [references.length])
  const showAll = () => {
    flushSync(() => setShownCount(references.length))
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
            <Referee key={reference.id} reference={reference} profile={profile} />
          ))}
        </ul>
      )}
      {rest > 0 && <Button onClick={showAll}>+{rest} more references available</Button>}
    </section>
  )
}

/** Opens a referee from anywhere on the card, unless text is being selected. */
function openFromCard({ target, currentTarget }: MouseEvent<HTMLElement>) {
  const isOutside = !currentTarget.contains(target as Node)
  if (isOutside || (target as Element).closest('button, a') || getSelection()?.type === 'Range') return
  const details = currentTarget.querySelector<HTMLElement>('[aria-haspopup=dialog]')
  details?.focus({ preventScroll: true })
  details?.click()
}

type Props = { reference: PublicReference; profile: PublicProfile }

/** A referee's words, who they are, and the checks. */
function Referee({ reference, profile }: Props) {
  const { name, feedback } = reference
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the button in it
    <li className="references-referee" tabIndex={-1} data-opens onClick={openFromCard}>
      <figure>
        <blockquote>
          “<QuotedText text={feedback} at="referees" />”
        </blockquote>
        <figcaption className="mt-s4 text-label">
          <RefereeIdentity reference={reference} />
          <DialogButton
            variant="quiet"
            className="print:hidden"
            aria-label={`Details of the reference by ${name}`}
            load={() => import('./verified-reference.tsx')}
            dialog={({ VerifiedReference }, state) => <VerifiedReference reference={reference} {...state} />}
          >
            Details
          </DialogButton>
        </figcaption>
      </figure>
      <Checks reference={reference} profile={profile} />
    </li>
  )
}
