import { scoredAnswers } from './advice/scored-answers.ts'
import { advice } from './advice.ts'
import type { Category } from './categories.ts'
import { type ScoredSection, scoredSections, sectionNames } from './questions.ts'
import { countedQuestions, highestScore, type Score, shareOf } from './scoring.ts'

/** The share of points from which a section is strong; below half it is weak. */
export const strongFrom = 2 / 3
export const weakBelow = 1 / 2
/** The most strong sections that are praised, and the most weak ones that are criticised. */
const maxVerdicts = 2

/** A verdict on a section, or without one on the whole. */
export type ScoreVerdict = {
  kind: 'praise' | 'fault' | 'whole' | 'remedy'
  section?: ScoredSection
  text: string
}

/**
 * The verdicts on a score (R3), never empty: praise of strong sections and answers, criticism of weak ones, their
 * balance, and remedies.
 */
export function verdictsOf(category: Category, score: Score): ScoreVerdict[] {
  const inOrder = scoredSections.toSorted(
    (one, other) => shareOf(score.sections[one]) - shareOf(score.sections[other]),
  )
  const strong = inOrder
    .filter((section) => shareOf(score.sections[section]) >= strongFrom)
    .toSorted((one, other) => shareOf(score.sections[other]) - shareOf(score.sections[one]))
    .slice(0, maxVerdicts)
  const weak = inOrder.filter((section) => shareOf(score.sections[section]) < weakBelow).slice(0, maxVerdicts)
  const toMend = weak.length
    ? weak
    : inOrder.filter((section) => shareOf(score.sections[section]) < 1).slice(0, 1)
  const balance = balanceOf(score, inOrder, { hasStrong: strong.length > 0, hasWeak: weak.length > 0 })
  return [
    ...strong.flatMap((section) => praise(category, score, section)),
    ...weak.flatMap((section) => fault(category, score, section)),
    ...(balance ? [{ kind: 'whole', text: balance } as const] : []),
    ...leftOpen(score),
    ...toMend.flatMap((section) => remedy(category, score, section)),
    ...(score.total === highestScore ? [{ kind: 'remedy', text: advice[category].keep } as const] : []),
  ]
}

/** The answer of a section with the fewest points, or the most; the earlier of two equal ones. */
const weakestOf = (score: Score, section: ScoredSection) =>
  answersIn(score, section).toSorted((one, other) => one.points - other.points)[0]
const bestOf = (score: Score, section: ScoredSection) =>
  answersIn(score, section).toSorted((one, other) => other.points - one.points)[0]
const answersIn = ({ answered }: Score, section: ScoredSection) =>
  countedQuestions[section].flatMap((id) => {
    const points = answered[id]
    return points === undefined ? [] : [{ id, points }]
  })

const fractionOf = ({ sections }: Score, section: ScoredSection) =>
  `${sectionNames[section]}, ${sections[section].points} of ${sections[section].of} points`

function praise(category: Category, score: Score, section: ScoredSection): ScoreVerdict[] {
  const best = bestOf(score, section)
  const remark = best && best.points > 1 && scoredAnswers[best.id]?.strong[category]
  return remark ? [{ kind: 'praise', section, text: `${remark} (${fractionOf(score, section)})` }] : []
}

function fault(category: Category, score: Score, section: ScoredSection): ScoreVerdict[] {
  const lowest = weakestOf(score, section)
  const remark = lowest && lowest.points < 2 && scoredAnswers[lowest.id]?.weak[category]
  return remark ? [{ kind: 'fault', section, text: `${remark} (${fractionOf(score, section)})` }] : []
}

function remedy(category: Category, score: Score, section: ScoredSection): ScoreVerdict[] {
  const lowest = weakestOf(score, section)
  const remark = lowest && lowest.points < 3 && scoredAnswers[lowest.id]?.remedy[category]
  return remark ? [{ kind: 'remedy', section, text: remark }] : []
}

/** The balance of the sections, where neither praise nor criticism covers it. */
function balanceOf(
  score: Score,
  inOrder: readonly ScoredSection[],
  { hasStrong, hasWeak }: { hasStrong: boolean; hasWeak: boolean },
) {
  const [lowest, highest] = [inOrder[0], inOrder.at(-1)]
  if (!lowest || !highest) return ''
  const [lowestShare, highestShare] = [shareOf(score.sections[lowest]), shareOf(score.sections[highest])]
  if (score.total === highestScore)
    return 'All thirteen answers that count have all their points: nothing is left to mend, and all of it to keep.'
  if (highestShare === 0)
    return 'No section has points yet, so any first step shows: one sentence and one story move most.'
  if (lowestShare === highestShare)
    return hasWeak
      ? 'Your five sections stand level: none is ahead yet, so begin wherever it is easiest for you.'
      : 'Your five sections stand level: none holds the others back.'
  if (hasStrong && hasWeak) return ''
  if (hasStrong) return `No section is weak. Most is left to gain in ${fractionOf(score, lowest)}.`
  return `No section is strong yet. Furthest along is ${fractionOf(score, highest)}.`
}

/** The verdict on unanswered questions, which count neither as weak nor as strong. */
function leftOpen({ answered }: Score): ScoreVerdict[] {
  const counted = Object.values(countedQuestions).flat()
  const open = counted.filter((id) => answered[id] === undefined).length
  if (!open) return []
  return [
    {
      kind: 'whole',
      text: `${open} of the ${counted.length} questions that count ${open === 1 ? 'was' : 'were'} left open, and count nothing until answered.`,
    },
  ]
}
