import type { Question } from '#schema/scorecard/answer-types.ts'
import {
  categoryQuestion,
  isAnswerTo,
  questionsOf,
  type Section,
  sections,
} from '#schema/scorecard/questions.ts'
import type { Assessment } from '../assessment.ts'
import { categoryOf } from '../category-of.ts'

export type FlowQuestion = { section: Section; question: Question }

/** Every question of the flow in order; only the first before a category is chosen. */
export function flowOf(assessment: Assessment): readonly FlowQuestion[] {
  const category = categoryOf(assessment)
  if (!category) return [{ section: 'category_selection', question: categoryQuestion }]
  return sections.flatMap((section) =>
    questionsOf(section, category).map((question) => ({ section, question })),
  )
}

/** The first question without an answer; after the last one when there is none. */
export function firstOpenPlace(assessment: Assessment): number {
  const flow = flowOf(assessment)
  const open = flow.findIndex(({ question }) => !isAnswerTo(question, assessment.answers[question.id] ?? ''))
  return open < 0 ? flow.length : open
}
