import type { Answer } from '#schema/scorecard/answer-types.ts'
import { type Category, categories } from '#schema/scorecard/categories.ts'

/** The visitor's entries so far, in either wizard. */
export type Assessment = {
  name: string
  email: string
  mobile: string
  hasConsented: boolean
  wantsSupport: boolean
  /** Whether the expert of this scorecard may see the result. */
  sharesWithOwner: boolean
  currentGoal: string
  shortTermGoals: string[]
  /** By question id; the category is the answer to `category`. */
  answers: Record<string, Answer>
  /** The step of the eight-step form, from 0. */
  formStep: number
  /** The index in the question flow, stored under this name; after the last question its contact screen. */
  flowPlace: number
  /** The idempotency key of the present entries. */
  submissionKey: string
  /** The question and message of the server's refusal. */
  error: { id: string; message: string } | null
  /** The private token of the result for these answers. */
  submitted: string
}

export const nothingAnswered: Assessment = {
  name: '',
  email: '',
  mobile: '',
  hasConsented: false,
  wantsSupport: false,
  sharesWithOwner: false,
  currentGoal: '',
  shortTermGoals: [],
  answers: {},
  formStep: 0,
  flowPlace: 0,
  submissionKey: '',
  error: null,
  submitted: '',
}

const content = [
  'name',
  'email',
  'mobile',
  'wantsSupport',
  'currentGoal',
  'shortTermGoals',
  'answers',
] as const

/** The assessment after a change, with a new submission key. */
export const withChanges = (assessment: Assessment, changes: Partial<Assessment>): Assessment => ({
  ...assessment,
  ...(content.some((name) => name in changes) && { submissionKey: '', error: null }),
  ...changes,
})

export const isEmpty = (assessment: Assessment): boolean =>
  content.every((name) => JSON.stringify(assessment[name]) === JSON.stringify(nothingAnswered[name]))

/** Parses a stored assessment; invalid values count as not answered. */
export function parseAssessment(stored: Record<string, unknown>): Assessment {
  const words = (value: unknown) => (typeof value === 'string' ? value : '')
  const list = (value: unknown) =>
    Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  const position = (value: unknown) => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : 0)
  return {
    name: words(stored.name),
    email: words(stored.email),
    mobile: words(stored.mobile),
    hasConsented: stored.hasConsented === true,
    wantsSupport: stored.wantsSupport === true,
    sharesWithOwner: stored.sharesWithOwner === true,
    currentGoal: words(stored.currentGoal),
    shortTermGoals: list(stored.shortTermGoals),
    answers: Object.fromEntries(
      Object.entries(stored.answers ?? {}).flatMap(([id, answer]) =>
        typeof answer === 'string' || Array.isArray(answer)
          ? [[id, Array.isArray(answer) ? list(answer) : answer]]
          : [],
      ),
    ),
    formStep: position(stored.formStep),
    flowPlace: position(stored.flowPlace),
    submissionKey: words(stored.submissionKey),
    error: null,
    submitted: words(stored.submitted),
  }
}

/** The visitor's category; undefined until chosen. */
export const categoryOf = ({ answers }: Pick<Assessment, 'answers'>): Category | undefined =>
  categories.find((category) => category === answers.category)
