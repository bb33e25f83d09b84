import { answerWeights } from './answer-weights.ts'
import { type PageUnit, unitKinds } from './page-units.ts'
import type { Features } from './question-features.ts'

/** The classes of the softmax: any unit, units of one kind, a story, or a question that nobody’s page answers. */
export const weightClasses = ['any', ...unitKinds, 'story', 'nobody'] as const
/** Weights are written as whole numbers, so many to one. */
export const weightScale = 50

/** The weights of each feature and word, one for each of `weightClasses`. */
type Weights = ReadonlyMap<string, ReadonlyMap<string, number>>

/** How likely each unit answers, each story, and nobody's page; the rest is that another expert's does. */
type Probabilities = { units: number[]; stories: number[]; nobody: number }

/** The softmax over the units, the stories and both kinds of nothing, whose weights are fitted by `bench/agent/fit-answer-weights.ts`. */
export function answerProbabilities(
  words: readonly string[],
  units: readonly Pick<PageUnit, 'kind'>[],
  features: { units: readonly Features[]; stories: readonly Features[]; nobody: Features },
  weights: Weights = readWeights(),
): Probabilities {
  const wordFeatures = new Map(words.map((word) => [word, 1] as const))
  const wordLogits = new Map(weightClasses.map((kind) => [kind, weightedSum(wordFeatures, kind, weights)]))
  const logit = (kind: (typeof weightClasses)[number], values: Features) =>
    weightedSum(values, kind, weights) + (wordLogits.get(kind) ?? 0)
  const unitLogits = units.map(({ kind }, index) => {
    const values = features.units[index] ?? new Map()
    return logit(kind, values) + logit('any', values)
  })
  const logits = [
    ...unitLogits,
    ...features.stories.map((values) => logit('story', values)),
    logit('nobody', features.nobody),
  ]
  const exponentials = logits.map((sum) => Math.exp(Math.min(30, sum)))
  const total = 1 + exponentials.reduce((sum, one) => sum + one, 0)
  const probabilities = exponentials.map((one) => one / total)
  return {
    units: probabilities.slice(0, units.length),
    stories: probabilities.slice(units.length, -1),
    nobody: probabilities.at(-1) ?? 0,
  }
}

const weightedSum = (features: Features, kind: string, weights: Weights) => {
  let sum = 0
  for (const [name, value] of features) if (value) sum += value * (weights.get(name)?.get(kind) ?? 0)
  return sum
}

let parsedWeights: Weights | undefined

/** Not at the start of the worker: each line is a feature or a word, then a letter and a number for each kind. */
function readWeights(): Weights {
  parsedWeights ??= new Map(
    answerWeights.split('\n').map((line) => {
      const [name = '', written = ''] = line.split('|')
      const classWeights = [...written.matchAll(/([a-z])(-?\d+)/g)].map(
        ([, letter = '', number]) =>
          [weightClasses[letter.charCodeAt(0) - 97] ?? '', Number(number) / weightScale] as const,
      )
      return [name, new Map(classWeights)]
    }),
  )
  return parsedWeights
}
