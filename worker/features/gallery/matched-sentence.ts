import type { Match } from '#schema/gallery/gallery-answers.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { splitSentences } from '#schema/text/sentences.ts'
import { type Rarity, rankSentences } from '../knowledge/relevance.ts'
import type { SearchQuery } from '../knowledge/search-query.ts'
import { type Sentence, sentencesOf } from '../knowledge/sentences.ts'
import { type Word, wordsOf } from '../knowledge/terms.ts'

const maxSnippetLength = 240
/** A story's sentence is proof: it is shown if it answers half as well as the best one. */
const storyThreshold = 0.5
/** A sentence is evidence if it says this share of what was asked and the card does not say; of a long description, three words' worth. */
const minCoverage = 0.5
const minWords = 3
/** What a word counts that the card says anyway, beside another. */
const cardWordWeight = 0.25

/** Offsets into a text, [start, end). */
type Range = [number, number]

/**
 * The published sentence that best answers a query, with its matching clause marked; none if no sentence by itself is
 * evidence (R19).
 */
export function matchedSentence(
  profile: PublicProfile,
  taught: readonly string[],
  { stemWeights, terms }: Pick<SearchQuery, 'stemWeights' | 'terms'>,
): Match | undefined {
  const onCard = new Set(wordsOf(cardTextOf(profile)).map(({ stem }) => stem))
  const isOnCard = ({ stems }: Term) => stems.some((stem) => onCard.has(stem))
  const newWords = terms.every(isOnCard) ? terms : terms.filter((term) => !isOnCard(term))
  const minWeight = weightOf(newWords) * Math.min(minCoverage, minWords / newWords.length)
  // A name of a field is no sentence, and the card shows the problem as its title anyway.
  const sentences = [...sentencesOf(profile), ...taught.flatMap(sentencesOfAnswer)].filter(
    ({ text, field }) => !['expertise', 'role'].includes(field) && text !== profile.coreProblemSolved,
  )
  const stemWeight: Rarity = (stem) => (stemWeights.get(stem) ?? 0) * (onCard.has(stem) ? cardWordWeight : 1)
  const ranked = rankSentences(sentences, new Set(stemWeights.keys()), stemWeight).filter(
    ({ hits }) =>
      weightOf(newWords.filter(({ stems }) => stems.some((stem) => hits.includes(stem)))) >= minWeight,
  )
  const story = ranked.find(({ sentence }) => sentence.storyIndex !== null)
  const best = story && story.score >= (ranked[0]?.score ?? 0) * storyThreshold ? story : ranked[0]
  if (!best) return undefined
  const { text, field, storyIndex } = best.sentence
  const matched = storyIndex === null ? undefined : profile.stories[storyIndex]
  return {
    field: field === 'method' ? 'expertise' : field,
    ...highlighted(text, stemWeight),
    story: matched
      ? { id: matched.id, title: matched.title, confirmedBy: matched.confirmations.length }
      : null,
  }
}

/** The sentences of an answer that the expert taught their agent. */
const sentencesOfAnswer = (answer: string) =>
  splitSentences(answer).map(
    (text): Sentence => ({ text, field: 'correction', storyIndex: null, part: null, speaker: null }),
  )

type Term = SearchQuery['terms'][number]
const weightOf = (terms: readonly Term[]) => terms.reduce((sum, { weight }) => sum + weight, 0)

/** What a card says of a profile without a quoted sentence. */
const cardTextOf = ({ currentRole, industry, businessAreas, coreProblemSolved }: PublicProfile) =>
  [currentRole, industry, ...businessAreas, coreProblemSolved].join('\n')

function highlighted(text: string, stemWeight: Rarity): Pick<Match, 'snippet' | 'ranges'> {
  const hits = wordsOf(text).filter(({ stem }) => stemWeight(stem) > 0)
  const hitsIn = ([start, end]: Range) => hits.filter((word) => word.start >= start && word.end <= end)
  const rangeWeight = (range: Range) => hitsIn(range).reduce((sum, { stem }) => sum + stemWeight(stem), 0)
  const clause = clausesOf(text).reduce((best, next) => (rangeWeight(next) > rangeWeight(best) ? next : best))
  return around(text, clause[1] - clause[0] <= maxSnippetLength ? clause : densest(hitsIn(clause), clause))
}

/** The range from the first match to the last one that still fits. */
function densest(hits: Word[], [start, end]: Range): Range {
  const from = hits[0]?.start ?? start
  const to = hits.findLast((word) => word.end - from <= maxSnippetLength)?.end ?? end
  return [from, to]
}

/** The clauses of a sentence; the whole where there are none. */
function clausesOf(text: string): [Range, ...Range[]] {
  const cuts = [...text.matchAll(/[,;:–—](?=\s)|(?<![.!?])[.!?]+["”’]?$/g)].map(({ index }) => index)
  const clauses: Range[] = []
  let from = 0
  for (const cut of [...cuts, text.length]) {
    const start = from + (/^[\s,;:–—]*/.exec(text.slice(from, cut))?.[0].length ?? 0)
    if (cut - start > 2) clauses.push([start, cut])
    from = cut
  }
  const [first = [0, text.length] as Range, ...others] = clauses
  return [first, ...others]
}

/** The words around a range of a text, cut between words. */
function around(text: string, [start, end]: Range): Pick<Match, 'snippet' | 'ranges'> {
  const idealStart = Math.min(start, text.length - maxSnippetLength)
  const from = idealStart > 0 ? text.lastIndexOf(' ', idealStart) + 1 : 0
  const idealEnd = Math.max(end, from + maxSnippetLength)
  const to = idealEnd < text.length ? Math.max(end, text.lastIndexOf(' ', idealEnd)) : text.length
  const prefix = from > 0 ? '…' : ''
  const offset = prefix.length - from
  return {
    snippet: `${prefix}${text.slice(from, to)}${to < text.length ? '…' : ''}`,
    ranges: [[start + offset, end + offset]],
  }
}
