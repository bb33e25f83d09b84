/** The twelve types of questions (public spec section 3). */
export const questionTypes = [
  'category_selection',
  'multiple_choice',
  'multiple_select',
  'text_input',
  'scale_1_10',
  'yes_no',
  'likert',
  'three_option',
  'value_scale',
  'frequency',
  'impact_scale',
  'financial_impact',
] as const
export type QuestionType = (typeof questionTypes)[number]

/** One of the options, several of them, a number from 1 to 10 as text, or a free text. */
export type Answer = string | string[]
export type Answers = Readonly<Record<string, Answer>>

export type Question = {
  id: string
  type: QuestionType
  question: string
  /** The options in order; empty for free text. */
  options: readonly string[]
  /** Points from 0 to 3 for each option; empty for an unscored question (R3). */
  points: Readonly<Record<string, number>>
  /** The option that excludes all others. */
  none?: string
}

/** An option and its points. */
export type Rated = readonly (readonly [option: string, points: number])[]

/** Points for a number: 1 to 3 give none, 4 and 5 one, 6 and 7 two, 8 to 10 three (R3). */
export const tenSteps: Rated = [0, 0, 0, 1, 1, 2, 2, 3, 3, 3].map((points, index) => [
  String(index + 1),
  points,
])
export const agreement: Rated = [
  ['Strongly disagree', 0],
  ['Disagree', 0],
  ['Neither agree nor disagree', 1],
  ['Agree', 2],
  ['Strongly agree', 3],
]
export const howOften: Rated = [
  ['Never', 0],
  ['A few times a year', 1],
  ['Every month', 2],
  ['Every week', 3],
]
export const yesNo: Rated = [
  ['Yes', 3],
  ['No', 0],
]
export const unrated = (options: Rated): readonly string[] => options.map(([option]) => option)

/** A scored question. */
export const rated = (id: string, type: QuestionType, question: string, options: Rated): Question => ({
  id,
  type,
  question,
  options: unrated(options),
  points: Object.fromEntries(options),
})

/** A question without points. */
export const unscored = (
  id: string,
  type: QuestionType,
  question: string,
  options: readonly string[] = [],
): Question => ({ id, type, question, options, points: {} })

/** A question with several answers; its last option, `none`, excludes the others. */
export const several = (
  id: string,
  question: string,
  options: readonly string[],
  none: string,
): Question => ({
  ...unscored(id, 'multiple_select', `${question} Choose all that apply.`, [...options, none]),
  none,
})
