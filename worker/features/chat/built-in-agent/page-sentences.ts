import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { splitSentences } from '#schema/text/sentences.ts'
import { type RankedSentence, rankSentences } from '../../knowledge/relevance.ts'
import { type Sentence, sentencesOf } from '../../knowledge/sentences.ts'
import { termsOf } from '../../knowledge/terms.ts'
import type { QuestionTerm } from './question/question-terms.ts'
import { countTerms, matchedWeight } from './stories/story-ranking.ts'

/** The page's sentences that say something of the question, related words by their nearness. */
export function rankedSentences(profile: PublicProfile, terms: readonly QuestionTerm[]): RankedSentence[] {
  const stemWeights = new Map<string, number>()
  for (const { weight, forms, related } of terms) {
    for (const [stem, nearness] of related)
      stemWeights.set(stem, Math.max(weight * nearness, stemWeights.get(stem) ?? 0))
    for (const stem of forms) stemWeights.set(stem, Math.max(weight, stemWeights.get(stem) ?? 0))
  }
  return rankSentences(
    sentencesOf(profile),
    new Set(stemWeights.keys()),
    (stem) => stemWeights.get(stem) ?? 0,
  )
}

const quotableFields = new Set<Sentence['field']>(['problem', 'about', 'method', 'reference'])
/** How much of a question one sentence must say to answer it alone. */
const minSentence = { coverage: 0.7, score: 2.2 }

/** The sentence outside stories that says nearly all of a question, and more. */
export function pageSentence(profile: PublicProfile, terms: readonly QuestionTerm[], totalWeight: number) {
  const slogans = new Set([profile.headline, profile.coreProblemSolved].flatMap(splitSentences))
  for (const deliverable of profile.coreDeliverables) slogans.delete(deliverable)
  const questionStems = new Set(terms.flatMap(({ forms }) => [...forms]))
  const [best] = sentencesOf(profile)
    .filter(({ field, text }) => quotableFields.has(field) && !slogans.has(text))
    .filter((sentence) => addsInformation(sentence, questionStems))
    .map((sentence) => ({ sentence, score: matchedWeight(terms, countTerms(sentence.text)) }))
    .sort((one, other) => other.score - one.score)
  return best && best.score >= minSentence.score && best.score >= minSentence.coverage * totalWeight
    ? best.sentence
    : undefined
}

/** Whether a sentence says more than the question; others would only echo it. */
const addsInformation = ({ text, field }: Sentence, questionStems: Set<string>) => {
  const terms = termsOf(text)
  const added = terms.filter(({ stem }) => !questionStems.has(stem)).length
  return field === 'problem' ? added >= 3 : added * 3 >= terms.length
}
