import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { profileFields } from '#schema/profiles/profile-fields.ts'
import type { TiedQuestion } from '../../../inbox/queries.ts'
import type { Vocabulary } from '../../../knowledge/asked.ts'
import { phrasesIn } from '../../../knowledge/related-words.ts'
import { isStopWord, wordsOf } from '../../../knowledge/terms.ts'
import { type QuestionTerm, questionTerms } from '../question/question-terms.ts'

/** The words and phrases of a text with their counts. */
export type PhraseCounts = ReadonlyMap<string, number>
export type PageWords = {
  stories: { said: PhraseCounts; parts: PhraseCounts[]; length: number }[]
  /** In how many stories and other passages each word occurs. */
  passages: ReadonlyMap<string, number>
}

const read = new WeakMap<PublicProfile, PageWords>()
const readTied = new WeakMap<readonly TiedQuestion[], PageWords>()
const noneTied: readonly TiedQuestion[] = []

/**
 * A page's words, story by story: what it says, half of what its referees and topics say, and the questions that its owner
 * tied to it; the problem weighs more than the results.
 */
export function pageWords(profile: PublicProfile, tied = noneTied): PageWords {
  const words = read.get(profile) ?? readPage(profile)
  read.set(profile, words)
  if (!tied.length) return words
  // What is tied belongs to one page.
  const all = readTied.get(tied) ?? withTied(profile, words, tied)
  readTied.set(tied, all)
  return all
}

/** The stories with the questions that are tied to them; how rare a word is, they do not change. */
function withTied({ stories }: PublicProfile, page: PageWords, tied: readonly TiedQuestion[]): PageWords {
  const asked = tied.map((one) => ({ storyId: one.storyId, words: wordsSaid(one.asked) }))
  return {
    stories: page.stories.map(({ said, parts, length }, storyIndex) => {
      const own = asked.filter(({ storyId }) => storyId === stories[storyIndex]?.id).map(({ words }) => words)
      return {
        said: together([said, ...own].map((words): Share => [words, 1])),
        parts: [...parts, ...own],
        length,
      }
    }),
    passages: new Map([
      ...asked.flatMap(({ words }) => [...words.keys()].map((stem) => [stem, 1] as const)),
      ...page.passages,
    ]),
  }
}

function readPage(profile: PublicProfile): PageWords {
  const stories = profile.stories.map((story) => {
    const [title, subtitle, problem, task, solution, results] = [
      story.title,
      story.subtitle,
      story.problemDescription,
      story.task,
      story.solution,
      story.results,
    ].map(wordsSaid) as [PhraseCounts, PhraseCounts, PhraseCounts, PhraseCounts, PhraseCounts, PhraseCounts]
    const words = profile.references.filter(({ confirms }) => confirms.includes(story.id))
    const said = together([
      [title, 2],
      [subtitle, 1],
      [problem, 1.5],
      [task, 1.5],
      [solution, 1],
      [results, 0.7],
      ...words.map(({ feedback }): Share => [wordsSaid(feedback), 0.5]),
    ])
    const opening = together([title, subtitle, problem].map((text): Share => [text, 1]))
    const length = [...said.values()].reduce((sum, times) => sum + times, 0)
    return { said, parts: [opening, task, solution, results], length }
  })
  const head = profileFields.filter(({ isWeighed }) => isWeighed).flatMap(({ textsOf }) => textsOf(profile))
  const passages = new Map<string, number>()
  for (const said of [wordsSaid(head.join('. ')), ...stories.map((story) => story.said)])
    for (const stem of said.keys()) passages.set(stem, (passages.get(stem) ?? 0) + 1)
  return { stories: withTopics(profile, { stories, passages }), passages }
}

/** The weight of a topic in the story that it leads to. */
const ofTopic = 0.5
const pageAlone: Vocabulary = { listed: new Map(), similar: [], total: 0 }

/** The stories, each with the topics that it says most of. */
function withTopics(profile: PublicProfile, page: PageWords): PageWords['stories'] {
  const topics = profile.expertise.map((topic) => {
    const [best] = rankStories(questionTerms(profile, topic, pageAlone, page.passages), page)
    return { storyIndex: best?.storyIndex, share: [wordsSaid(topic), ofTopic] satisfies Share }
  })
  return page.stories.map(({ said, parts: [opening = new Map(), ...parts], length }, storyIndex) => {
    const own = topics.filter((topic) => topic.storyIndex === storyIndex).map(({ share }) => share)
    return {
      said: together([[said, 1], ...own]),
      parts: [together([[opening, 1], ...own]), ...parts],
      length,
    }
  })
}

type Share = [said: PhraseCounts, times: number]

function together(shares: Share[]): PhraseCounts {
  const all = new Map<string, number>()
  for (const [said, times] of shares)
    for (const [stem, often] of said) all.set(stem, (all.get(stem) ?? 0) + often * times)
  return all
}

/** The words and phrases of one text. */
export function wordsSaid(text: string): PhraseCounts {
  const words = wordsOf(text)
  const stems = words.filter((word) => !isStopWord(word.text)).map(({ stem }) => stem)
  const said = new Map<string, number>()
  for (const stem of [...stems, ...phrasesIn(words.map(({ stem }) => stem))])
    said.set(stem, (said.get(stem) ?? 0) + 1)
  return said
}

/** BM25's constants: how soon repetition adds nothing, and how much length counts against a text. */
const saturation = 1.5
const lengthShare = 0.4
/** The most counts of a related word. */
const mostRelated = 3

/**
 * How much a text says of each term, with related words as fractions of the word itself; `length` is the text's share
 * of the usual length.
 */
export function matches(terms: readonly QuestionTerm[], said: PhraseCounts, length = 1): number[] {
  return terms.map(({ weight, forms, related }) => {
    const itself = [...forms].reduce((sum, form) => sum + (said.get(form) ?? 0), 0)
    let meant = 0
    for (const [stem, nearness] of related) meant += nearness * (said.get(stem) ?? 0)
    const times = itself + Math.min(mostRelated, meant)
    return (
      (weight * times * (saturation + 1)) / (times + saturation * (1 - lengthShare + lengthShare * length))
    )
  })
}

/** How much of the question a text says, each term once. */
export function covered(terms: readonly QuestionTerm[], said: PhraseCounts): number {
  return matches(terms, said).reduce(
    (sum, match, index) => sum + Math.min(match, terms[index]?.weight ?? 0),
    0,
  )
}

export type RankedStory = { storyIndex: number; score: number }

/** The extra weight of what one part of a story says together. */
const partShare = 0.8

/** The stories that say something of the question, best first. */
export function rankStories(terms: readonly QuestionTerm[], { stories, passages }: PageWords): RankedStory[] {
  const usual = stories.reduce((sum, { length }) => sum + length, 0) / (stories.length || 1)
  const sayable = terms.map((term) => ({ ...term, related: onlyOf(term.related, passages) }))
  return stories
    .map(({ said, parts, length }, storyIndex) => {
      const inOnePart = Math.max(...parts.map((part) => sumOf(matches(sayable, part))))
      return { storyIndex, score: sumOf(matches(sayable, said, length / usual)) + partShare * inOnePart }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
}

/** The related words that a page says. */
const onlyOf = (related: QuestionTerm['related'], said: ReadonlyMap<string, unknown>) =>
  new Map([...related].filter(([stem]) => said.has(stem)))

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
