import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { figuresIn } from '../../knowledge/own-words.ts'
import type { RankedSentence } from '../../knowledge/relevance.ts'
import { type Sentence, sentencesOf } from '../../knowledge/sentences.ts'
import type { GalleryView } from '../gallery-view.ts'
import { maxCandidates } from '../marks.ts'
import { nearestTopic, type Topic } from './nearest-topic.ts'
import { pageSentence, rankedSentences } from './page-sentences.ts'
import {
  asksAboutPerson,
  asksForAdvice,
  asksForFigure,
  asksForShare,
  saysHowMany,
  saysShare,
  subjectOf,
  troubleWithoutRequest,
} from './question/question-form.ts'
import { exactTerm, isDistinctive, type QuestionTerm, questionTerms } from './question/question-terms.ts'
import { nearestLinked, sameQuestionThreshold } from './similar-questions.ts'
import { phrasingLogOdds } from './stories/question-phrasing.ts'
import { semanticMarginsOf, withSemanticScores } from './stories/semantic-ranking.ts'
import {
  exactStoryCoverage,
  judgeStory,
  type ScoringInput,
  type StoryScores,
  scoreStories,
} from './stories/story-evidence.ts'
import {
  countTerms,
  matchedWeight,
  pageIndex,
  type RankedStory,
  rankStories,
} from './stories/story-ranking.ts'

/** What the page says about a question. */
export type Retrieval = {
  /** The best story, with its evidence, and whether it answers by that or, as its owner linked it, whatever learned odds say. */
  story?: {
    storyIndex: number
    evidence: number
    isSure: boolean
    isNear: boolean
    isLinked: boolean
    /** Whether it says every word of the question, of which there are several. */
    coversAll: boolean
    overridesPrediction: boolean
    isEveryday: boolean
  }
  /** The stories that say anything of it, by their indexes, best first. */
  ranking: number[]
  /** The one or two stories that say most of it, by their indexes, also where none answers; an only story always. */
  candidates: number[]
  /** The story that says nearly as much of it as the best. */
  second?: number
  /** The page's sentences by how much of it they say, best first. */
  ranked: RankedSentence[]
  /** What it is searched for by. */
  terms: QuestionTerm[]
  /** How much each story says of it, in the page's order. */
  storyScores: StoryScores[]
  /** The sentences of a story that say the figure asked for. */
  figures?: { storyIndex: number; sentences: string[] }
  /** The sentence beside the stories that answers it. */
  pageSentence?: Sentence
  /** Whether the question is about the person and the about text says as much of it as any story. */
  isAboutPerson: boolean
  topic?: Topic
}

/** Below this, a question is about something that no page of a person has. */
const offTopicThreshold = -1
/** The shares of the question, and of the best story's share, that the about text must say to answer. */
const minAboutCoverage = { share: 0.5, ofStory: 0.9 }
/** The second story is offered beside the best from here on. */
const secondStoryThreshold = 0.8
/** A story that leads so much in meaning is found without a word. */
const semanticMarginThreshold = 0.5
/** The shares of a question for a figure that the story must say word for word, and its sentence in any words. */
const minFigureCoverage = { story: 0.25, sentence: 0.2 }
/** Finds what the page says about a question, and whether this page should answer it. */
export function retrieve(profile: PublicProfile, question: string, gallery: GalleryView): Retrieval {
  const input = scoringInput(profile, question, gallery)
  const { page, terms, totalWeight, semanticMargins, linkedStory, phrasing } = input
  const topic = nearestTopic(profile, terms, gallery.vocabulary)
  const rankedStories = withSemanticScores(rankStories(terms, page), semanticMargins, totalWeight)
  const [first, next] = rankedStories
  const isCloseSecond = first && next && next.score >= secondStoryThreshold * first.score
  const isSemanticMatch = semanticMargins.some((margin) => margin >= semanticMarginThreshold)
  const mayAnswer = terms.some(isDistinctive) || isSemanticMatch || input.isEverydayTrouble || topic?.isNamed
  const eligible = mayAnswer ? rankedStories : []
  const ranking =
    linkedStory && linkedStory.similarity >= sameQuestionThreshold
      ? withFirst(linkedStory.storyIndex, rankedStories)
      : eligible
  const [best] = ranking
  const names = [profile.firstName, profile.lastName]
  const figures =
    best && asksForFigure(question, names)
      ? findFigures(profile, question, input, best.storyIndex)
      : undefined
  return {
    ...(best && { story: judgeStory(input, best) }),
    ...(figures && { figures }),
    ...(isCloseSecond && { second: next.storyIndex }),
    terms,
    ranking: ranking.map(({ storyIndex }) => storyIndex),
    candidates:
      page.stories.length === 1
        ? [0]
        : rankedStories.slice(0, maxCandidates).map(({ storyIndex }) => storyIndex),
    // Only the built-in agent asks for these two: a model reads the page itself.
    get storyScores() {
      return scoreStories(input, rankedStories)
    },
    get ranked() {
      return rankedSentences(profile, terms)
    },
    isAboutPerson:
      asksAboutPerson(question, names) &&
      saysHowMany(question, profile.about) &&
      aboutCovers(profile, input, best?.storyIndex),
    ...(phrasing > offTopicThreshold && { pageSentence: pageSentence(profile, terms, totalWeight) }),
    ...((phrasing > offTopicThreshold || topic?.isFullMatch) && { topic }),
  }
}

function scoringInput(profile: PublicProfile, question: string, gallery: GalleryView) {
  const page = pageIndex(profile, gallery.linkedQuestions)
  const names = [profile.firstName, profile.lastName]
  const searchText = troubleWithoutRequest(question, names) ?? subjectOf(question) ?? question
  const terms = questionTerms(profile, searchText, gallery.vocabulary, page.passageFrequencies)
  const rivals = gallery.others.map((other) => rankStories(terms, pageIndex(other))[0]?.score ?? 0)
  return {
    page,
    terms,
    totalWeight: terms.reduce((sum, { weight }) => sum + weight, 0),
    semanticMargins: semanticMarginsOf(profile, gallery.meaning),
    linkedStory: nearestLinked(profile, question, gallery),
    phrasing: phrasingLogOdds(searchText, names),
    rivalScore: Math.max(0, ...rivals),
    passageCount: gallery.vocabulary.passageCount,
    isEverydayTrouble: !terms.some(isDistinctive) && terms.length > 1 && asksForAdvice(question, names),
  } satisfies ScoringInput
}

/** The sentence with a figure that says most of the question, and of what came of it, where the story is meant. */
function findFigures(profile: PublicProfile, question: string, input: ScoringInput, storyIndex: number) {
  if (exactStoryCoverage(input, storyIndex) < minFigureCoverage.story) return undefined
  const sentences = sentencesOf(profile)
    .filter(
      (sentence) =>
        sentence.storyIndex === storyIndex && sentence.part !== 'title' && figuresIn(sentence.text).length,
    )
    .map((sentence) => ({
      sentence,
      share: matchedWeight(input.terms, countTerms(sentence.text)) / input.totalWeight,
    }))
    .sort((one, other) => other.share - one.share)
  const first = sentences[0]
  if (!first || first.share < minFigureCoverage.sentence) return undefined
  const shareSentences = asksForShare(question)
    ? sentences.filter(({ sentence }) => saysShare(sentence.text))
    : []
  const fitting = shareSentences.length ? shareSentences : sentences
  const result = fitting.find(({ sentence }) => sentence.part === 'result')
  const chosen = [fitting[0] ?? first, ...(result ? [result] : [])]
  return { storyIndex, sentences: [...new Set(chosen.map(({ sentence }) => sentence.text))] }
}

/** Whether the about text says enough of a question, and as much as the best story. */
function aboutCovers(profile: PublicProfile, input: ScoringInput, best: number | undefined): boolean {
  const distinctive = input.terms.filter(isDistinctive).map(exactTerm)
  const total = distinctive.reduce((sum, { weight }) => sum + weight, 0)
  const about = matchedWeight(distinctive, countTerms(profile.about))
  const story =
    best === undefined ? 0 : matchedWeight(distinctive, input.page.stories[best]?.counts ?? new Map())
  return about > 0 && about >= minAboutCoverage.share * total && about >= minAboutCoverage.ofStory * story
}

/** A ranking with this story first. */
const withFirst = (storyIndex: number, ranking: readonly RankedStory[]): RankedStory[] => [
  ranking.find((ranked) => ranked.storyIndex === storyIndex) ?? { storyIndex, score: 0 },
  ...ranking.filter((ranked) => ranked.storyIndex !== storyIndex),
]
