import { changeAssessment, readAssessment } from './assessment-store.ts'
import { firstOpenPlace } from './flow-places.ts'
import { firstOpenStep } from './form-steps.ts'
import { FormSteps } from './form-wizard.tsx'
import { QuestionFlow } from './question-flow.tsx'

/** Everything after the first screen. */
export const Wizards = ({ view }: { view: 'form' | 'questions' }) =>
  view === 'form' ? <FormSteps /> : <QuestionFlow />

/** Both wizards go on where something is still to be answered. */
export function moveToFirstOpen() {
  const assessment = readAssessment()
  changeAssessment({ formStep: firstOpenStep(assessment), flowPlace: firstOpenPlace(assessment) })
}
