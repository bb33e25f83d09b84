import type { AssessmentStore } from './assessment-store.ts'
import { firstOpenPlace } from './flow-places.ts'
import { firstOpenStep } from './form-steps.ts'
import { FormSteps } from './form-wizard.tsx'
import { QuestionFlow } from './question-flow.tsx'
import type { View } from './wizard-head.tsx'

/** Everything after the first screen. */
export const Wizards = ({ view }: { view: View }) => (view === 'form' ? <FormSteps /> : <QuestionFlow />)

/** Both wizards go on where something is still to be answered. */
export function moveToFirstOpen(store: AssessmentStore) {
  const assessment = store.read()
  store.change({ formStep: firstOpenStep(assessment), flowPlace: firstOpenPlace(assessment) })
}
