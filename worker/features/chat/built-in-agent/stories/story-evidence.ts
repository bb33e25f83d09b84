import { sameFrom } from '../asked-alike.ts'
import { byWord, type QuestionTerm } from '../question/question-terms.ts'
import { covered, type PageWords, type RankedStory } from './story-ranking.ts'

/** A question, read beside a page: what the evidence of its stories is computed from. */
export type QuestionOnPage = {
  page: PageWords
  terms: readonly QuestionTerm[]
  /** The weight of all terms. */
  total: number
  /** How much each story leads in meaning, in the page's order. */
  leads: readonly number[]
  /** The story that the owner tied to a question like this one. */
  tied: { storyIndex: number; likeness: number } | undefined
  /** What the manner of the question says for a story, or against one below 0. */
  manner: number
  /** What another expert's best story says of it. */
  rivalScore: number
  /** How many passages the gallery has. */
  passages: number
  /** “What would you do about late projects?”: a trouble, in words that every question may hold. */
  isEverydayTrouble: boolean
}

/** How much one story says of a question. */
export type StoryScores = {
  score: number
  /** How much less the best of the page's other stories says. */
  lead: number
  /** How much more the best story of another expert says. */
  beyond: number
  evidence: number
  /** The shares of the question that it says, and that it says word for word. */
  share: number
  exactly: number
}

/**
 * The weights of the logistic regression that says whether a story answers, fitted on
 * `bench/agent-questions/tuned*.jsonl` and tested on each set left out (docs/agent.md).
 */
const evidenceOf = { said: 0.03, share: 4.55, exactly: 1, beyond: -0.37, term: 0.32, meaning: 1, none: -6 }
/** From here on a story answers, or is the nearest. */
const sureFrom = 0
/** In a gallery of fewer passages nobody knows how rare a word is, and evidence alone decides. */
const leastKnown = 20
const nearFrom = -0.1
/** The least share of a problem in everyday words that the nearest story must say. */
const mostOfTrouble = 0.5
/** Shares are sums of weights: all of a question is almost 1. */
const allSaid = 0.999
/** A rival of many pages counts less than one of few, because the best of many is better by chance. */
const fewPassages = 100
const rivalsAmong = (passages: number) => 1 + Math.log(Math.max(1, passages / fewPassages)) / 4
/** The most that a rival counts, by the weight of the question: beyond it a story only repeats the question's words. */
const mostOfRival = 1.8
const rivalOf = ({ rivalScore, total }: QuestionOnPage) => Math.min(rivalScore, mostOfRival * total)

/** The share of a question that a story says. */
export const shareSaid = ({ page, terms, total }: QuestionOnPage, storyIndex: number): number =>
  total ? covered(terms, page.stories[storyIndex]?.said ?? new Map()) / total : 0

/** The share of a question that a story says word for word. */
export const shareSaidExactly = (asked: QuestionOnPage, storyIndex: number): number =>
  shareSaid({ ...asked, terms: asked.terms.map(byWord) }, storyIndex)

/** How much each story of a page says of a question, in the page's order. */
export const scoresOfStories = (asked: QuestionOnPage, ranked: readonly RankedStory[]): StoryScores[] =>
  asked.page.stories.map((_, storyIndex) => {
    const score = ranked.find((one) => one.storyIndex === storyIndex)?.score ?? 0
    const others = ranked.filter((one) => one.storyIndex !== storyIndex).map((one) => one.score)
    return {
      score,
      lead: score - Math.max(0, ...others),
      beyond: (rivalOf(asked) - score) / rivalsAmong(asked.passages),
      evidence: evidenceFor(asked, { storyIndex, score }),
      share: shareSaid(asked, storyIndex),
      exactly: shareSaidExactly(asked, storyIndex),
    }
  })

/** The evidence that a story answers a question, and what follows from it. */
export function judgeStory(asked: QuestionOnPage, ranked: RankedStory) {
  const { storyIndex } = ranked
  const { tied, isEverydayTrouble } = asked
  const evidence = evidenceFor(asked, ranked)
  const isTied = storyIndex === tied?.storyIndex && tied.likeness >= sameFrom
  const isOfTied = storyIndex === tied?.storyIndex
  const knowsRarity = asked.passages >= leastKnown
  const isSure = isTied || evidence >= sureFrom
  return {
    storyIndex,
    evidence,
    isSure,
    isNear: evidence >= nearFrom || (isEverydayTrouble && shareSaid(asked, storyIndex) >= mostOfTrouble),
    isOfTied,
    saysAll: asked.terms.length > 1 && shareSaidExactly(asked, storyIndex) > allSaid,
    isGiven: isSure && (!knowsRarity || isOfTied),
    isEveryday: isEverydayTrouble,
  }
}

function evidenceFor(asked: QuestionOnPage, { storyIndex, score }: RankedStory): number {
  const { terms, leads, tied, manner, passages } = asked
  return (
    evidenceOf.none +
    evidenceOf.said * score +
    evidenceOf.share * shareSaid(asked, storyIndex) +
    evidenceOf.exactly * shareSaidExactly(asked, storyIndex) +
    (evidenceOf.beyond * Math.max(0, rivalOf(asked) - score)) / rivalsAmong(passages) +
    evidenceOf.term * terms.length +
    evidenceOf.meaning * Math.max(0, leads[storyIndex] ?? 0) +
    (storyIndex === tied?.storyIndex ? mannerBeside(manner, tied.likeness) : manner)
  )
}

/** How a question is put speaks less against a story, the more alike it is to one that the owner tied to it. */
const mannerBeside = (manner: number, likeness: number) =>
  Math.max(manner, manner * (1 - Math.min(1, likeness)))
