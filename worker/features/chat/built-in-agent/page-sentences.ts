import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { splitSentences } from '#schema/text/sentences.ts'
import { type Ranked, rankSentences } from '../../knowledge/relevance.ts'
import { type Sentence, sentencesOf } from '../../knowledge/sentences.ts'
import { termsOf } from '../../knowledge/terms.ts'
import type { QuestionTerm } from './question/question-terms.ts'
import { covered, wordsSaid } from './stories/story-ranking.ts'

/** The page's sentences that say something of the question, related words by their nearness. */
export function rankedSentences(profile: PublicProfile, terms: readonly QuestionTerm[]): Ranked[] {
  const worth = new Map<string, number>()
  for (const { weight, forms, related } of terms) {
    for (const [stem, nearness] of related) worth.set(stem, Math.max(weight * nearness, worth.get(stem) ?? 0))
    for (const stem of forms) worth.set(stem, Math.max(weight, worth.get(stem) ?? 0))
  }
  return rankSentences(sentencesOf(profile), new Set(worth.keys()), (stem) => worth.get(stem) ?? 0)
}

const quotable = new Set<Sentence['field']>(['problem', 'about', 'method', 'reference'])
/** How much of a question one sentence must say to answer it alone. */
const enough = { share: 0.7, least: 2.2 }

/** The sentence outside stories that says nearly all of a question, and more. */
export function pageSentence(profile: PublicProfile, terms: readonly QuestionTerm[], total: number) {
  const slogans = new Set([profile.headline, profile.coreProblemSolved].flatMap(splitSentences))
  for (const deliverable of profile.coreDeliverables) slogans.delete(deliverable)
  const asked = new Set(terms.flatMap(({ forms }) => [...forms]))
  const [best] = sentencesOf(profile)
    .filter(({ field, text }) => quotable.has(field) && !slogans.has(text))
    .filter((sentence) => saysMore(sentence, asked))
    .map((sentence) => ({ sentence, score: covered(terms, wordsSaid(sentence.text)) }))
    .sort((one, other) => other.score - one.score)
  return best && best.score >= enough.least && best.score >= enough.share * total ? best.sentence : undefined
}

/** Whether a sentence says more than the question; others would only echo it. */
const saysMore = ({ text, field }: Sentence, asked: Set<string>) => {
  const terms = termsOf(text)
  const added = terms.filter(({ stem }) => !asked.has(stem)).length
  return field === 'problem' ? added >= 3 : added * 3 >= terms.length
}
