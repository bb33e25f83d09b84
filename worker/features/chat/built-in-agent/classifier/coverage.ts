import { lifeFamiliesOf } from '../../../knowledge/life-words.ts'
import { isStopWord, wordsOf } from '../../../knowledge/terms.ts'
import { rootOf } from '../../../knowledge/word-roots.ts'
import type { QuestionTerm } from '../question/question-terms.ts'

/** The words of a text by which a question in other words finds it. */
type TextIndex = {
  stems: ReadonlySet<string>
  roots: ReadonlySet<string>
  families: ReadonlySet<number>
}

const indexCache = new Map<string, TextIndex>()
const maxCachedTexts = 2_000

/** The words of a text, their roots and their families, cached. */
export function indexText(text: string): TextIndex {
  const cached = indexCache.get(text)
  if (cached) return cached
  if (indexCache.size >= maxCachedTexts) indexCache.clear()
  const words = wordsOf(text)
  const stems = words.filter((word) => !isStopWord(word.text)).map(({ stem }) => stem)
  const index = {
    stems: new Set(stems),
    roots: new Set(stems.map(rootOf)),
    families: new Set(words.flatMap(({ stem }) => [...lifeFamiliesOf(stem)])),
  }
  indexCache.set(text, index)
  return index
}

/** How much of a question a text says: in any words, in the same words, and what is left unsaid. */
export type Coverage = {
  share: number
  exactShare: number
  hits: number
  exactHits: number
  /** The weight of the rarest word that the text says in no way. */
  maxMissingWeight: number
}

const familySimilarity = 0.5

/** What texts say together of a question. */
export function coverageOf(terms: readonly QuestionTerm[], ...texts: readonly string[]): Coverage {
  const indexes = texts.filter(Boolean).map(indexText)
  const coverage = { share: 0, exactShare: 0, hits: 0, exactHits: 0, maxMissingWeight: 0 }
  let total = 0
  for (const { weight, forms, related } of terms) {
    total += weight
    const isExact = indexes.some((index) =>
      [...forms].some((form) => index.stems.has(form) || index.roots.has(rootOf(form))),
    )
    const similarity = isExact
      ? 1
      : Math.max(0, ...indexes.map((index) => similarityTo(index, forms, related)))
    coverage.share += weight * similarity
    if (isExact) coverage.exactShare += weight
    if (isExact) coverage.exactHits += 1
    if (similarity) coverage.hits += 1
    else coverage.maxMissingWeight = Math.max(coverage.maxMissingWeight, weight)
  }
  if (total) {
    coverage.share /= total
    coverage.exactShare /= total
  }
  return coverage
}

function similarityTo(index: TextIndex, forms: QuestionTerm['forms'], related: QuestionTerm['related']) {
  let similarity = 0
  for (const [stem, relatedSimilarity] of related)
    if (index.stems.has(stem) || index.roots.has(rootOf(stem)))
      similarity = Math.max(similarity, Math.min(1, 2 * relatedSimilarity))
  if (
    similarity < familySimilarity &&
    [...forms].some((form) => [...lifeFamiliesOf(form)].some((family) => index.families.has(family)))
  )
    similarity = familySimilarity
  return similarity
}
