import type { Section } from '#schema/scorecard/questions.ts'

/** What visitors call the sections of the flow; those of the form keep the form's names. */
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
