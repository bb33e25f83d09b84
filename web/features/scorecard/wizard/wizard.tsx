import { type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from '#web/client/loading/hydrate-on-idle.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAssessment, useScorecard } from '../scorecard-context.tsx'
import { ScorecardContactStep } from './contact-step.tsx'
import { WizardHead } from './wizard-head.tsx'

type Wizards = typeof import('./wizards.tsx')

/** The introduction, and below it the form or the question flow; its first screen is in the first chunk. */
export function Wizard({ heading }: { heading?: ReactNode }) {
  const {
    search: { view = 'form' },
    store,
    isDialog,
  } = useScorecard()
  const { formStep } = useAssessment()
  const { wizards, failed, fetchWizards } = useWizards()
  const isFirstScreen = view === 'form' && formStep === 0
  return (
    <div className={isDialog ? '' : 'scorecard-first-screen wide pb-room-gap'}>
      <WizardHead
        heading={heading}
        view={view}
        isBegun={!isFirstScreen}
        onChangeView={() => wizards?.moveToFirstOpen(store)}
      />
      {isFirstScreen ? (
        <ScorecardContactStep />
      ) : wizards ? (
        <wizards.Wizards view={view} />
      ) : (
        <div className="scorecard-assessment" aria-busy={!failed}>
          {failed && (
            <p role="alert">
              The questions could not be fetched. What you have entered is kept.{' '}
              <Button variant="quiet" onClick={fetchWizards}>
                Try again
              </Button>
            </p>
          )}
        </div>
      )}
    </div>
  )
}

/** The later screens, loaded when the browser is idle. */
function useWizards() {
  const [wizards, setWizards] = useState<Wizards>()
  const [failed, setFailed] = useState(false)
  const fetchWizards = () => {
    setFailed(false)
    import('./wizards.tsx').then(setWizards, () => setFailed(true))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is shown
  useEffect(() => {
    void whenIdle()?.then(fetchWizards)
  }, [])
  return { wizards, failed, fetchWizards }
}
