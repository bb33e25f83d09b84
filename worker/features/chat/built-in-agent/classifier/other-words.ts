import { lifeFamiliesOf } from '../../../knowledge/life-words.ts'
import { isStopWord, wordsOf } from '../../../knowledge/terms.ts'
import { rootOf } from '../../../knowledge/word-roots.ts'
import type { QuestionTerm } from '../question/question-terms.ts'

/** The words of a text by which a question in other words finds it. */
type WordsKnown = {
  stems: ReadonlySet<string>
  roots: ReadonlySet<string>
  families: ReadonlySet<number>
}

const read = new Map<string, WordsKnown>()
const mostKnown = 2_000

/** The words of a text, their roots and their families, cached. */
export function wordsKnown(text: string): WordsKnown {
  const before = read.get(text)
  if (before) return before
  if (read.size >= mostKnown) read.clear()
  const words = wordsOf(text)
  const stems = words.filter((word) => !isStopWord(word.text)).map(({ stem }) => stem)
  const found = {
    stems: new Set(stems),
    roots: new Set(stems.map(rootOf)),
    families: new Set(words.flatMap(({ stem }) => [...lifeFamiliesOf(stem)])),
  }
  read.set(text, found)
  return found
}

/** How much of a question a text says: in any words, in the same words, and what is left unsaid. */
export type Coverage = {
  share: number
  sameShare: number
  hits: number
  sameHits: number
  /** The weight of the rarest word that the text says in no way. */
  unsaid: number
}

const ofFamily = 0.5

/** What texts say together of a question. */
export function coverageOf(terms: readonly QuestionTerm[], ...texts: readonly string[]): Coverage {
  const known = texts.filter(Boolean).map(wordsKnown)
  const coverage = { share: 0, sameShare: 0, hits: 0, sameHits: 0, unsaid: 0 }
  let total = 0
  for (const { weight, forms, related } of terms) {
    total += weight
    const isSame = known.some((words) =>
      [...forms].some((form) => words.stems.has(form) || words.roots.has(rootOf(form))),
    )
    const nearness = isSame ? 1 : Math.max(0, ...known.map((words) => nearnessTo(words, forms, related)))
    coverage.share += weight * nearness
    if (isSame) coverage.sameShare += weight
    if (isSame) coverage.sameHits += 1
    if (nearness) coverage.hits += 1
    else coverage.unsaid = Math.max(coverage.unsaid, weight)
  }
  if (total) {
    coverage.share /= total
    coverage.sameShare /= total
  }
  return coverage
}

function nearnessTo(words: WordsKnown, forms: QuestionTerm['forms'], related: QuestionTerm['related']) {
  let nearness = 0
  for (const [stem, near] of related)
    if (words.stems.has(stem) || words.roots.has(rootOf(stem)))
      nearness = Math.max(nearness, Math.min(1, 2 * near))
  if (
    nearness < ofFamily &&
    [...forms].some((form) => [...lifeFamiliesOf(form)].some((family) => words.families.has(family)))
  )
    nearness = ofFamily
  return nearness
}
