import type { ReactNode } from 'react'
import { clearPerson } from '#web/features/accounts/stored-person.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { isPlainClick } from '#web/ui/link.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { isEmpty } from '../assessment.ts'
import type { AssessmentStore } from '../assessment-store.ts'
import { ScorecardOwnerPage, useAssessment, useScorecard } from '../scorecard-context.tsx'

export type View = 'form' | 'questions'

type Props = {
  /** The page's heading; a dialog has its own. */
  heading?: ReactNode
  view: View
  /** Shortens the head on a phone after the first screen. */
  isBegun: boolean
  onChangeView: () => void
}

/** The page's purpose and duration, the switch between the wizards, and the restart button. */
export function WizardHead({ heading, view, isBegun, onChangeView }: Props) {
  const { owner, store, href, show, isDialog } = useScorecard()
  const isUntouched = isEmpty(useAssessment())
  const isForm = view === 'form'
  const other = isForm ? { view: 'questions' as const } : {}
  return (
    <header
      className={`grid items-end gap-x-s8 gap-y-s3 pb-s5 md:pb-s6 ${heading ? 'pt-s4 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:pt-s5' : ''}`}
    >
      {heading}
      <div className="text-ink-soft text-label">
        <p className={`max-w-[34em] ${isBegun ? 'max-md:hidden' : ''}`}>
          {isForm ? 'In under 3 minutes' : 'In about 5 minutes, and with every question,'} you see how well
          your work is framed
          {owner
            ? `, and what to do next. ${owner.firstName} learns who you are only if you say so.`
            : ': who could find it, who would confirm it, and what to do next.'}
        </p>
        <p className="flex flex-wrap items-center gap-x-s5">
          <ButtonLink
            variant="quiet"
            to={href(other)}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              onChangeView()
              if (!isDialog) return
              event.preventDefault()
              show(other)
            }}
          >
            {isForm ? 'Answer one question at a time' : 'Answer in eight steps'}
          </ButtonLink>
          {!isUntouched && (
            <Button variant="quiet" onClick={() => beginAnew(store)}>
              Start over
            </Button>
          )}
          {isDialog && <ScorecardOwnerPage />}
        </p>
      </div>
    </header>
  )
}

function beginAnew(store: AssessmentStore) {
  const before = store.startOver()
  clearPerson()
  showToast({
    title: 'A bare canvas again',
    description: 'What you had entered is gone from this browser.',
    action: { label: 'Undo', run: () => store.change(before) },
  })
}
