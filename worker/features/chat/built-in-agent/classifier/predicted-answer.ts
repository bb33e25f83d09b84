import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { Vocabulary } from '../../../knowledge/search-query.ts'
import { candidateMark } from '../../marks.ts'
import { joined } from '../../wording.ts'
import type { Retrieval } from '../retrieval.ts'
import { analyseQuestion } from './analysed-question.ts'
import { answerProbabilities } from './answer-probabilities.ts'
import { pageUnits, type UnitKind } from './page-units.ts'
import { storyFeatures } from './story-features.ts'
import { unitFeatures, wordFeatures } from './unit-features.ts'

/** How likely it must be that a part of the page answers (docs/agent.md). */
const quoteThreshold = 0.75
/** From here on one part is quoted whatever pattern speaks for another; of those on proof, of which several say the same, earlier. */
const certainThresholds = { any: 0.7, proof: 0.5 }
const proofKinds: readonly UnitKind[] = ['referees', 'referee', 'checks']
/** Below this no part of the page is quoted, whatever pattern speaks for it. */
const minPageProbability = 0.3
/** How likely it must be that a story answers, and how many times as likely as that nobody’s page does. */
const storyThresholds = { probability: 0.2, timesNobody: 8 }
/** The second part is quoted beside the best from this share of all of them on. */
const secondUnitThreshold = 0.15
/** A story of so much of what is likely is offered below a part of the page that is quoted. */
const offerThreshold = 0.08

/** What of a page likely answers a question: a part beside its stories, a story, or nothing. */
type Prediction = {
  /** What answers, if it is likely enough. */
  answer?: string
  kind?: UnitKind
  /** Whether that is certain, for a question in which a pattern finds one for proof or another. */
  isCertain: { proof: boolean; any: boolean }
  /** Whether a part of the page beside its stories may be quoted at all. */
  mayQuotePage: boolean
  /** Whether a private life is asked about. */
  isPrivate: boolean
  /** Whether the best story answers, or only seems to, because nobody’s page may. */
  isStoryLikely: boolean
  isStoryDoubtful: boolean
  /** The likeliest story by its index, and whether it is offered below what is quoted. */
  likeliestStory?: number
  isStoryOffered: boolean
}

/** Weighs all parts of a page for a question: those beside its stories, and the stories. */
export function predictAnswer(
  profile: PublicProfile,
  question: string,
  vocabulary: Vocabulary,
  retrieval: Retrieval,
): Prediction {
  const analysed = analyseQuestion(profile, question, vocabulary)
  const units = pageUnits(profile)
  const probabilities = answerProbabilities(wordFeatures(analysed.plain), units, {
    units: unitFeatures(profile, units, analysed, retrieval.story?.evidence),
    ...storyFeatures(profile, retrieval, analysed),
  })
  const unitProbability = sumOf(probabilities.units)
  const storyProbability = sumOf(probabilities.stories)
  const likeliestStory = probabilities.stories.indexOf(Math.max(...probabilities.stories))
  const { overridesPrediction = false, isLinked = false, coversAll = false } = retrieval.story ?? {}
  const isLikely = overridesPrediction || storyProbability >= storyThresholds.probability
  const isClear =
    overridesPrediction ||
    isLinked ||
    coversAll ||
    storyProbability >= storyThresholds.timesNobody * probabilities.nobody
  const prediction = {
    mayQuotePage: unitProbability >= minPageProbability,
    isPrivate: analysed.flags.privateLife > 0,
    isStoryLikely: isLikely && isClear,
    isStoryDoubtful: isLikely && !isClear,
    ...(likeliestStory >= 0 && { likeliestStory }),
    isStoryOffered: storyProbability >= offerThreshold,
    isCertain: { proof: false, any: false },
  }
  // What is asked with a name that no part of the page says stands nowhere on it, unless it is where something was.
  const hasForeignName = analysed.foreignNames > 0 && !analysed.flags.aPlace
  const [best, second] = units
    .map((unit, index) => ({ unit, probability: probabilities.units[index] ?? 0 }))
    .sort((one, other) => other.probability - one.probability)
  if (!best || unitProbability < quoteThreshold || hasForeignName) return prediction
  const secondAnswer =
    second && second.probability >= secondUnitThreshold * unitProbability
      ? second.unit.answer(question)
      : undefined
  const isCertain = {
    proof: best.probability >= certainThresholds.proof && proofKinds.includes(best.unit.kind),
    any: best.probability >= certainThresholds.any,
  }
  return {
    ...prediction,
    answer: joined([best.unit.answer(question), secondAnswer]),
    kind: best.unit.kind,
    isCertain,
  }
}

const sumOf = (probabilities: readonly number[]) => probabilities.reduce((sum, one) => sum + one, 0)

/** The story offered below a quoted one: the one that says nearly as much, or that is likelier. */
export function secondStoryOffer({ story, second }: Retrieval, { likeliestStory }: Prediction) {
  const other = second ?? (likeliestStory === story?.storyIndex ? undefined : likeliestStory)
  return other !== undefined && candidateMark(other)
}
