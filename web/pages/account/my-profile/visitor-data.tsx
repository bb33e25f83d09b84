import { useState } from 'react'
import { flushSync } from 'react-dom'
import { paths, services } from '#schema/paths.ts'
import { dataOf } from '#web/client/api.ts'
import { useApi } from '#web/client/queries.ts'
import { clearStorage } from '#web/client/stored-value.ts'
import { clearPerson } from '#web/features/accounts/stored-person.ts'
import { storedContact } from '#web/features/billing/stored-contact.ts'
import { clearAnswers } from '#web/features/drafts/answers.ts'
import { clearReplaced } from '#web/features/drafts/replaced-answers.ts'
import { clearDraft } from '#web/features/drafts/stored-draft.ts'
import { clearBookings } from '#web/features/meetings/stored-booking.ts'
import { storedSetup } from '#web/features/onboarding/stored-setup.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { showToast } from '#web/ui/toast-store.ts'

/** Removes what forms and conversations have stored in this browser. */
function clearVisitor() {
  clearDraft()
  clearAnswers()
  clearReplaced()
  clearPerson()
  clearBookings()
  storedSetup.remove()
  storedContact.remove()
  clearStorage('tab')
}

/** Exports and erases everything stored under this browser's cookie (R26). */
export function VisitorData() {
  const api = useApi()
  const [phase, setPhase] = useState<'quiet' | 'cancelled' | 'asking' | 'erasing'>('quiet')

  async function erase() {
    setPhase('erasing')
    try {
      await dataOf(api.privacy.visitor.erase.$post({ json: {} }))
      flushSync(clearVisitor)
      // The page is short now, so it starts at its top, with the focus there.
      scrollTo({ top: 0, behavior: 'instant' })
      document.getElementById('main')?.focus({ preventScroll: true })
      showToast({
        title: 'Erased',
        description: 'The profile, the conversations, the messages and the meetings are gone.',
      })
    } catch (error) {
      console.error('Nothing was erased', error)
      showToast({
        variant: 'destructive',
        title: 'Error',
        description: 'It could not be erased just now. Please try again.',
      })
    }
    setPhase('quiet')
  }

  return (
    <section aria-labelledby="your-data" className="grid max-w-measure gap-s4 border-line border-t pt-s5">
      <h2 id="your-data" className="text-title">
        What we keep of this device
      </h2>
      <p className="text-ink-soft">
        The profile you drafted here, what you asked our agents, the messages you sent to experts, the
        meetings you booked, and what you ordered without an account. Take it with you as a file, or have it
        erased: that cannot be undone. Experts are told that a meeting to come is cancelled. What was paid
        stays, as tax law asks. Scorecards are kept by address, not by device:{' '}
        <Link to={paths.privacy.href('scorecard')}>how to have one erased</Link>.
      </p>
      {phase === 'quiet' || phase === 'cancelled' ? (
        <div className="flex flex-wrap items-center gap-x-s5 gap-y-s3">
          <a className={buttonLook('quiet')} href={`${services.api}/privacy/visitor`} download>
            Download all of it
          </a>
          <Button variant="quiet" autoFocus={phase === 'cancelled'} onClick={() => setPhase('asking')}>
            Erase all of it
          </Button>
        </div>
      ) : (
        <EraseQuestion
          isErasing={phase === 'erasing'}
          onErase={erase}
          onCancel={() => setPhase('cancelled')}
        />
      )}
    </section>
  )
}

type QuestionProps = { isErasing: boolean; onErase: () => void; onCancel: () => void }

const EraseQuestion = ({ isErasing, onErase, onCancel }: QuestionProps) => (
  <div
    role="alertdialog"
    aria-label="Erase all of it?"
    aria-describedby="erases"
    className="grid gap-s3"
    onKeyDown={({ key }) => key === 'Escape' && !isErasing && onCancel()}
  >
    <p id="erases">
      Erase the draft and every conversation, message and meeting of this device, here and in our records? A
      meeting to come is cancelled; a mail that an expert has received stays with them.
    </p>
    <div className="flex flex-wrap items-center gap-s3">
      <Button variant="main" disabled={isErasing} onClick={onErase}>
        {isErasing ? 'Erasing…' : 'Yes, erase it'}
      </Button>
      <Button autoFocus disabled={isErasing} onClick={onCancel}>
        Keep it
      </Button>
    </div>
  </div>
)
