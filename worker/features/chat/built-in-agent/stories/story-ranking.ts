import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { profileFields } from '#schema/profiles/profile-fields.ts'
import type { LinkedQuestion } from '../../../inbox/queries.ts'
import { phrasesIn } from '../../../knowledge/related-words.ts'
import type { Vocabulary } from '../../../knowledge/search-query.ts'
import { isStopWord, wordsOf } from '../../../knowledge/terms.ts'
import { type QuestionTerm, questionTerms } from '../question/question-terms.ts'

/** The words and phrases of a text with their counts. */
export type TermCounts = ReadonlyMap<string, number>
export type PageIndex = {
  stories: { counts: TermCounts; parts: TermCounts[]; length: number }[]
  /** In how many stories and other passages each word occurs. */
  passageFrequencies: ReadonlyMap<string, number>
}

const indexCache = new WeakMap<PublicProfile, PageIndex>()
const linkedIndexCache = new WeakMap<readonly LinkedQuestion[], PageIndex>()
const noneLinked: readonly LinkedQuestion[] = []

/**
 * A page's words, story by story: what it says, half of what its referees and topics say, and the questions that its owner
 * linked to it; the problem weighs more than the results.
 */
export function pageIndex(profile: PublicProfile, linkedQuestions = noneLinked): PageIndex {
  const index = indexCache.get(profile) ?? indexPage(profile)
  indexCache.set(profile, index)
  if (!linkedQuestions.length) return index
  // What is linked belongs to one page.
  const withLinked =
    linkedIndexCache.get(linkedQuestions) ?? withLinkedQuestions(profile, index, linkedQuestions)
  linkedIndexCache.set(linkedQuestions, withLinked)
  return withLinked
}

/** The stories with the questions that are linked to them; how rare a word is, they do not change. */
function withLinkedQuestions(
  { stories }: PublicProfile,
  page: PageIndex,
  linkedQuestions: readonly LinkedQuestion[],
): PageIndex {
  const linked = linkedQuestions.map((one) => ({ storyId: one.storyId, words: countTerms(one.asked) }))
  return {
    stories: page.stories.map(({ counts, parts, length }, storyIndex) => {
      const own = linked
        .filter(({ storyId }) => storyId === stories[storyIndex]?.id)
        .map(({ words }) => words)
      return {
        counts: mergeCounts([counts, ...own].map((words): WeightedCounts => [words, 1])),
        parts: [...parts, ...own],
        length,
      }
    }),
    passageFrequencies: new Map([
      ...linked.flatMap(({ words }) => [...words.keys()].map((stem) => [stem, 1] as const)),
      ...page.passageFrequencies,
    ]),
  }
}

function indexPage(profile: PublicProfile): PageIndex {
  const stories = profile.stories.map((story) => {
    const [title, subtitle, problem, task, solution, results] = [
      story.title,
      story.subtitle,
      story.problemDescription,
      story.task,
      story.solution,
      story.results,
    ].map(countTerms) as [TermCounts, TermCounts, TermCounts, TermCounts, TermCounts, TermCounts]
    const references = profile.references.filter(({ confirms }) => confirms.includes(story.id))
    const counts = mergeCounts([
      [title, 2],
      [subtitle, 1],
      [problem, 1.5],
      [task, 1.5],
      [solution, 1],
      [results, 0.7],
      ...references.map(({ feedback }): WeightedCounts => [countTerms(feedback), 0.5]),
    ])
    const opening = mergeCounts([title, subtitle, problem].map((text): WeightedCounts => [text, 1]))
    const length = [...counts.values()].reduce((sum, times) => sum + times, 0)
    return { counts, parts: [opening, task, solution, results], length }
  })
  const head = profileFields.filter(({ isWeighed }) => isWeighed).flatMap(({ textsOf }) => textsOf(profile))
  const passageFrequencies = new Map<string, number>()
  for (const counts of [countTerms(head.join('. ')), ...stories.map((story) => story.counts)])
    for (const stem of counts.keys()) passageFrequencies.set(stem, (passageFrequencies.get(stem) ?? 0) + 1)
  return { stories: withTopics(profile, { stories, passageFrequencies }), passageFrequencies }
}

/** The weight of a topic in the story that it leads to. */
const topicWeight = 0.5
const emptyVocabulary: Vocabulary = { passageFrequencies: new Map(), similar: [], passageCount: 0 }

/** The stories, each with the topics that it says most of. */
function withTopics(profile: PublicProfile, page: PageIndex): PageIndex['stories'] {
  const topics = profile.expertise.map((topic) => {
    const [best] = rankStories(questionTerms(profile, topic, emptyVocabulary, page.passageFrequencies), page)
    return { storyIndex: best?.storyIndex, counts: [countTerms(topic), topicWeight] satisfies WeightedCounts }
  })
  return page.stories.map(({ counts, parts: [opening = new Map(), ...parts], length }, storyIndex) => {
    const own = topics.filter((topic) => topic.storyIndex === storyIndex).map((topic) => topic.counts)
    return {
      counts: mergeCounts([[counts, 1], ...own]),
      parts: [mergeCounts([[opening, 1], ...own]), ...parts],
      length,
    }
  })
}

type WeightedCounts = [counts: TermCounts, weight: number]

function mergeCounts(weighted: WeightedCounts[]): TermCounts {
  const merged = new Map<string, number>()
  for (const [counts, weight] of weighted)
    for (const [stem, count] of counts) merged.set(stem, (merged.get(stem) ?? 0) + count * weight)
  return merged
}

/** The words and phrases of one text. */
export function countTerms(text: string): TermCounts {
  const words = wordsOf(text)
  const stems = words.filter((word) => !isStopWord(word.text)).map(({ stem }) => stem)
  const counts = new Map<string, number>()
  for (const stem of [...stems, ...phrasesIn(words.map(({ stem }) => stem))])
    counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

/** BM25's constants: how soon repetition adds nothing, and how much length counts against a text. */
const saturation = 1.5
const lengthNormalisation = 0.4
/** The most counts of a related word. */
const maxRelatedCount = 3

/**
 * How much a text says of each term, with related words as fractions of the word itself; `length` is the text's share
 * of the usual length.
 */
export function termScores(terms: readonly QuestionTerm[], counts: TermCounts, length = 1): number[] {
  return terms.map(({ weight, forms, related }) => {
    const exactCount = [...forms].reduce((sum, form) => sum + (counts.get(form) ?? 0), 0)
    let relatedCount = 0
    for (const [stem, similarity] of related) relatedCount += similarity * (counts.get(stem) ?? 0)
    const frequency = exactCount + Math.min(maxRelatedCount, relatedCount)
    return (
      (weight * frequency * (saturation + 1)) /
      (frequency + saturation * (1 - lengthNormalisation + lengthNormalisation * length))
    )
  })
}

/** How much of the question a text says, each term once. */
export function matchedWeight(terms: readonly QuestionTerm[], counts: TermCounts): number {
  return termScores(terms, counts).reduce(
    (sum, score, index) => sum + Math.min(score, terms[index]?.weight ?? 0),
    0,
  )
}

export type RankedStory = { storyIndex: number; score: number }

/** The extra weight of what one part of a story says together. */
const partWeight = 0.8

/** The stories that say something of the question, best first. */
export function rankStories(
  terms: readonly QuestionTerm[],
  { stories, passageFrequencies }: PageIndex,
): RankedStory[] {
  const averageLength = stories.reduce((sum, { length }) => sum + length, 0) / (stories.length || 1)
  const pageTerms = terms.map((term) => ({
    ...term,
    related: relatedOnPage(term.related, passageFrequencies),
  }))
  return stories
    .map(({ counts, parts, length }, storyIndex) => {
      const bestPartScore = Math.max(...parts.map((part) => sumOf(termScores(pageTerms, part))))
      return {
        storyIndex,
        score: sumOf(termScores(pageTerms, counts, length / averageLength)) + partWeight * bestPartScore,
      }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
}

/** The related words that a page says. */
const relatedOnPage = (related: QuestionTerm['related'], pageStems: ReadonlyMap<string, unknown>) =>
  new Map([...related].filter(([stem]) => pageStems.has(stem)))

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
