// Fits the weights by which the built-in agent chooses what of a page answers, on every tuned set:
//   node bench/agent/fit-answer-weights.ts              writes worker/…/classifier/answer-weights.ts
//   node bench/agent/fit-answer-weights.ts tuned-12 …   writes nothing; fits on all sets but each, and prints how well that one does
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/local/settings.ts'
import {
  answerProbabilities,
  weightClasses,
  weightScale,
} from '#worker/features/chat/built-in-agent/classifier/answer-probabilities.ts'
import { type QuestionSet, questionSets } from './agent-questions.ts'
import { type Case, casesOf, elsewhereCases, fittedWeights } from './answer-cases.ts'

const file = 'worker/features/chat/built-in-agent/classifier/answer-weights.ts'
/** Smaller weights are left out. */
const least = 2
const from = [0.4, 0.6, 0.8]

const sets = questionSets.filter((set) => set.startsWith('tuned'))
const cases = sets.flatMap((set) => [...casesOf(set), ...elsewhereCases(set)])
const leftOut = process.argv.slice(2) as QuestionSet[]
if (leftOut.length) for (const set of leftOut) report(set)
else writeFileSync(join(root, file), written(fittedWeights(cases)))

function written(weights: ReadonlyMap<string, ReadonlyMap<string, number>>) {
  const lines = [...weights].flatMap(([name, own]) => {
    const numbers = weightClasses.flatMap((kind, index) => {
      const number = Math.round((own.get(kind) ?? 0) * weightScale)
      return Math.abs(number) < least ? [] : `${String.fromCharCode(97 + index)}${number}`
    })
    return numbers.length ? `${name}|${numbers.join('')}` : []
  })
  return `// Made by node bench/agent/fit-answer-weights.ts: a feature or ~word, then for each of weightClasses a letter and a number.\nexport const answerWeights = \`${lines.sort().join('\n')}\`\n`
}

function report(set: QuestionSet) {
  const weights = fittedWeights(cases.filter((one) => one.set !== set))
  const own = cases.filter((one) => one.set === set && one.isOwn)
  const answered = own.map((one) => ({ one, ...standing(one, weights) }))
  for (const least of from) {
    const share = (kinds: string[], isRight: (answer: (typeof answered)[number]) => boolean) => {
      const answers = answered.filter(({ one }) => kinds.includes(one.question.kind))
      return (answers.filter(isRight).length / answers.length).toFixed(2)
    }
    console.info(
      `${set} from ${least}: facts ${share(['fact'], ({ units, isBest }) => units >= least && isBest)}, no fact quoted for a no ${share(['unanswered', 'elsewhere'], ({ units }) => units < least)}, for a story ${share(['story'], ({ units }) => units < least)}; stories ${share(['story'], ({ story }) => story >= least)}, no story quoted for a no ${share(['unanswered', 'elsewhere'], ({ story }) => story < least)}`,
    )
  }
}

function standing({ kinds, features, words, isRight }: Case, weights: Map<string, Map<string, number>>) {
  const units = kinds.flatMap((kind) =>
    kind === 'any' || kind === 'story' || kind === 'nobody' ? [] : { kind },
  )
  const shown = {
    units: features.slice(0, units.length),
    stories: features.slice(units.length, -1),
    nobody: features.at(-1) ?? new Map(),
  }
  const odds = answerProbabilities(words, units, shown, weights)
  const best = odds.units.indexOf(Math.max(...odds.units))
  return {
    units: odds.units.reduce((sum, one) => sum + one, 0),
    story: odds.stories.reduce((sum, one) => sum + one, 0),
    isBest: Boolean(isRight[best]),
  }
}
