import { brand } from '#schema/brand.ts'
import { paths } from '#schema/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { isEmpty } from './assessment.ts'
import { changeAssessment, startOver, useAssessment } from './assessment-store.ts'

/** What the page is for and how long it takes, the way to the other wizard, and back to an empty one. */
export function WizardHead({
  view,
  isBegun,
  onChangeView,
}: {
  view: 'form' | 'questions'
  /** Past the first screen a phone shows the questions sooner. */
  isBegun: boolean
  onChangeView: () => void
}) {
  const isUntouched = isEmpty(useAssessment())
  const isForm = view === 'form'
  return (
    <header className="grid items-end gap-x-s8 gap-y-s3 pt-s4 pb-s5 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:pt-s5 md:pb-s6">
      <h1 className="text-[clamp(1.75rem,1.2rem+2.2vw,2.875rem)]">Hang Your {brand.name} Scorecard</h1>
      <div className="text-ink-soft text-label">
        <p className={`max-w-[34em] ${isBegun ? 'max-md:hidden' : ''}`}>
          In under 3 minutes you see how well your work is framed: who could find it, who would confirm it,
          and what to do next.
        </p>
        <p className="flex flex-wrap items-center gap-x-s5">
          <ButtonLink
            variant="quiet"
            to={paths.scorecard.href(isForm ? { view: 'questions' } : {})}
            onClick={onChangeView}
          >
            {isForm ? 'Answer one question at a time' : 'Answer in eight steps'}
          </ButtonLink>
          {!isUntouched && (
            <Button variant="quiet" onClick={beginAnew}>
              Start over
            </Button>
          )}
        </p>
      </div>
    </header>
  )
}

function beginAnew() {
  const before = startOver()
  showToast({
    title: 'A bare canvas again',
    description: 'What you had entered is gone from this browser.',
    action: { label: 'Undo', run: () => changeAssessment(before) },
  })
}
