import type { Category } from '#schema/scorecard/categories.ts'
import { goals } from '#schema/scorecard/goals.ts'
import { questionsOf, scoredSections } from '#schema/scorecard/questions.ts'

/** Which option of a question somebody takes, from 0. */
export type ChooseOption = (options: readonly string[]) => number
export const second: ChooseOption = () => 1

/** All that the eight steps ask before the last, as a browser keeps it. */
export const answeredScorecard = (category: Category, choose: ChooseOption = second) => ({
  name: 'Daniel Okafor',
  email: 'daniel.okafor@example.org',
  currentGoal: goals.find((goal) => goal.category === category)?.goal,
  answers: Object.fromEntries([
    ['category', category],
    ...scoredSections
      .flatMap((section) => questionsOf(section, category))
      .map(({ id, type, options }) => {
        const taken = options[choose(options)]
        return [id, type === 'multiple_select' ? [taken] : taken]
      }),
  ]),
  formStep: 7,
})
