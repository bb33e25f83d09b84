import { type Answer, type Question, unscored } from './answer-types.ts'
import { type Category, categories } from './categories.ts'
import { categoryQuestions } from './category-questions.ts'
import { coreQuestions, universalQuestions } from './core-questions.ts'
import { goals, shortTermGoals } from './goals.ts'

/** The sections of the question flow, in order (public spec section 4). */
export const sections = [
  'category_selection',
  'category_questions',
  'universal',
  'identity',
  'intention',
  'impact',
  'ai_readiness',
  'pain_points',
] as const
export type Section = (typeof sections)[number]

/** The scored sections (R3). */
export const scoredSections = ['identity', 'intention', 'impact', 'ai_readiness', 'pain_points'] as const
export type ScoredSection = (typeof scoredSections)[number]

/** Names of the sections beside a score. */
export const sectionNames: Readonly<Record<ScoredSection, string>> = {
  identity: 'Identity',
  intention: 'Intention',
  impact: 'Impact',
  ai_readiness: 'AI Readiness',
  pain_points: 'Pain Points',
}

export const categoryQuestion: Question = unscored(
  'category',
  'category_selection',
  'Which of these are you today?',
  categories,
)

/** The eight-step form's question in place of the category, which follows from the goal (R4). */
export const goalQuestion: Question = unscored(
  'currentGoal',
  'multiple_choice',
  'What do you want most just now?',
  goals.map(({ goal }) => goal),
)
export const shortTermQuestion: Question = unscored(
  'shortTermGoals',
  'multiple_select',
  'And what should be different in ninety days? Choose any that apply.',
  shortTermGoals.map(({ goal }) => goal),
)

/** The questions of a section in the wording of a category. */
export function questionsOf(section: Section, category: Category): readonly Question[] {
  if (section === 'category_selection') return [categoryQuestion]
  if (section === 'category_questions') return categoryQuestions[category]
  if (section === 'universal') return universalQuestions
  return coreQuestions[section](category)
}

/** Every question of a category, starting with the one that chooses it. */
export const questionsFor = (category: Category): readonly Question[] =>
  sections.flatMap((section) => questionsOf(section, category))

export const maxTextLength = 1000

/** Whether a question allows an answer. */
export function isAnswerTo({ type, options }: Question, answer: Answer): boolean {
  if (type === 'text_input')
    return typeof answer === 'string' && !!answer.trim() && answer.length <= maxTextLength
  if (type === 'multiple_select')
    return (
      Array.isArray(answer) &&
      answer.length > 0 &&
      new Set(answer).size === answer.length &&
      answer.every((option) => options.includes(option))
    )
  return typeof answer === 'string' && options.includes(answer)
}
