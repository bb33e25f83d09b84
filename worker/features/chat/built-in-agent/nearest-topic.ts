import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { profileFields } from '#schema/profiles/profile-fields.ts'
import type { Vocabulary } from '../../knowledge/search-query.ts'
import { termsOf } from '../../knowledge/terms.ts'
import { isDistinctive, type QuestionTerm, questionTerms } from './question/question-terms.ts'
import { countTerms, pageIndex, rankStories } from './stories/story-ranking.ts'

/** A topic of the page, whether the question names it, and whether it says every word of it. */
export type Topic = {
  text: string
  isProblem: boolean
  isNamed: boolean
  isFullMatch: boolean
  /** How much of the question it says times how much of it the question says, 0 to 1. */
  similarity: number
  /** The story that says most of it. */
  storyIndex: number | undefined
}

/** A topic says nothing of a question that asks for more beside it than the topic itself. */
const minQuestionCoverage = 0.5
/** A topic that is mostly about something else is not named for one word that it shares. */
const minTopicCoverage = 0.45
/** So many everyday words that stand together in a topic name it. */
const minEverydayTerms = 2
/** What only means the same finds a topic, and counts for so much of the word itself. */
const relatedWeight = 0.6

/** The topic of the page that a question names, or else the one that says most of it; undefined where none says anything. */
export function nearestTopic(
  profile: PublicProfile,
  terms: readonly QuestionTerm[],
  vocabulary: Vocabulary,
): Topic | undefined {
  const page = pageIndex(profile)
  const total = sumOf(terms)
  if (!total) return undefined
  const questionStems = new Set(terms.flatMap(({ forms }) => [...forms]))
  const relatedStems = new Set(terms.flatMap(({ related }) => [...related.keys()]))
  const distinctive = terms.filter(isDistinctive)
  return profileFields
    .filter(({ isTopic }) => isTopic)
    .flatMap(({ textsOf, quotedAs }) =>
      textsOf(profile).map((text) => topicOf({ text, isProblem: quotedAs === 'problem' })),
    )
    .filter(({ similarity }) => similarity > 0)
    .sort((one, other) => Number(other.isNamed) - Number(one.isNamed) || other.similarity - one.similarity)[0]

  function topicOf({ text, isProblem }: Pick<Topic, 'text' | 'isProblem'>): Topic {
    const counts = countTerms(text)
    const isMatched = ({ forms }: QuestionTerm) => [...forms].some((form) => counts.has(form))
    const isRelatedMatch = ({ related }: QuestionTerm) => [...related.keys()].some((stem) => counts.has(stem))
    const matchedWeight = sumOf(terms.filter(isMatched))
    const words = termsOf(text)
    const topicTerms = questionTerms(profile, text, vocabulary, page.passageFrequencies)
    const coverageBy = (stems: ReadonlySet<string>) =>
      sumOf(topicTerms.filter(({ forms }) => [...forms].some((form) => stems.has(form)))) /
      (sumOf(topicTerms) || 1)
    const exactCoverage = matchedWeight / total
    const isFullMatch = words.length > 1 && words.every(({ stem }) => questionStems.has(stem))
    const isMostlyMatched =
      distinctive.length > 0 && distinctive.every(isMatched) && coverageBy(questionStems) >= minTopicCoverage
    const isEverydayMatch = !distinctive.length && terms.length >= minEverydayTerms && terms.every(isMatched)
    const questionCoverage =
      exactCoverage +
      (relatedWeight * sumOf(terms.filter((term) => !isMatched(term) && isRelatedMatch(term)))) / total
    const topicCoverage =
      coverageBy(questionStems) +
      relatedWeight * coverageBy(new Set([...relatedStems].filter((stem) => !questionStems.has(stem))))
    return {
      text,
      isProblem,
      isFullMatch,
      storyIndex: rankStories(topicTerms, page)[0]?.storyIndex,
      isNamed: (isFullMatch || isMostlyMatched || isEverydayMatch) && exactCoverage >= minQuestionCoverage,
      similarity: questionCoverage * topicCoverage,
    }
  }
}

const sumOf = (terms: readonly QuestionTerm[]) => terms.reduce((sum, { weight }) => sum + weight, 0)
