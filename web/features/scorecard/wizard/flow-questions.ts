import type { Question } from '#schema/scorecard/answer-types.ts'
import {
  categoryQuestion,
  isAnswerTo,
  questionsOf,
  type Section,
  sections,
} from '#schema/scorecard/questions.ts'
import { type Assessment, categoryOf } from '../assessment.ts'

export type FlowQuestion = { section: Section; question: Question }

/** Every question of the flow in order; only the first before a category is chosen. */
export function flowOf(assessment: Assessment): readonly FlowQuestion[] {
  const category = categoryOf(assessment)
  if (!category) return [{ section: 'category_selection', question: categoryQuestion }]
  return sections.flatMap((section) =>
    questionsOf(section, category).map((question) => ({ section, question })),
  )
}

/** The index of the first unanswered question, or the one after the last. */
export function firstOpenIndex(assessment: Assessment): number {
  const flow = flowOf(assessment)
  const open = flow.findIndex(({ question }) => !isAnswerTo(question, assessment.answers[question.id] ?? ''))
  return open < 0 ? flow.length : open
}

/** The sections' labels in the flow; in the form they keep the form's names. */
export const sectionLabels: Readonly<Record<Section, string>> = {
  category_selection: 'Who You Are',
  category_questions: 'Where You Stand',
  universal: 'What You Want',
  identity: 'Identity (Love)',
  intention: 'Intention (Hope)',
  impact: 'Impact (Faith)',
  ai_readiness: 'AI Readiness',
  pain_points: 'Pain Points',
}
