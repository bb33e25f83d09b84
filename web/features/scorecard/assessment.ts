import type { Answer } from '#schema/scorecard/answer-types.ts'
import { type Category, categories } from '#schema/scorecard/categories.ts'

/** What a visitor has entered so far, in whichever of the two wizards. */
export type Assessment = {
  name: string
  email: string
  mobile: string
  hasConsented: boolean
  wantsSupport: boolean
  /** That the expert whose scorecard this is may see the result. */
  sharesWithOwner: boolean
  currentGoal: string
  shortTermGoals: string[]
  /** By question id; the category is the answer to `category`. */
  answers: Record<string, Answer>
  /** Where the eight-step form stands, from 0. */
  formStep: number
  /** Which question of the flow is shown, from 0; after the last one its contact screen. */
  flowPlace: number
  /** One for what is entered now: the same again is no second submission. */
  submissionKey: string
  /** What the server did not accept, at the question it named. */
  refusal: { id: string; message: string } | null
  /** The private token of the result that these answers led to. */
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
  refusal: null,
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

/** The assessment after a change; what is entered anew is a new submission. */
export const changed = (assessment: Assessment, changes: Partial<Assessment>): Assessment => ({
  ...assessment,
  ...(content.some((name) => name in changes) && { submissionKey: '', refusal: null }),
  ...changes,
})

export const isEmpty = (assessment: Assessment): boolean =>
  content.every((name) => JSON.stringify(assessment[name]) === JSON.stringify(nothingAnswered[name]))

/** Reads what a browser kept; whatever is not what it must be counts as not answered. */
export function assessmentIn(kept: Record<string, unknown>): Assessment {
  const words = (value: unknown) => (typeof value === 'string' ? value : '')
  const list = (value: unknown) =>
    Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  const place = (value: unknown) => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : 0)
  return {
    name: words(kept.name),
    email: words(kept.email),
    mobile: words(kept.mobile),
    hasConsented: kept.hasConsented === true,
    wantsSupport: kept.wantsSupport === true,
    sharesWithOwner: kept.sharesWithOwner === true,
    currentGoal: words(kept.currentGoal),
    shortTermGoals: list(kept.shortTermGoals),
    answers: Object.fromEntries(
      Object.entries(kept.answers ?? {}).flatMap(([id, answer]) =>
        typeof answer === 'string' || Array.isArray(answer)
          ? [[id, Array.isArray(answer) ? list(answer) : answer]]
          : [],
      ),
    ),
    formStep: place(kept.formStep),
    flowPlace: place(kept.flowPlace),
    submissionKey: words(kept.submissionKey),
    refusal: null,
    submitted: words(kept.submitted),
  }
}

/** Who the assessment is taken as; undefined until somebody has said so. */
export const categoryOf = ({ answers }: Pick<Assessment, 'answers'>): Category | undefined =>
  categories.find((category) => category === answers.category)
