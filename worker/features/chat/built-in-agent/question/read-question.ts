import type { MeetingOffer } from '#schema/chat/chat-answers.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { CarriedResult } from '#schema/scorecard/carried-result.ts'
import { type GalleryView, noGallery } from '../../gallery-view.ts'
import { perhapsMark } from '../../marks.ts'
import { joined } from '../../wording.ts'
import { likeliestAnswer } from '../classifier/likeliest-answer.ts'
import { askedBeyond } from '../fact-asked.ts'
import { meetingAnswer } from '../fixed-answers.ts'
import { isFollowUpOn } from '../follow-up.ts'
import { lastMentioned, titledIn } from '../stories/story-quotes.ts'
import { pageWords } from '../stories/story-ranking.ts'
import { supportFor } from '../support.ts'
import type { Fact } from './intent-patterns.ts'
import { visitorIntentOf } from './intents.ts'
import { describesProblem, isOneSentence, troubleWithoutRequest, withoutLeadIn } from './question-form.ts'
import { isUnderstood } from './question-terms.ts'

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

export type ReadQuestion = ReturnType<typeof readQuestion>

/** A question as typed, what it asks, and which story it is about, by its index. */
export function readQuestion(
  profile: PublicProfile,
  typed: string,
  { said = [], result, gallery = noGallery, meeting }: AnswerContext,
) {
  const text = withoutLeadIn(typed)
  const names = [profile.firstName, profile.lastName]
  const titled = titledIn(profile, text)
  const asksAboutTrouble = troubleWithoutRequest(text, names) !== undefined
  return {
    profile,
    text,
    names,
    said,
    result,
    gallery,
    meeting,
    asked: visitorIntentOf(text, profile),
    /** The story that the question names. */
    titled,
    /** That one, else the one mentioned last. */
    recent: titled ?? lastMentioned(profile, said),
    asksAboutTrouble,
    isTrouble: asksAboutTrouble || describesProblem(text, names),
  }
}

export type Evidence = ReturnType<typeof findEvidence>

/** What the page says about a question, in its stories and beside them. */
export function findEvidence({ profile, text, gallery }: ReadQuestion) {
  const published = supportFor(profile, text, gallery)
  return { published, likely: likeliestAnswer(profile, text, gallery.vocabulary, published) }
}

/** Facts about the person, which no story answers. */
const ofLife: readonly Fact[] = ['person', 'background']

export type Classification = ReturnType<typeof classify>

/** What kind of question it is, beside the page and the conversation so far. */
export function classify(question: ReadQuestion, { published, likely }: Evidence) {
  const { profile, text, names, asked, recent, gallery, meeting, asksAboutTrouble } = question
  const { terms, topic } = published
  const isKnown = isUnderstood(text, gallery.vocabulary, pageWords(profile, gallery.tied).passages)
  const answer = likely.kind === 'contact' && meeting ? meetingAnswer(profile, meeting) : likely.answer
  const offered =
    likely.isStoryOffered && likely.likeliestStory !== undefined && perhapsMark(likely.likeliestStory)
  const beyond = askedBeyond(profile, asked?.clauses.join(' ') ?? text, gallery.vocabulary, {
    countsGeneric: false,
  })
  return {
    isKnown,
    /** What the page says beside its stories, never to what would be done about a trouble; a wish to meet is answered with the free times. */
    ofPage: isKnown && answer && !asksAboutTrouble ? joined([answer, offered]) : undefined,
    isFollowUp: isFollowUpOn(profile, text, recent, terms),
    /** What is asked beyond the words of its intent, and whether that is nothing. */
    beyond,
    isBare: asked !== undefined && beyond.isNothing,
    isNamed: Boolean(published.pageSentence || topic?.isWhole),
    isOfLife: asked?.kind === 'fact' && ofLife.includes(asked.intent) && isOneSentence(text, names),
  }
}
