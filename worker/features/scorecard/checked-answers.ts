import type { Answer, Answers } from '#schema/scorecard/answer-types.ts'
import { type Category, categories } from '#schema/scorecard/categories.ts'
import { questionAsPut } from '#schema/scorecard/former-questions.ts'
import { categoryOfGoal } from '#schema/scorecard/goals.ts'
import { isAnswerTo, questionsFor } from '#schema/scorecard/questions.ts'
import type { ScorecardInput } from '#schema/scorecard/submission.ts'
import { AppError } from '../../services/app-error.ts'

/** Fields among the answers that are none: the category, and whether help is welcome. */
const flags = ['category', 'wants_support']

/** The visitor's category, as chosen or by their goal; any other text is an unknown category. */
export const categoryOf = ({
  selectedCategory,
  currentGoal,
}: Pick<ScorecardInput, 'selectedCategory' | 'currentGoal'>) =>
  selectedCategory || categoryOfGoal(currentGoal ?? '') || ''

/**
 * The valid answers; not every question has to be answered.
 * @throws AppError ANSWER_NOT_POSSIBLE whose details name each invalid answer and unknown question.
 */
export function checkedAnswers(category: string, answers: Answers): Record<string, Answer> {
  const theirs = categories.find((one) => one === category)
  // Of an unknown category the first one's words are asked, and any other's own questions.
  const inTheirWords: readonly Category[] = theirs ? [theirs] : categories.toReversed()
  const questions = new Map(
    inTheirWords.flatMap((one) => questionsFor(one).map((question) => [question.id, { question, one }])),
  )
  const details = Object.entries(answers)
    .filter(([id]) => !flags.includes(id))
    .flatMap(([id, answer]) => {
      const known = questions.get(id)
      if (!known) return [{ path: `answers.${id}`, message: `This scorecard does not ask “${id}”.` }]
      const { question, one } = known
      // A page that was opened before the questions changed still hands in what it asked.
      return isAnswerTo(questionAsPut(question, one, answer), answer)
        ? []
        : [{ path: `answers.${id}`, message: `Please answer “${question.question}” again.` }]
    })
  if (details.length)
    throw new AppError('ANSWER_NOT_POSSIBLE', { about: details[0]?.message, details: details.slice(0, 20) })
  return { ...answers }
}
