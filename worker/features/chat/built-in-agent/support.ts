import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { figuresIn } from '../../knowledge/own-words.ts'
import type { Ranked } from '../../knowledge/relevance.ts'
import { type Sentence, sentencesOf } from '../../knowledge/sentences.ts'
import type { GalleryView } from '../gallery-view.ts'
import { maxPerhaps } from '../marks.ts'
import { nearestTied, sameFrom } from './asked-alike.ts'
import { nearestTopic, type Topic } from './nearest-topic.ts'
import { pageSentence, rankedSentences } from './page-sentences.ts'
import {
  asksForAdvice,
  asksForFigure,
  asksForShare,
  asksOfPerson,
  saysHowMany,
  saysShare,
  subjectAskedFor,
  troubleWithoutRequest,
} from './question/question-form.ts'
import { byWord, isDistinctive, type QuestionTerm, questionTerms } from './question/question-terms.ts'
import {
  judgeStory,
  type QuestionOnPage,
  type StoryScores,
  scoresOfStories,
  shareSaidExactly,
} from './stories/story-evidence.ts'
import { storyManner } from './stories/story-manner.ts'
import { leadsInMeaning, rankedWithMeaning } from './stories/story-meaning.ts'
import { covered, pageWords, type RankedStory, rankStories, wordsSaid } from './stories/story-ranking.ts'

/** What the page says about a question. */
export type Published = {
  /** The best story, with its evidence, and whether it answers by that or, as its owner tied it, whatever learned odds say. */
  story?: {
    storyIndex: number
    evidence: number
    isSure: boolean
    isNear: boolean
    isOfTied: boolean
    /** Whether it says every word of the question, of which there are several. */
    saysAll: boolean
    isGiven: boolean
    isEveryday: boolean
  }
  /** The stories that say anything of it, by their indexes, best first. */
  ranking: number[]
  /** The one or two stories that say most of it, by their indexes, also where none answers; an only story always. */
  perhaps: number[]
  /** The story that says nearly as much of it as the best. */
  second?: number
  /** The page's sentences by how much of it they say, best first. */
  ranked: Ranked[]
  /** What it is searched for by. */
  terms: QuestionTerm[]
  /** How much each story says of it, in the page's order. */
  storyScores: StoryScores[]
  /** The sentences of a story that say the figure asked for. */
  figures?: { storyIndex: number; sentences: string[] }
  /** The sentence beside the stories that answers it. */
  pageSentence?: Sentence
  /** Whether the question is about the person and the about text says as much of it as any story. */
  isOfPerson: boolean
  topic?: Topic
}

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
/** Finds what the page says about a question, and whether this page should answer it. */
export function supportFor(profile: PublicProfile, question: string, gallery: GalleryView): Published {
  const asked = readOnPage(profile, question, gallery)
  const { page, terms, total, leads, tied, manner } = asked
  const topic = nearestTopic(profile, terms, gallery.vocabulary)
  const all = rankedWithMeaning(rankStories(terms, page), leads, total)
  const next = all[1] && all[0] && all[1].score >= nearlyAsMuch * all[0].score ? all[1].storyIndex : undefined
  const isMeant = leads.some((lead) => lead >= clearly)
  const mayAnswer = terms.some(isDistinctive) || isMeant || asked.isEverydayTrouble || topic?.isNamed
  const answering = mayAnswer ? all : []
  const ranking = tied && tied.likeness >= sameFrom ? withFirst(tied.storyIndex, all) : answering
  const [best] = ranking
  const names = [profile.firstName, profile.lastName]
  const figures =
    best && asksForFigure(question, names) ? figuresOf(profile, question, asked, best.storyIndex) : undefined
  return {
    ...(best && { story: judgeStory(asked, best) }),
    ...(figures && { figures }),
    ...(next !== undefined && { second: next }),
    terms,
    ranking: ranking.map(({ storyIndex }) => storyIndex),
    perhaps: page.stories.length === 1 ? [0] : all.slice(0, maxPerhaps).map(({ storyIndex }) => storyIndex),
    // Only the built-in agent asks for these two: a model reads the page itself.
    get storyScores() {
      return scoresOfStories(asked, all)
    },
    get ranked() {
      return rankedSentences(profile, terms)
    },
    isOfPerson:
      asksOfPerson(question, names) &&
      saysHowMany(question, profile.about) &&
      aboutCovers(profile, asked, best?.storyIndex),
    ...(manner > asksElsewhere && { pageSentence: pageSentence(profile, terms, total) }),
    ...((manner > asksElsewhere || topic?.isWhole) && { topic }),
  }
}

function readOnPage(profile: PublicProfile, question: string, gallery: GalleryView) {
  const page = pageWords(profile, gallery.tied)
  const names = [profile.firstName, profile.lastName]
  const meant = troubleWithoutRequest(question, names) ?? subjectAskedFor(question) ?? question
  const terms = questionTerms(profile, meant, gallery.vocabulary, page.passages)
  const rivals = gallery.others.map((other) => rankStories(terms, pageWords(other))[0]?.score ?? 0)
  return {
    page,
    terms,
    total: terms.reduce((sum, { weight }) => sum + weight, 0),
    leads: leadsInMeaning(profile, gallery.meaning),
    tied: nearestTied(profile, question, gallery),
    manner: storyManner(meant, names),
    rivalScore: Math.max(0, ...rivals),
    passages: gallery.vocabulary.total,
    isEverydayTrouble: !terms.some(isDistinctive) && terms.length > 1 && asksForAdvice(question, names),
  } satisfies QuestionOnPage
}

/** The sentence with a figure that says most of the question, and of what came of it, where the story is meant. */
function figuresOf(profile: PublicProfile, question: string, asked: QuestionOnPage, storyIndex: number) {
  if (shareSaidExactly(asked, storyIndex) < ofFigure.story) return undefined
  const said = sentencesOf(profile)
    .filter(
      (sentence) =>
        sentence.storyIndex === storyIndex && sentence.part !== 'title' && figuresIn(sentence.text).length,
    )
    .map((sentence) => ({ sentence, share: covered(asked.terms, wordsSaid(sentence.text)) / asked.total }))
    .sort((one, other) => other.share - one.share)
  const first = said[0]
  if (!first || first.share < ofFigure.sentence) return undefined
  const shares = asksForShare(question) ? said.filter(({ sentence }) => saysShare(sentence.text)) : []
  const fitting = shares.length ? shares : said
  const result = fitting.find(({ sentence }) => sentence.part === 'result')
  const chosen = [fitting[0] ?? first, ...(result ? [result] : [])]
  return { storyIndex, sentences: [...new Set(chosen.map(({ sentence }) => sentence.text))] }
}

/** Whether the about text says enough of a question, and as much as the best story. */
function aboutCovers(profile: PublicProfile, asked: QuestionOnPage, best: number | undefined): boolean {
  const wanted = asked.terms.filter(isDistinctive).map(byWord)
  const total = wanted.reduce((sum, { weight }) => sum + weight, 0)
  const about = covered(wanted, wordsSaid(profile.about))
  const story = best === undefined ? 0 : covered(wanted, asked.page.stories[best]?.said ?? new Map())
  return about > 0 && about >= ofPerson.share * total && about >= ofPerson.ofStory * story
}

/** A ranking with this story first. */
const withFirst = (storyIndex: number, ranking: readonly RankedStory[]): RankedStory[] => [
  ranking.find((ranked) => ranked.storyIndex === storyIndex) ?? { storyIndex, score: 0 },
  ...ranking.filter((ranked) => ranked.storyIndex !== storyIndex),
]
