import type { CallFailed } from '#web/client/api.ts'
import type { AssessmentStore } from '../assessment-store.ts'
import { flowOf } from './flow-questions.ts'
import { formLabels } from './form-labels.ts'
import { questionsOfStep } from './form-steps.ts'
import type { View } from './wizard-head.tsx'

/** Shows the question that the server refused, with its message; returns the other wizard if only that one asks it. */
export function showRefusedQuestion(store: AssessmentStore, error: CallFailed, view: View): View | undefined {
  const named = namedIn(error)
  if (!named) return
  const assessment = store.read()
  const flowPlace = flowOf(assessment).findIndex(({ question }) => question.id === named.id)
  const formStep = formLabels.findIndex((_, step) =>
    step === 0
      ? contactFields.includes(named.id)
      : step === formLabels.length - 1
        ? named.id === 'mobile'
        : questionsOfStep(step, assessment).some(({ id }) => id === named.id) ||
          (step === 1 && named.id === 'category'),
  )
  const isAsked = { form: formStep >= 0, questions: flowPlace >= 0 || contactFields.includes(named.id) }
  store.change({
    error: named,
    ...(formStep >= 0 && { formStep }),
    ...(flowPlace >= 0 && { flowPlace }),
  })
  if (isAsked[view]) return
  return isAsked.form ? 'form' : isAsked.questions ? 'questions' : undefined
}

const contactFields = ['name', 'email']
const otherNames: Readonly<Record<string, string>> = { selectedCategory: 'category' }

/** The first field named in a refusal: `answers.ai_1`, `ai_1` and `email` are understood. */
function namedIn({ details: [detail] }: CallFailed) {
  const id = detail?.path.replace(/^answers\./, '').split('.')[0]
  return detail && id ? { id: otherNames[id] ?? id, message: detail.message } : undefined
}
