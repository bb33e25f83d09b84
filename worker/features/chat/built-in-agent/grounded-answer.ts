import { honestNo, scriptedQuestion } from '#schema/chat/agent-script.ts'
import type { MeetingOffer } from '#schema/chat/chat-answers.ts'
import { notUnderstood } from '#schema/chat/nothing-asked.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { CarriedResult } from '#schema/scorecard/carried-result.ts'
import type { Sentence } from '../../knowledge/sentences.ts'
import { type GalleryView, noGallery } from '../gallery-view.ts'
import { citationMark, offerMark, perhapsMark } from '../marks.ts'
import { asksAboutResult, resultAnswer, resultOffer } from '../visitor-result.ts'
import { endless, joined, quoted } from '../wording.ts'
import { tiedStory } from './asked-alike.ts'
import { askedBeyond, isToldIn } from './fact-asked.ts'
import { courtesyAnswer, meetingAnswer, ruleAnswer, situationFirst } from './fixed-answers.ts'
import { followUpAnswer, isAboutLastTold, termTold } from './follow-up.ts'
import type { Fact } from './intent-patterns.ts'
import { plainly, visitorIntentOf } from './intents.ts'
import { answerOutsideStories, besideStory, type OutsideStories } from './outside/outside-stories.ts'
import { aboutAnswer, factAnswer } from './page-facts.ts'
import { checksAnswer, proofAnswer, refereeAnswer, refereesAnswer, whoAnswer } from './proof.ts'
import {
  asksForAdvice,
  asksForAdviceAlone,
  describesProblem,
  isOneSentence,
  speaksOfOwn,
  troubleTold,
  withoutLeadIn,
} from './question-form.ts'
import { isUnderstood } from './question-terms.ts'
import { pageWords } from './story-ranking.ts'
import {
  asksHow,
  bestOfStory,
  lastTold,
  storyAnswer,
  tell,
  tellWhatWasDone,
  titledFact,
  titledIn,
  whenTold,
} from './story-telling.ts'
import { type Published, supportFor } from './support.ts'
import { isToldOfLife, typedFactAnswer } from './typed-facts.ts'
import { asksWhatFailed, whatFailed } from './what-failed.ts'

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

/** A question about the work in general yields to a story that answers; one about the person never does. */
const ofLife: readonly Fact[] = ['person', 'background']
const yielding: readonly Fact[] = ['background', 'deliverables', 'method', 'areas', 'industry', 'skills']

/**
 * The agent's answer in the profile's own words (R22): a story quoted and cited, the nearest one offered, or an honest
 * no. A question back follows where visitors speak of their own case.
 */
export function groundedAnswer(
  profile: PublicProfile,
  typed: string,
  { said = [], result, gallery = noGallery, meeting }: AnswerContext = {},
) {
  const question = withoutLeadIn(typed)
  const asked = visitorIntentOf(question, profile)
  const titled = titledIn(profile, question)
  const recent = titled ?? lastTold(profile, said)
  if (asked?.kind === 'courtesy')
    return joined([
      courtesyAnswer(profile, asked.intent),
      result && asked.intent === 'greeting' && resultOffer,
    ])
  if (asked?.kind === 'rule' && asked.intent === 'instructions') return ruleAnswer(profile, asked.intent)
  const tied = tiedStory(profile, question, gallery)
  if (tied !== undefined) return storyTold(profile, question, tied, supportFor(profile, question, gallery))
  if (result && asksAboutResult(question))
    return resultAnswer(profile, result, scriptedQuestion(profile.agentType, said))
  const named = refereeAnswer(profile, question)
  if (named) return named
  if (asked?.intent === 'contact' && meeting) return meetingAnswer(profile, meeting)
  if (asked?.kind === 'rule') return ruleAnswer(profile, asked.intent, meeting)
  const published = supportFor(profile, question, gallery)
  const { story, figures } = published
  const outside = answerOutsideStories(profile, question, gallery.vocabulary, published)
  const names = [profile.firstName, profile.lastName]
  const failed = asksWhatFailed(question, names) && whatFailed(profile, titled)
  if (failed) return failed
  const asksAboutTrouble = troubleTold(question, names) !== undefined
  const isTrouble = asksAboutTrouble || describesProblem(question, names)
  const word =
    asked?.intent === 'word' && proofAnswer(profile, asked.clauses.join(' '), gallery.vocabulary, true)
  if (word) return word
  if (asked?.kind === 'proof' && asked.intent !== 'word' && !isTrouble) {
    const meant = titled === undefined ? proofAnswer(profile, question, gallery.vocabulary) : undefined
    const all =
      asked.intent === 'checks'
        ? checksAnswer(profile, recent ?? 0)
        : refereesAnswer(profile, question, recent)
    return meant ?? all
  }
  const who = !asked && titled === undefined && !isTrouble && whoAnswer(profile, question, gallery.vocabulary)
  if (who) return who
  if (titled !== undefined) return storyAnswer(profile, titled, titledFact(question, asked)) ?? ''
  if (asksForAdviceAlone(question, names))
    return recent === undefined
      ? joined([situationFirst(profile), storyAnswer(profile, 0, 'stories')])
      : tellWhatWasDone(profile, recent, [], `${profile.firstName} told of it in`)
  const ofType = isOneSentence(question, names) && typedFactAnswer(profile, question, gallery.vocabulary)
  if (ofType) return ofType
  const term = !isTrouble && termTold(profile, question, published.terms)
  if (term) return term
  const isKnown = isUnderstood(question, gallery.vocabulary, pageWords(profile, gallery.tied).passages)
  const toldOfPage = isKnown ? outsideTold(outside, profile, meeting) : undefined
  const alsoOffered = outside.isOffered && outside.likeliest !== undefined && perhapsMark(outside.likeliest)
  const isFollowUp = isAboutLastTold(profile, question, recent, published.terms)
  const isPlainlyBack = isFollowUp && !/\byour?\b/.test(plainly(question, names))
  if (
    isFollowUp &&
    !asked &&
    (isPlainlyBack || !toldOfPage) &&
    !isTrouble &&
    (!outside.isStorys || story?.plate === recent)
  )
    return followUpAnswer(profile, question, recent, said, published)
  const beyond = askedBeyond(profile, asked?.clauses.join(' ') ?? question, gallery.vocabulary, false)
  const isBare = asked !== undefined && beyond.isNothing
  const isOfStory = asked?.kind === 'story' && (isBare || recent !== undefined)
  const isNamed = published.outside || published.topic?.isWhole
  if (toldOfPage && asked?.kind !== 'fact' && !isOfStory && !isNamed) return joined([toldOfPage, alsoOffered])
  if (figures && asked?.kind !== 'fact') return tell(profile, figures.plate, figures.sentences)
  if (asked?.kind === 'story') {
    const isFound =
      !isFollowUp &&
      !(isBare && recent !== undefined) &&
      story &&
      (outside.isStorys || (asked.intent === 'duration' && !isTrouble && outside.isOffered))
    const meant = isFound ? story.plate : (recent ?? 0)
    if (isFound || asked.intent === 'stories' || isToldIn(profile, meant, beyond))
      return joined([
        storyAnswer(profile, meant, asked.intent, said) ?? nothing(profile, published),
        isFound && asked.intent === 'duration' && whenTold(profile, meant, published.ranked),
        isTrouble && scriptedQuestion(profile.agentType, said),
      ])
  }
  const isStorys = story && outside.isStorys
  const isOfLife = asked?.kind === 'fact' && ofLife.includes(asked.intent) && isOneSentence(question, names)
  if (isOfLife && !outside.mayBeTold) return nothing(profile, { ...published, perhaps: [] })
  if (asked?.kind === 'fact' && (isOfLife || !((isStorys || isTrouble) && yielding.includes(asked.intent)))) {
    const fact = factAnswer(profile, asked.intent, asked.clauses, gallery.vocabulary)
    if (fact) return fact
  }
  const isToldOfThem = published.isOfPerson || isToldOfLife(profile, question, gallery.vocabulary)
  if ((!asked || asked.kind === 'fact') && isToldOfThem) return aboutAnswer(profile) ?? ''
  if (toldOfPage && !isNamed) return joined([toldOfPage, alsoOffered])
  // What is asked of a life alone and not told is no trouble that a story could tell of.
  if (isOfLife) return nothing(profile, { ...published, perhaps: [] })
  if (!isKnown) return notUnderstoodAnswer(profile)
  const isAdvice = asksAboutTrouble || asksForAdvice(question, names)
  const told = story && outside.isStorys && storyTold(profile, question, story.plate, published)
  const answer = told || topicAnswer(profile, published, isAdvice)
  const ofPage = !answer && published.outside && outsideAnswer(profile, published.outside)
  const found = answer || (!ofPage && outside.isNear && nearestAnswer(profile, published))
  if (!found) return ofPage || nothing(profile, published)
  return joined([
    found,
    speaksOfOwn(question, names) && scriptedQuestion(profile.agentType, said),
    told && besideStory(published, outside),
  ])
}

/** The story that answers: to who asks what to do, what was done in it. */
function storyTold(profile: PublicProfile, question: string, plate: number, { ranked }: Published) {
  const names = [profile.firstName, profile.lastName]
  return troubleTold(question, names) !== undefined || asksForAdvice(question, names)
    ? tellWhatWasDone(profile, plate, ranked, `${profile.firstName} tells of this in`)
    : tell(profile, plate, bestOfStory(profile, plate, ranked, question, asksHow(profile, question)))
}

/** What the page tells beside its stories; a wish to meet is met with the free times. */
const outsideTold = (outside: OutsideStories, profile: PublicProfile, meeting: MeetingOffer | undefined) =>
  outside.kind === 'contact' && meeting ? meetingAnswer(profile, meeting) : outside.answer

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

/** Names a topic where no story certainly answers it; quotes the nearest one only for somebody who asks what to do. */
function topicAnswer(profile: PublicProfile, { topic, story, ranked }: Published, isAdvice: boolean) {
  if (!topic?.isNamed) return undefined
  const is = topic.isProblem
    ? `That is the problem ${profile.firstName} works on`
    : 'That is one of the topics on this page'
  const title = story && profile.stories[story.plate]?.title
  return joined([
    `${is}: ${quoted(endless(topic.text))}.`,
    title &&
      (isAdvice
        ? tellWhatWasDone(profile, story.plate, ranked, 'The nearest story is')
        : `The nearest story is ${quoted(title)}. ${offerMark(story.plate)}`),
  ])
}

/** Asks for other words, since the question holds no known one. */
const notUnderstoodAnswer = ({ firstName }: PublicProfile) =>
  `${notUnderstood} You can tell me what you are facing, or ask what ${firstName} has done and who confirms it.`

/** Says that nothing is published about the question, what this page is, and which stories are nearest. */
function nothing({ firstName, coreProblemSolved }: PublicProfile, { topic, perhaps }: Published) {
  return joined([
    `${honestNo} in what ${firstName} has published, so I will not guess.`,
    coreProblemSolved &&
      `This page is about ${firstName}’s own work on one problem above all: ${quoted(endless(coreProblemSolved))}.`,
    topic &&
      !topic.isProblem &&
      topic.nearness >= nearTopic &&
      `The nearest topic on it is ${quoted(topic.text)}.`,
    perhaps.map(perhapsMark).join(' '),
  ])
}
const nearTopic = 0.35
