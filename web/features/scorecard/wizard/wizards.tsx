import { useEffect } from 'react'
import { withoutReload } from '#web/client/stale-build.ts'
import type { AssessmentStore } from '../assessment-store.ts'
import { firstOpenPlace } from './flow-places.ts'
import { firstOpenScorecardStep } from './form-steps.ts'
import { FormSteps } from './form-wizard.tsx'
import { QuestionFlow } from './question-flow.tsx'
import type { View } from './wizard-head.tsx'

/** Everything after the first screen. */
export function Wizards({ view }: { view: View }) {
  useEffect(() => {
    void withoutReload(fetchWhatAnswersTheLastButton)
  }, [])
  return view === 'form' ? <FormSteps /> : <QuestionFlow />
}

/** The result, and the toast that says that there is none: without a network the one must still be able to come. */
const fetchWhatAnswersTheLastButton = () =>
  Promise.allSettled([import('#web/ui/toast.tsx'), import('../result/result-view.tsx')])

/** Moves both wizards to the first question that is not answered. */
export function moveToFirstOpen(store: AssessmentStore) {
  const assessment = store.read()
  store.change({ formStep: firstOpenScorecardStep(assessment), flowPlace: firstOpenPlace(assessment) })
}
