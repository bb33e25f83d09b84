import { scriptedQuestion } from '#schema/chat/agent-script.ts'
import type { MeetingOffer } from '#schema/chat/chat-answers.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { CarriedResult } from '#schema/scorecard/carried-result.ts'
import { splitSentences } from '#schema/text/sentences.ts'
import { type Sentence, sentencesOf } from '../../knowledge/sentences.ts'
import { citationMark, offerMark } from '../citations.ts'
import { type GalleryView, noGallery } from '../gallery-view.ts'
import { asksAboutResult, resultAnswer, resultOffer } from '../visitor-result.ts'
import { capitalised, counted, endless, joined, quoted } from '../wording.ts'
import { askedBeyond, type Beyond, provenShare } from './fact-asked.ts'
import { courtesyAnswer, meetingAnswer, ruleAnswer } from './house-rules.ts'
import type { Fact, StoryFact } from './intent-patterns.ts'
import { plainly, visitorIntentOf } from './intents.ts'
import { aboutAnswer, factAnswer } from './page-facts.ts'
import { checksAnswer, proofAnswer, refereeAnswer, refereesAnswer, whoAnswer } from './proof.ts'
import { describesProblem, isOneSentence } from './question-form.ts'
import { bestOfStory, lastTold, resultsInFigures, tell, titledIn } from './story-telling.ts'
import { type Published, supportFor } from './support.ts'

/** What an answer depends on beside the page and the question. */
export type AnswerContext = {
  /** The agent's own answers so far, oldest first; a question that names no story is about the last one. */
  said?: string[]
  /** The visitor's scorecard, if they shared it. */
  result?: CarriedResult | undefined
  /** What the gallery finds for the question. */
  gallery?: GalleryView
  /** The next free times, where the visitor asks for them. */
  meeting?: MeetingOffer | undefined
}

/**
 * A question about the work in general yields to a story of more evidence than this; one about the person never does.
 */
const beyondFacts = 0
const ofLife: readonly Fact[] = ['person', 'background']
const yielding: readonly Fact[] = ['background', 'deliverables', 'method', 'areas', 'industry', 'skills']

/**
 * The agent's answer to the `turn`-th question (0 first) in the profile's own words (R22): a story quoted and cited,
 * the nearest one offered, or an honest no.
 */
export function groundedAnswer(
  profile: PublicProfile,
  question: string,
  turn: number,
  { said = [], result, gallery = noGallery, meeting }: AnswerContext = {},
) {
  const next = scriptedQuestion(profile.agentType, turn)
  const asked = visitorIntentOf(question, profile)
  const titled = titledIn(profile, question)
  const recent = titled ?? lastTold(profile, said)
  if (asked?.kind === 'courtesy')
    return joined([
      courtesyAnswer(profile, asked.intent),
      result && asked.intent === 'greeting' && resultOffer,
    ])
  if (asked?.kind === 'rule' && asked.intent === 'instructions')
    return ruleAnswer(profile, asked.intent, next)
  if (result && asksAboutResult(question)) return resultAnswer(profile, result, next)
  const named = refereeAnswer(profile, question)
  if (named) return joined([named, next])
  if (asked?.intent === 'contact' && meeting) return meetingAnswer(profile, meeting)
  if (asked?.kind === 'rule') return ruleAnswer(profile, asked.intent, next)
  const names = [profile.firstName, profile.lastName]
  const isTrouble = describesProblem(question, names)
  const word =
    asked?.intent === 'word' && proofAnswer(profile, asked.clauses.join(' '), gallery.vocabulary, true)
  if (word) return joined([word, next])
  if (asked?.kind === 'proof' && asked.intent !== 'word' && !isTrouble) {
    const meant = titled === undefined ? proofAnswer(profile, question, gallery.vocabulary) : undefined
    const all =
      asked.intent === 'checks'
        ? checksAnswer(profile, recent ?? 0)
        : refereesAnswer(profile, question, recent)
    return joined([meant ?? all, next])
  }
  const who = !asked && titled === undefined && !isTrouble && whoAnswer(profile, question, gallery.vocabulary)
  if (who) return joined([who, next])
  if (titled !== undefined) return joined([storyAnswer(profile, titled, titledFact(question, asked)), next])
  const published = supportFor(profile, question, gallery)
  const { story } = published
  if (asked?.kind === 'story') {
    const isFound = story && (story.isSure || (asked.intent === 'duration' && story.evidence > meantFrom))
    const meant = isFound ? story.plate : (recent ?? 0)
    const beyond = askedBeyond(profile, asked.clauses.join(' '), gallery.vocabulary, false)
    if (isFound || asked.intent === 'stories' || isToldIn(profile, meant, beyond))
      return joined([storyAnswer(profile, meant, asked.intent, said) ?? nothing(profile, published), next])
  }
  const isStorys = story?.isSure && story.evidence > beyondFacts
  const isOfLife = asked?.kind === 'fact' && ofLife.includes(asked.intent) && isOneSentence(question, names)
  if (asked?.kind === 'fact' && (isOfLife || !((isStorys || isTrouble) && yielding.includes(asked.intent)))) {
    const fact = factAnswer(profile, asked.intent, asked.clauses, gallery.vocabulary)
    if (fact) return joined([fact, next])
  }
  if ((!asked || asked.kind === 'fact') && published.isOfPerson) return joined([aboutAnswer(profile), next])
  // What is asked of a life alone and not told is no trouble that a story could tell of.
  if (isOfLife) return joined([nothing(profile, published), next])
  const told =
    story?.isSure &&
    tell(
      profile,
      story.plate,
      bestOfStory(profile, story.plate, published.ranked, asksHow(profile, question)),
    )
  return joined([
    told ||
      topicAnswer(profile, published) ||
      (published.outside && outsideAnswer(profile, published.outside)) ||
      nearestAnswer(profile, published) ||
      nothing(profile, published),
    next,
  ])
}

/** Whether a story is what is asked about, because the question adds nothing or the story says it too. */
function isToldIn({ stories }: PublicProfile, plate: number, beyond: Beyond) {
  const {
    title = '',
    subtitle = '',
    problemDescription = '',
    task = '',
    solution = '',
    results = '',
  } = stories[plate] ?? {}
  return (
    beyond.isNothing ||
    beyond.shareIn(title, subtitle, problemDescription, task, solution, results) >= provenShare
  )
}

/** A question of when something happened means the story that says most of it. */
const meantFrom = -4

/** Offers a story by its name, without quoting it, where the evidence is between sure and nothing. */
function nearestAnswer({ firstName, stories }: PublicProfile, { story }: Published) {
  if (!story?.isNear) return undefined
  const { title = '' } = stories[story.plate] ?? {}
  return `I am not sure that this answers you; the nearest that ${firstName} has told is ${quoted(title)}. ${offerMark(story.plate)}`
}

function outsideAnswer(
  { firstName, stories, references, about }: PublicProfile,
  { text, field, speaker }: Sentence,
) {
  if (field === 'method') return `It is a step of ${firstName}’s method: ${quoted(text)}`
  if (field === 'about') return `${firstName} says on this page: ${quoted(about)}`
  if (!speaker) return `On this page it says: “${endless(text)}.”`
  const confirms = references.find(({ name }) => name === speaker)?.confirms
  const plate = stories.findIndex(({ id }) => confirms?.includes(id))
  return joined([
    `${speaker} says of ${firstName}: ${quoted(text)}`,
    plate >= 0 && `They confirm the story ${quoted(stories[plate]?.title ?? '')}. ${citationMark(plate)}`,
  ])
}

/** Names a topic, without quoting, where no story certainly answers it. */
function topicAnswer(profile: PublicProfile, { topic, story }: Published) {
  if (!topic?.isNamed) return undefined
  const is = topic.isProblem
    ? `That is the problem ${profile.firstName} works on`
    : 'That is one of the topics on this page'
  const title = story && profile.stories[story.plate]?.title
  return joined([
    `${is}: ${quoted(endless(topic.text))}.`,
    title && `The nearest story is ${quoted(title)}. ${offerMark(story.plate)}`,
  ])
}

/** The part of a story that is asked for; undefined if there is no story. */
function storyAnswer(
  profile: PublicProfile,
  plate: number,
  fact: StoryFact,
  said: string[] = [],
): string | undefined {
  const story = profile.stories[plate]
  if (!story) return undefined
  const first = (text: string) => splitSentences(text)[0]
  if (fact === 'stories') {
    const titles = profile.stories.map(
      ({ title, subtitle }) => `${quoted(title)}${subtitle && ` (${subtitle})`}`,
    )
    return joined([
      `${titles.length === 1 ? 'One story is' : `${capitalised(counted(titles.length))} stories are`} told on this page: ${titles.slice(0, 6).join('; ')}.`,
      `From ${quoted(story.title)}: ${quoted(first(story.results) ?? '')} ${citationMark(plate)}`,
    ])
  }
  if (fact === 'duration' && story.timeline)
    return joined([
      `For ${quoted(story.title)} the page gives ${quoted(story.timeline)}.`,
      `What came of it: ${quoted(first(story.results) ?? '')} ${citationMark(plate)}`,
    ])
  if (fact === 'results') return tell(profile, plate, resultsInFigures(story))
  if (fact === 'action')
    return tell(profile, plate, [...splitSentences(story.solution).slice(0, 2), first(story.results)])
  if (fact === 'more') {
    const unsaid = sentencesOf(profile).filter(
      (sentence) =>
        sentence.plate === plate &&
        sentence.part !== 'title' &&
        !said.some((text) => text.includes(sentence.text)),
    )
    if (!unsaid.length)
      return `That is all that is published of ${quoted(story.title)}. ${citationMark(plate)}`
    return tell(
      profile,
      plate,
      unsaid.slice(0, 3).map(({ text }) => text),
    )
  }
  return tell(profile, plate, [first(story.problemDescription), first(story.task), first(story.results)])
}

function titledFact(question: string, asked: ReturnType<typeof visitorIntentOf>): StoryFact {
  if (asked?.kind === 'story' && asked.intent !== 'stories') return asked.intent
  if (/\b(?:what came of|results?|outcome|in the end)\b/i.test(question)) return 'results'
  return /\bhow\b|\bdid\b/i.test(question) ? 'action' : 'situation'
}

/** Says that nothing is published about the question, and what this page is. */
function nothing({ firstName, coreProblemSolved }: PublicProfile, { topic }: Pick<Published, 'topic'> = {}) {
  return joined([
    `I find nothing about that in what ${firstName} has published, so I will not guess.`,
    coreProblemSolved &&
      `This page is about ${firstName}’s own work on one problem above all: ${quoted(endless(coreProblemSolved))}.`,
    topic &&
      !topic.isProblem &&
      topic.share >= nearTopic &&
      `The nearest topic on it is ${quoted(topic.text)}.`,
  ])
}
const nearTopic = 0.25

const asksHow = ({ firstName, lastName }: PublicProfile, question: string) =>
  /\bhow (?:did|was|were|do|can|could|have)\b|\bwhat (?:did|have) you\b/.test(
    plainly(question, [firstName, lastName]),
  )
