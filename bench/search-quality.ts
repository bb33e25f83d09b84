import { services } from '#schema/paths.ts'
import { ask, json } from './calls.ts'
import type { Effort } from './effort.ts'
import { seed, startOwnProduct } from './products.ts'
import { measured, notMeasured, type Row } from './row.ts'
import { expertsFile, questionsWithAnswers } from './search-data.ts'

const leastRecall = 0.55
const shown = 10
const atOnce = 4

/** How often, and how high, the one expert whom a query describes is among the first ten. */
export async function searchQuality({ everyQuery }: Effort): Promise<Row[]> {
  const questions = questionsWithAnswers()?.filter((_, place) => place % everyQuery === 0)
  if (!questions)
    return ['search recall@10', 'search MRR@10'].map((what) =>
      notMeasured(what, 'no data beside the repository'),
    )
  const product = await startOwnProduct()
  try {
    await seed(product, '--file', expertsFile)
    const ranks: number[] = []
    const waiting = [...questions]
    const askOn = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const answer = await ask(
          `${product.url}${services.api}/smart-search`,
          json({ query: next.query, businessArea: 'all', industry: 'all' }),
        )
        const found: { profileUrl: string }[] = JSON.parse(answer).profiles
        ranks.push(found.slice(0, shown).findIndex(({ profileUrl }) => profileUrl === next?.relevant) + 1)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, askOn))
    return qualityRows(ranks)
  } finally {
    await product.stop()
  }
}

/** `ranks`: the place of the expert looked for, 1 to 10, or 0 where they were not found. */
export function qualityRows(ranks: readonly number[]): Row[] {
  const mean = (worth: (rank: number) => number) =>
    ranks.reduce((sum, rank) => sum + (rank ? worth(rank) : 0), 0) / ranks.length
  return [
    measured({
      what: 'search recall@10',
      figure: mean(() => 1),
      unit: 'of 1',
      budget: { of: 'figure', atLeast: leastRecall },
      note: `${ranks.length} queries`,
    }),
    measured({ what: 'search MRR@10', figure: mean((rank) => 1 / rank), unit: 'of 1' }),
  ]
}
