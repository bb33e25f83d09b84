import { type Advice, advice, blockageAnswers } from './advice.ts'
import type { Answers } from './answer-types.ts'
import { type Category, categories } from './categories.ts'
import { questionsFor } from './questions.ts'
import { scoreOf, strongestSection, weakestSection } from './scoring.ts'
import { stageOf } from './stages.ts'

/** What somebody is told about their answers (public spec section 3). */
export type CategoryFeedback = {
  title: string
  summary: string
  insights: string[]
  recommendations: string[]
  nextSteps: string
}

/** For a category that is none of ours (public spec section 8). */
export const genericFeedback: CategoryFeedback = {
  title: 'Assessment Results',
  summary: 'Thank you for completing the assessment.',
  insights: [],
  recommendations: [],
  nextSteps: '',
}

/** Feedback from the answers themselves: what is strong, what is weak, what was said to be in the way. */
export function feedbackOf(category: string, answers: Answers): CategoryFeedback {
  if (!isCategory(category)) return genericFeedback
  const score = scoreOf(category, answers)
  const [strong, weak] = [strongestSection(score), weakestSection(score)]
  const words: Advice = advice[category]
  return {
    title: words.title,
    summary: `${words.summaries[stageOf(score.total).frame - 1]} ${standing(score.total)}`,
    insights: [
      ...(score.sections[strong].points
        ? [`${words.strengths[strong]} ${fraction(score.sections[strong])}`]
        : []),
      `${words.weaknesses[weak]} ${fraction(score.sections[weak])}`,
      ...told(category, answers),
    ],
    recommendations: [words.remedies[weak], ...blockages(answers), readiness(answers)].filter(Boolean),
    nextSteps: words.next,
  }
}

const isCategory = (category: string): category is Category => categories.some((known) => known === category)

const standing = (total: number) => `You reached ${total} of 39 points.`
const fraction = ({ points, of }: { points: number; of: number }) => `(${points} of ${of} points)`

/** What the category's own questions brought to light, two sentences at most. */
function told(category: Category, answers: Answers): string[] {
  const known = questionsFor(category)
  return advice[category].findings
    .filter(({ id, said }) => known.some((question) => question.id === id) && has(answers, id, said))
    .map(({ insight }) => insight)
    .slice(0, 2)
}

/** An answer to what was named as being in the way, two at most. */
const blockages = (answers: Answers): string[] =>
  Object.entries(blockageAnswers)
    .filter(([blockage]) => has(answers, 'biggest_blockages', [blockage]))
    .map(([, answer]) => answer)
    .slice(0, 2)

function readiness(answers: Answers): string {
  const ready = Number(Object.hasOwn(answers, 'action_readiness') ? answers.action_readiness : Number.NaN)
  if (Number.isNaN(ready)) return ''
  if (ready >= 8) return 'You said you are ready: put the first two hours into your calendar today.'
  if (ready >= 5) return 'Begin with half an hour: the first story, told aloud into your phone.'
  return 'Nothing needs to be done at once. Write down one result a week, and come back to this page.'
}

function has(answers: Answers, id: string, said: readonly string[]): boolean {
  const answer = Object.hasOwn(answers, id) ? answers[id] : undefined
  return [answer].flat().some((one) => one !== undefined && said.includes(one))
}
