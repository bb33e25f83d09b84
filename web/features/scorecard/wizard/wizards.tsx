import { useEffect } from 'react'
import { withoutReload } from '#web/client/loading/stale-build.ts'
import type { AssessmentStore } from '../assessment-store.ts'
import { firstOpenIndex } from './flow-questions.ts'
import { firstOpenScorecardStep } from './form-steps.ts'
import { FormSteps } from './form-wizard.tsx'
import { QuestionFlow } from './question-flow.tsx'
import type { View } from './wizard-head.tsx'

/** Every screen after the first one. */
export function Wizards({ view }: { view: View }) {
  useEffect(() => {
    void withoutReload(preloadResult)
  }, [])
  return view === 'form' ? <FormSteps /> : <QuestionFlow />
}

/** Loads the code of the result and of the error toast, which must also work without a network. */
const preloadResult = () =>
  Promise.allSettled([
    import('#web/ui/toaster.tsx').then(({ prepareToastView }) => prepareToastView()),
    import('../result/result-view.tsx'),
  ])

/** Moves both wizards to the first unanswered question. */
export function moveToFirstOpen(store: AssessmentStore) {
  const assessment = store.read()
  store.change({ formStep: firstOpenScorecardStep(assessment), flowPlace: firstOpenIndex(assessment) })
}
