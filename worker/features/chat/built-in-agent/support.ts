import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { figuresIn } from '../../knowledge/own-words.ts'
import type { Ranked } from '../../knowledge/relevance.ts'
import { type Sentence, sentencesOf } from '../../knowledge/sentences.ts'
import type { GalleryView } from '../gallery-view.ts'
import { mostPerhaps } from '../marks.ts'
import { nearestTied, sameFrom } from './asked-alike.ts'
import { nearestTopic, type Topic, tellingFrom } from './nearest-topic.ts'
import { outsideSentence, rankedSentences } from './page-sentences.ts'
import {
  asksForAdvice,
  asksForFigure,
  asksForShare,
  asksOfPerson,
  saysHowMany,
  saysShare,
  subjectAskedFor,
  troubleTold,
} from './question-form.ts'
import { type QuestionTerm, questionTerms } from './question-terms.ts'
import { storyManner } from './story-manner.ts'
import { leadsInMeaning, rankedWithMeaning } from './story-meaning.ts'
import { covered, pageWords, type RankedStory, rankStories, wordsSaid } from './story-ranking.ts'

/** What the page says about a question. */
export type Published = {
  /** The best story, with its evidence, and whether it answers by that or, as its owner tied it, whatever learned odds say. */
  story?: {
    storyIndex: number
    evidence: number
    isSure: boolean
    isNear: boolean
    isMeant: boolean
    isGiven: boolean
    isEveryday: boolean
  }
  /** The stories that say anything of it, by their places, best first. */
  ranking: number[]
  /** The one or two stories that say most of it, by their places, also where none answers; an only story always. */
  perhaps: number[]
  /** The story that says nearly as much of it as the best. */
  second?: number
  /** The page's sentences by how much of it they say, best first. */
  ranked: Ranked[]
  /** What it is searched for by. */
  terms: QuestionTerm[]
  /** How much each story says of it, in the page's order. */
  standings: StoryStanding[]
  /** The sentences of a story that say the figure asked for. */
  figures?: { storyIndex: number; sentences: string[] }
  /** The sentence outside stories that answers it. */
  outside?: Sentence
  /** Whether the question is about the person and the about text says as much of it as any story. */
  isOfPerson: boolean
  topic?: Topic
}

/** How much one story says of a question. */
export type StoryStanding = {
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
const verySureFrom = 1
/** In a gallery of fewer passages nobody knows how rare a word is, and evidence alone decides. */
const leastKnown = 20
const nearFrom = -0.1
/** The least share of a problem in everyday words that the nearest story must say. */
const mostOfTrouble = 0.5
/** Below this, a question is about something that no page of a person has. */
const asksElsewhere = -1
/** The shares of the question, and of the best story's share, that the about text must say to answer. */
const ofPerson = { share: 0.5, ofStory: 0.9 }
/** The second story is offered beside the best from here on. */
const nearlyAsMuch = 0.8
/** A story that leads so much in meaning is found without a word. */
const clearly = 0.5
/** The shares of a question for a figure that the story must say word for word, and its sentence in any words. */
const ofFigure = { story: 0.25, sentence: 0.2 }
/** A rival of many pages counts less than one of few, because the best of many is better by chance. */
const fewPassages = 100
const rivalsAmong = (passages: number) => 1 + Math.log(Math.max(1, passages / fewPassages)) / 4

/** Finds what the page says about a question, and whether this page should answer it. */
export function supportFor(profile: PublicProfile, question: string, gallery: GalleryView): Published {
  const page = pageWords(profile, gallery.tied)
  const tied = nearestTied(profile, question, gallery)
  const names = [profile.firstName, profile.lastName]
  const meant = troubleTold(question, names) ?? subjectAskedFor(question) ?? question
  const terms = questionTerms(profile, meant, gallery.vocabulary, page.passages)
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  const topic = nearestTopic(profile, terms, gallery.vocabulary)
  const manner = storyManner(meant, names)
  const isTelling = terms.some(({ weight }) => weight >= tellingFrom)
  /** “What would you do about late projects?”: a trouble, in words that every question may hold. */
  const isEverydayTrouble = !isTelling && terms.length > 1 && asksForAdvice(question, names)
  const leads = leadsInMeaning(profile, gallery.meaning)
  const all = rankedWithMeaning(rankStories(terms, page), leads, total)
  const next = all[1] && all[0] && all[1].score >= nearlyAsMuch * all[0].score ? all[1].storyIndex : undefined
  const isMeant = leads.some((lead) => lead >= clearly)
  const answering = isTelling || isMeant || isEverydayTrouble || topic?.isNamed ? all : []
  const ranking = tied && tied.likeness >= sameFrom ? withFirst(tied.storyIndex, all) : answering
  const [best] = ranking
  let rival: number | undefined
  const story = best && { storyIndex: best.storyIndex, ...standingOf(best) }
  const figures = best && asksForFigure(question, names) ? figuresOf(best.storyIndex) : undefined
  return {
    ...(story && { story }),
    ...(figures && { figures }),
    ...(next !== undefined && { second: next }),
    terms,
    ranking: ranking.map(({ storyIndex }) => storyIndex),
    perhaps: page.stories.length === 1 ? [0] : all.slice(0, mostPerhaps).map(({ storyIndex }) => storyIndex),
    get standings() {
      return page.stories.map((_, storyIndex): StoryStanding => {
        const score = all.find((one) => one.storyIndex === storyIndex)?.score ?? 0
        const others = all.filter((one) => one.storyIndex !== storyIndex).map((one) => one.score)
        return {
          score,
          lead: score - Math.max(0, ...others),
          beyond: (bestRival() - score) / rivalsAmong(gallery.vocabulary.total),
          evidence: standingOf({ storyIndex, score }).evidence,
          share: shareSaid(terms, storyIndex),
          exactly: shareSaid(terms.map(byWord), storyIndex),
        }
      })
    },
    // Only the built-in agent asks for them: a model reads the page itself.
    get ranked() {
      return rankedSentences(profile, terms)
    },
    isOfPerson: asksOfPerson(question, names) && saysHowMany(question, profile.about) && aboutCovers(),
    ...(manner > asksElsewhere && { outside: outsideSentence(profile, terms, total) }),
    ...((manner > asksElsewhere || topic?.isWhole) && { topic }),
  }

  function shareSaid(wanted: readonly QuestionTerm[], storyIndex: number) {
    return total ? covered(wanted, page.stories[storyIndex]?.said ?? new Map()) / total : 0
  }

  /** The sentence with a figure that says most of the question, and of what came of it, where the story is meant. */
  function figuresOf(storyIndex: number) {
    if (shareSaid(terms.map(byWord), storyIndex) < ofFigure.story) return undefined
    const said = sentencesOf(profile)
      .filter(
        (sentence) =>
          sentence.storyIndex === storyIndex && sentence.part !== 'title' && figuresIn(sentence.text).length,
      )
      .map((sentence) => ({ sentence, share: covered(terms, wordsSaid(sentence.text)) / total }))
      .sort((one, other) => other.share - one.share)
    const first = said[0]
    if (!first || first.share < ofFigure.sentence) return undefined
    const shares = asksForShare(question) ? said.filter(({ sentence }) => saysShare(sentence.text)) : []
    const fitting = shares.length ? shares : said
    const result = fitting.find(({ sentence }) => sentence.part === 'result')
    return {
      storyIndex,
      sentences: [
        ...new Set([fitting[0] ?? first, ...(result ? [result] : [])].map(({ sentence }) => sentence.text)),
      ],
    }
  }

  function aboutCovers() {
    const wanted = terms.filter(({ weight }) => weight >= tellingFrom).map(byWord)
    const asked = wanted.reduce((sum, { weight }) => sum + weight, 0)
    const about = covered(wanted, wordsSaid(profile.about))
    const story = best ? total * shareSaid(wanted, best.storyIndex) : 0
    return about > 0 && about >= ofPerson.share * asked && about >= ofPerson.ofStory * story
  }

  function bestRival() {
    rival ??= Math.max(
      0,
      ...gallery.others.map((other) => rankStories(terms, pageWords(other))[0]?.score ?? 0),
    )
    return rival
  }

  function standingOf({ storyIndex, score }: RankedStory) {
    const beyond = Math.max(0, bestRival() - score)
    const evidence =
      evidenceOf.none +
      evidenceOf.said * score +
      evidenceOf.share * shareSaid(terms, storyIndex) +
      evidenceOf.exactly * shareSaid(terms.map(byWord), storyIndex) +
      (evidenceOf.beyond * beyond) / rivalsAmong(gallery.vocabulary.total) +
      evidenceOf.term * terms.length +
      evidenceOf.meaning * Math.max(0, leads[storyIndex] ?? 0) +
      (storyIndex === tied?.storyIndex ? mannerBeside(manner, tied.likeness) : manner)
    const isNear =
      evidence >= nearFrom || (isEverydayTrouble && shareSaid(terms, storyIndex) >= mostOfTrouble)
    const isTied = storyIndex === tied?.storyIndex && tied.likeness >= sameFrom
    const isRestated = meant !== question || storyIndex === tied?.storyIndex
    const knowsRarity = gallery.vocabulary.total >= leastKnown
    const isMeant = isTied || evidence >= (isRestated || !knowsRarity ? sureFrom : verySureFrom)
    return {
      evidence,
      isSure: isTied || evidence >= sureFrom,
      isNear,
      isMeant,
      isGiven: isMeant && (!knowsRarity || storyIndex === tied?.storyIndex),
      isEveryday: isEverydayTrouble,
    }
  }
}

/** A ranking with this story first. */
const withFirst = (storyIndex: number, ranking: readonly RankedStory[]): RankedStory[] => [
  ranking.find((ranked) => ranked.storyIndex === storyIndex) ?? { storyIndex, score: 0 },
  ...ranking.filter((ranked) => ranked.storyIndex !== storyIndex),
]

/** How a question is put speaks less against a story, the more alike it is to one that the owner tied to it. */
const mannerBeside = (manner: number, likeness: number) =>
  Math.max(manner, manner * (1 - Math.min(1, likeness)))

/** A term without its related words. */
export const byWord = (term: QuestionTerm): QuestionTerm => ({ ...term, related: new Map() })
