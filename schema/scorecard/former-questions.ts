import { type Answer, type Question, type Rated, rated, unrated, unscored } from './answer-types.ts'
import type { Category } from './categories.ts'

const costs: Rated = [
  ['Nothing that I notice', 3],
  ['Up to £5,000', 2],
  ['£5,000 to £25,000', 1],
  ['More than £25,000', 0],
]
const cost = (question: string) => rated('pain_1', 'financial_impact', question, costs)
const unscoredCost = (id: string, question: string) =>
  unscored(id, 'financial_impact', question, unrated(costs))

/**
 * Former wordings of questions, with which submissions from before November 2026 still open, add up and are read
 * correctly.
 */
const formerQuestions: Readonly<Record<Category, readonly Question[]>> = {
  'Job Seeker': [
    unscoredCost('js_financial_impact', 'What has the search cost you so far, in pay you went without?'),
    cost('What has being overlooked cost you over the last twelve months, in pay you did not get?'),
  ],
  Entrepreneur: [
    unscoredCost('ent_opportunity_cost', 'What does a year of waiting cost you, in income you do not earn?'),
    cost('What has being unknown cost you over the last twelve months, in clients you did not win?'),
  ],
  'Business Owner': [
    unscored('bo_marketing_roi', 'value_scale', 'What comes back for each pound you spend on marketing?', [
      'I do not know',
      'Less than a pound',
      'A pound or two',
      'More than that',
    ]),
    cost('What has being hard to tell apart cost your business over the last twelve months?'),
  ],
  'Legacy Builder': [
    cost('What would it cost the people who rely on you if your knowledge left with you?'),
    unscored('pain_3', 'multiple_select', 'What stands in the way? Choose all that apply.', [
      'I am not found',
      'I am found, and not understood',
      'I am understood, and not believed',
      'I am believed, and not paid for it',
      'I do not have the time',
      'I do not know where to begin',
    ]),
  ],
}

/** The question with the wording that allows this answer: the current one, or else a former one. */
export function questionAsPut(question: Question, category: Category, answer: Answer): Question {
  if ([answer].flat().every((one) => question.options.includes(one))) return question
  const former = formerQuestions[category].find(({ id }) => id === question.id)
  return former && [answer].flat().every((one) => former.options.includes(one)) ? former : question
}
