import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { profileFields } from '#schema/profiles/profile-fields.ts'
import type { Vocabulary } from '../../knowledge/asked.ts'
import { termsOf } from '../../knowledge/terms.ts'
import { isDistinctive, type QuestionTerm, questionTerms } from './question/question-terms.ts'
import { pageWords, rankStories, wordsSaid } from './stories/story-ranking.ts'

/** A topic of the page, whether the question names it, and whether it says every word of it. */
export type Topic = {
  text: string
  isProblem: boolean
  isNamed: boolean
  isWhole: boolean
  /** How much of the question it says times how much of it the question says, 0 to 1. */
  nearness: number
  /** The story that says most of it. */
  storyIndex: number | undefined
}

/** A topic says nothing of a question that asks for more beside it than the topic itself. */
const mostOfQuestion = 0.5
/** A topic that is mostly about something else is not named for one word that it shares. */
const leastOfTopic = 0.45
/** So many everyday words that stand together in a topic name it. */
const enoughEveryday = 2
/** What only means the same finds a topic, and counts for so much of the word itself. */
const relatedShare = 0.6

/** The topic of the page that a question names, or else the one that says most of it; undefined where none says anything. */
export function nearestTopic(
  profile: PublicProfile,
  terms: readonly QuestionTerm[],
  vocabulary: Vocabulary,
): Topic | undefined {
  const page = pageWords(profile)
  const total = sumOf(terms)
  if (!total) return undefined
  const asked = new Set(terms.flatMap(({ forms }) => [...forms]))
  const meant = new Set(terms.flatMap(({ related }) => [...related.keys()]))
  const distinctive = terms.filter(isDistinctive)
  return profileFields
    .filter(({ isTopic }) => isTopic)
    .flatMap(({ textsOf, quotedAs }) =>
      textsOf(profile).map((text) => topicOf({ text, isProblem: quotedAs === 'problem' })),
    )
    .filter(({ nearness }) => nearness > 0)
    .sort((one, other) => Number(other.isNamed) - Number(one.isNamed) || other.nearness - one.nearness)[0]

  function topicOf({ text, isProblem }: Pick<Topic, 'text' | 'isProblem'>): Topic {
    const said = wordsSaid(text)
    const isSaid = ({ forms }: QuestionTerm) => [...forms].some((form) => said.has(form))
    const isMeant = ({ related }: QuestionTerm) => [...related.keys()].some((stem) => said.has(stem))
    const shared = sumOf(terms.filter(isSaid))
    const words = termsOf(text)
    const own = questionTerms(profile, text, vocabulary, page.passages)
    const among = (stems: ReadonlySet<string>) =>
      sumOf(own.filter(({ forms }) => [...forms].some((form) => stems.has(form)))) / (sumOf(own) || 1)
    const share = shared / total
    const isWhole = words.length > 1 && words.every(({ stem }) => asked.has(stem))
    const isMostly = distinctive.length > 0 && distinctive.every(isSaid) && among(asked) >= leastOfTopic
    const isEveryday = !distinctive.length && terms.length >= enoughEveryday && terms.every(isSaid)
    const ofQuestion =
      share + (relatedShare * sumOf(terms.filter((term) => !isSaid(term) && isMeant(term)))) / total
    const ofTopic =
      among(asked) + relatedShare * among(new Set([...meant].filter((stem) => !asked.has(stem))))
    return {
      text,
      isProblem,
      isWhole,
      storyIndex: rankStories(own, page)[0]?.storyIndex,
      isNamed: (isWhole || isMostly || isEveryday) && share >= mostOfQuestion,
      nearness: ofQuestion * ofTopic,
    }
  }
}

const sumOf = (terms: readonly QuestionTerm[]) => terms.reduce((sum, { weight }) => sum + weight, 0)
