import { services } from '#schema/paths.ts'
import type { Effort } from '../effort.ts'
import { ask, json } from '../instruments/calls.ts'
import { seed, startOwnProduct } from '../instruments/products.ts'
import { measured, notMeasured, type Row } from '../row.ts'
import { openPlainRanking } from './plain-ranking.ts'
import { expertsFile, type Question, questionsWithAnswers } from './search-data.ts'

const shown = 10
const atOnce = 4
/** How much better than plain BM25 search has to be on the same experts (DESIGN.md section 6). */
const minGain = { recall: 0.04, meanRank: 0.02 }
/** The experts of the file by themselves, but for the two that are always listed, and beside all samples. */
const sets = { 'data alone': { SAMPLE_DATA: 'off' }, 'data beside samples': {} }

/** How often, and how high, the one expert whom a query describes is among the first ten; and by plain BM25. */
export async function* searchQuality({ everyQuery }: Effort): AsyncGenerator<Row> {
  const questions = questionsWithAnswers()?.filter((_, index) => index % everyQuery === 0)
  if (!questions) {
    yield notMeasured('search recall@10 and MRR@10', 'no data beside the repository')
    return
  }
  for (const [set, variables] of Object.entries(sets)) {
    const { own, plain, precision } = await qualityIn(questions, variables)
    yield* qualityRows(set, own, plain)
    yield measured({
      name: `search precision of what answers, ${set}`,
      figure: precision.answering,
      unit: 'of 1',
      baseline: { name: 'all that is shown', figure: precision.shown },
      note: `one right expert a query; ${precision.each.toFixed(1)} answer it, ${precision.found} of ${precision.foundAtAll} right ones among them`,
    })
  }
}

async function qualityIn(questions: Question[], variables: Record<string, string>) {
  const product = await startOwnProduct(variables)
  try {
    await seed(product, '--file', expertsFile)
    const plain = await openPlainRanking(product)
    const ranks = {
      own: await ranksBy(async (query) => urlsOf(await searchProduct(product.url, query)), questions),
      plain: await ranksBy((query) => plain.search(query, shown), questions),
      precision: await precisionOf(product.url, questions),
    }
    plain.close()
    return ranks
  } finally {
    await product.stop()
  }
}

/** The place of the expert looked for, 1 to 10, or 0 where they were not found. */
async function ranksBy(search: (query: string) => Promise<string[]>, questions: Question[]) {
  const ranks: number[] = []
  const waiting = [...questions]
  const askOn = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const found = await search(next.query)
      ranks.push(found.slice(0, shown).indexOf(next.relevant) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askOn))
  return ranks
}

type Found = { profileUrl: string; strength: 'answers' | 'shares' }

async function searchProduct(url: string, query: string): Promise<Found[]> {
  const answer = await ask(
    `${url}${services.api}/smart-search`,
    json({ query, businessArea: 'all', industry: 'all' }),
  )
  return JSON.parse(answer).profiles
}

const urlsOf = (found: Found[]) => found.map(({ profileUrl }) => profileUrl)

/** How many of those who are said to answer a query, and of all that are shown, are the one whom it describes. */
async function precisionOf(url: string, questions: Question[]) {
  const counts = { answering: 0, shown: 0, found: 0, foundAtAll: 0 }
  for (const { query, relevant } of questions) {
    const all = await searchProduct(url, query)
    const answering = all.filter(({ strength }) => strength === 'answers')
    counts.shown += all.length
    counts.answering += answering.length
    counts.foundAtAll += Number(urlsOf(all).includes(relevant))
    counts.found += Number(urlsOf(answering).includes(relevant))
  }
  return {
    answering: counts.found / counts.answering,
    shown: counts.foundAtAll / counts.shown,
    each: counts.answering / questions.length,
    found: counts.found,
    foundAtAll: counts.foundAtAll,
  }
}

/** Ranks of the product beside those of plain BM25, 0 for not found. */
export function qualityRows(set: string, own: readonly number[], plain: readonly number[]): Row[] {
  const mean = (ranks: readonly number[], worth: (rank: number) => number) =>
    ranks.reduce((sum, rank) => sum + (rank ? worth(rank) : 0), 0) / ranks.length
  const row = (name: string, gain: number, worth: (rank: number) => number) => {
    const baseline = mean(plain, worth)
    return measured({
      name: `search ${name}, ${set}`,
      figure: mean(own, worth),
      unit: 'of 1',
      baseline: { name: 'plain BM25', figure: baseline },
      budget: { of: 'figure', atLeast: baseline + gain },
      note: `${own.length} queries`,
    })
  }
  return [row('recall@10', minGain.recall, () => 1), row('MRR@10', minGain.meanRank, (rank) => 1 / rank)]
}
