import { exactTerm, type QuestionTerm } from '../question/question-terms.ts'
import { sameQuestionThreshold } from '../similar-questions.ts'
import { matchedWeight, type PageIndex, type RankedStory } from './story-ranking.ts'

/** A question, read beside a page: what the evidence of its stories is computed from. */
export type ScoringInput = {
  page: PageIndex
  terms: readonly QuestionTerm[]
  /** The weight of all terms. */
  totalWeight: number
  /** How much more similar in meaning each story is than the page's others, in the page's order. */
  semanticMargins: readonly number[]
  /** The story that the owner linked to a question like this one. */
  linkedStory: { storyIndex: number; similarity: number } | undefined
  /** The log-odds for a story from how the question is put. */
  phrasing: number
  /** What another expert's best story says of it. */
  rivalScore: number
  /** How many passages the gallery has. */
  passageCount: number
  /** “What would you do about late projects?”: a trouble, in words that every question may hold. */
  isEverydayTrouble: boolean
}

/** How much one story says of a question. */
export type StoryScores = {
  score: number
  /** How much less the best of the page's other stories says. */
  margin: number
  /** How much more the best story of another expert says. */
  rivalMargin: number
  evidence: number
  /** The shares of the question that it says, and that it says word for word. */
  share: number
  exactShare: number
}

/**
 * The weights of the logistic regression that says whether a story answers, fitted on
 * `bench/agent-questions/tuned*.jsonl` and tested on each set left out (docs/agent.md).
 */
const evidenceWeights = {
  score: 0.03,
  share: 4.55,
  exactShare: 1,
  rivalMargin: -0.37,
  termCount: 0.32,
  semanticMargin: 1,
  bias: -6,
}
/** From here on a story answers, or is the nearest. */
const sureThreshold = 0
/** In a gallery of fewer passages nobody knows how rare a word is, and evidence alone decides. */
const minPassages = 20
const nearThreshold = -0.1
/** The least share of a problem in everyday words that the nearest story must say. */
const minTroubleCoverage = 0.5
/** Shares are sums of weights: all of a question is almost 1. */
const fullCoverageThreshold = 0.999
/** A rival of many pages counts less than one of few, because the best of many is better by chance. */
const referencePassages = 100
const rivalDiscount = (passageCount: number) =>
  1 + Math.log(Math.max(1, passageCount / referencePassages)) / 4
/** The most that a rival counts, by the weight of the question: beyond it a story only repeats the question's words. */
const maxRivalRatio = 1.8
const cappedRivalScore = ({ rivalScore, totalWeight }: ScoringInput) =>
  Math.min(rivalScore, maxRivalRatio * totalWeight)

/** The share of a question that a story says. */
export const storyCoverage = ({ page, terms, totalWeight }: ScoringInput, storyIndex: number): number =>
  totalWeight ? matchedWeight(terms, page.stories[storyIndex]?.counts ?? new Map()) / totalWeight : 0

/** The share of a question that a story says word for word. */
export const exactStoryCoverage = (input: ScoringInput, storyIndex: number): number =>
  storyCoverage({ ...input, terms: input.terms.map(exactTerm) }, storyIndex)

/** How much each story of a page says of a question, in the page's order. */
export const scoreStories = (input: ScoringInput, ranked: readonly RankedStory[]): StoryScores[] =>
  input.page.stories.map((_, storyIndex) => {
    const score = ranked.find((one) => one.storyIndex === storyIndex)?.score ?? 0
    const others = ranked.filter((one) => one.storyIndex !== storyIndex).map((one) => one.score)
    return {
      score,
      margin: score - Math.max(0, ...others),
      rivalMargin: (cappedRivalScore(input) - score) / rivalDiscount(input.passageCount),
      evidence: evidenceFor(input, { storyIndex, score }),
      share: storyCoverage(input, storyIndex),
      exactShare: exactStoryCoverage(input, storyIndex),
    }
  })

/** The evidence that a story answers a question, and what follows from it. */
export function judgeStory(input: ScoringInput, ranked: RankedStory) {
  const { storyIndex } = ranked
  const { linkedStory, isEverydayTrouble } = input
  const evidence = evidenceFor(input, ranked)
  const isLinkedToSame =
    storyIndex === linkedStory?.storyIndex && linkedStory.similarity >= sameQuestionThreshold
  const isLinked = storyIndex === linkedStory?.storyIndex
  const knowsRarity = input.passageCount >= minPassages
  const isSure = isLinkedToSame || evidence >= sureThreshold
  return {
    storyIndex,
    evidence,
    isSure,
    isNear:
      evidence >= nearThreshold ||
      (isEverydayTrouble && storyCoverage(input, storyIndex) >= minTroubleCoverage),
    isLinked,
    coversAll: input.terms.length > 1 && exactStoryCoverage(input, storyIndex) > fullCoverageThreshold,
    overridesPrediction: isSure && (!knowsRarity || isLinked),
    isEveryday: isEverydayTrouble,
  }
}

function evidenceFor(input: ScoringInput, { storyIndex, score }: RankedStory): number {
  const { terms, semanticMargins, linkedStory, phrasing, passageCount } = input
  return (
    evidenceWeights.bias +
    evidenceWeights.score * score +
    evidenceWeights.share * storyCoverage(input, storyIndex) +
    evidenceWeights.exactShare * exactStoryCoverage(input, storyIndex) +
    (evidenceWeights.rivalMargin * Math.max(0, cappedRivalScore(input) - score)) /
      rivalDiscount(passageCount) +
    evidenceWeights.termCount * terms.length +
    evidenceWeights.semanticMargin * Math.max(0, semanticMargins[storyIndex] ?? 0) +
    (storyIndex === linkedStory?.storyIndex ? phrasingWhenLinked(phrasing, linkedStory.similarity) : phrasing)
  )
}

/** How a question is put speaks less against a story, the more alike it is to one that the owner linked to it. */
const phrasingWhenLinked = (phrasing: number, similarity: number) =>
  Math.max(phrasing, phrasing * (1 - Math.min(1, similarity)))
