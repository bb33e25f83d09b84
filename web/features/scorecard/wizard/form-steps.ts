import type { Question } from '#schema/scorecard/answer-types.ts'
import {
  goalQuestion,
  isAnswerTo,
  questionsOf,
  scoredSections,
  shortTermQuestion,
} from '#schema/scorecard/questions.ts'
import { type Assessment, categoryOf } from '../assessment.ts'
import { formLabels } from './form-labels.ts'

/** The questions of a form step, without contact and final details. */
export function questionsOfStep(step: number, assessment: Assessment): readonly Question[] {
  if (step === 1) return [goalQuestion, shortTermQuestion]
  const section = scoredSections[step - 2]
  const category = categoryOf(assessment)
  return section && category ? questionsOf(section, category) : []
}

/** Whether a step's required entries are complete. */
export function isStepComplete(step: number, assessment: Assessment): boolean {
  if (step === 0) return Boolean(assessment.name.trim() && assessment.email.trim())
  if (step === 1) return isAnswerTo(goalQuestion, assessment.currentGoal)
  return questionsOfStep(step, assessment).every((question) =>
    isAnswerTo(question, assessment.answers[question.id] ?? ''),
  )
}

/** The first incomplete step, or the last one. */
export function firstOpenScorecardStep(assessment: Assessment): number {
  const open = formLabels.findIndex((_, step) => !isStepComplete(step, assessment))
  return open < 0 ? formLabels.length - 1 : open
}
