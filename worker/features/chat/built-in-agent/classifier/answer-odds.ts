import { answerWeights } from './answer-weights.ts'
import { type PageUnit, unitKinds } from './page-units.ts'
import type { Features } from './question-features.ts'

/** What a weight is of: any unit, units of one kind, a story, or a question that nobody’s page answers. */
export const weighedKinds = ['any', ...unitKinds, 'story', 'nobody'] as const
/** Weights are written as whole numbers, so many to one. */
export const weightScale = 50

/** The weights of each feature and word, one for each of `weighedKinds`. */
type Weights = ReadonlyMap<string, ReadonlyMap<string, number>>

/** How likely each unit answers, each story, and nobody's page; the rest is that another expert's does. */
type Odds = { units: number[]; stories: number[]; nobody: number }

/** The softmax over the units, the stories and both kinds of nothing, whose weights are fitted by `bench/agent/fit-answer-weights.ts`. */
export function answerOdds(
  words: readonly string[],
  units: readonly Pick<PageUnit, 'kind'>[],
  features: { units: readonly Features[]; stories: readonly Features[]; nobody: Features },
  weights: Weights = readWeights(),
): Odds {
  const asked = new Map(words.map((word) => [word, 1] as const))
  const ofWords = new Map(weighedKinds.map((kind) => [kind, sumOf(asked, kind, weights)]))
  const said = (kind: (typeof weighedKinds)[number], shown: Features) =>
    sumOf(shown, kind, weights) + (ofWords.get(kind) ?? 0)
  const sums = units.map(({ kind }, index) => {
    const shown = features.units[index] ?? new Map()
    return said(kind, shown) + said('any', shown)
  })
  const all = [
    ...sums,
    ...features.stories.map((shown) => said('story', shown)),
    said('nobody', features.nobody),
  ]
  const odds = all.map((sum) => Math.exp(Math.min(30, sum)))
  const total = 1 + odds.reduce((sum, one) => sum + one, 0)
  const shares = odds.map((one) => one / total)
  return {
    units: shares.slice(0, units.length),
    stories: shares.slice(units.length, -1),
    nobody: shares.at(-1) ?? 0,
  }
}

const sumOf = (features: Features, kind: string, weights: Weights) => {
  let sum = 0
  for (const [name, size] of features) if (size) sum += size * (weights.get(name)?.get(kind) ?? 0)
  return sum
}

let read: Weights | undefined

/** Not at the start of the worker: each line is a feature or a word, then a letter and a number for each kind. */
function readWeights(): Weights {
  read ??= new Map(
    answerWeights.split('\n').map((line) => {
      const [name = '', written = ''] = line.split('|')
      const own = [...written.matchAll(/([a-z])(-?\d+)/g)].map(
        ([, letter = '', number]) =>
          [weighedKinds[letter.charCodeAt(0) - 97] ?? '', Number(number) / weightScale] as const,
      )
      return [name, new Map(own)]
    }),
  )
  return read
}
