import { expect, test } from 'vitest'
import type { Question, QuestionType } from './answer-types.ts'
import { type Category, categories } from './categories.ts'
import { goalQuestion, questionsFor, questionsOf, scoredSections, shortTermQuestion } from './questions.ts'

/** Adults read 238 words of prose a minute in silence (Brysbaert 2019, a meta-analysis of 190 studies). */
const wordsPerSecond = 238 / 60
/** To decide and press, and to write two sentences. */
const secondsToAnswer = (type: QuestionType) =>
  type === 'text_input' ? 25 : type === 'multiple_select' ? 4 : type === 'scale_1_10' ? 3 : 2
/** A name and an address, typed. */
const secondsForContact = 20

const wordsIn = (text: string) => text.split(/\s+/).length
/** Answers that come again are not read again. */
function minutesFor(questions: readonly Question[]) {
  const texts = questions.flatMap(({ question, type, options }) =>
    type === 'scale_1_10' ? [question] : [question, ...options],
  )
  const words = [...new Set(texts)].reduce((sum, text) => sum + wordsIn(text), 0)
  const deciding = questions.reduce((sum, { type }) => sum + secondsToAnswer(type), 0)
  return (words / wordsPerSecond + deciding + secondsForContact) / 60
}

/** How long the eight-step form takes somebody who reads every option once, in minutes. */
const minutesOfForm = (category: Category) =>
  minutesFor([
    goalQuestion,
    shortTermQuestion,
    ...scoredSections.flatMap((section) => questionsOf(section, category)),
  ])

/** How long all the questions take, one at a time, in minutes. */
const minutesOfFlow = (category: Category) => minutesFor(questionsFor(category))

test.each(categories)(
  'the form takes a %s under three minutes, and all the questions about five',
  (category) => {
    expect(minutesOfForm(category)).toBeLessThan(3)
    expect(Math.round(minutesOfFlow(category))).toBeLessThanOrEqual(5)
  },
)
