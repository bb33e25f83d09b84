import type { Answer, Answers } from '#schema/scorecard/answer-types.ts'
import { categories, categoryOfGoal } from '#schema/scorecard/categories.ts'
import { isAnswerTo, questionsFor } from '#schema/scorecard/questions.ts'
import type { ScorecardInput } from '#schema/scorecard/submission.ts'
import { AppError } from '../../services/app-error.ts'

/** What travels with the answers and is none: it says who is asked, and whether help is welcome. */
const flags = ['category', 'wants_support']

/** The category somebody is, as they chose it or as their goal says; any other text is an unknown category. */
export const categoryOf = ({
  selectedCategory,
  currentGoal,
}: Pick<ScorecardInput, 'selectedCategory' | 'currentGoal'>) =>
  selectedCategory || categoryOfGoal(currentGoal ?? '') || ''

/**
 * The answers, each one that its question allows. Not every question has to be answered.
 * @throws AppError ANSWER_NOT_POSSIBLE whose details name each question that is answered otherwise, or is none of ours.
 */
export function checkedAnswers(category: string, answers: Answers): Record<string, Answer> {
  const asked = new Map(
    (categories as readonly string[]).includes(category)
      ? questionsFor(category as (typeof categories)[number]).map((question) => [question.id, question])
      : categories.flatMap(questionsFor).map((question) => [question.id, question]),
  )
  const details = Object.entries(answers)
    .filter(([id]) => !flags.includes(id))
    .flatMap(([id, answer]) => {
      const question = asked.get(id)
      if (!question) return [{ path: `answers.${id}`, message: `This scorecard does not ask “${id}”.` }]
      return isAnswerTo(question, answer)
        ? []
        : [{ path: `answers.${id}`, message: `Please answer “${question.question}” again.` }]
    })
  if (details.length)
    throw new AppError('ANSWER_NOT_POSSIBLE', { about: details[0]?.message, details: details.slice(0, 20) })
  return { ...answers }
}
