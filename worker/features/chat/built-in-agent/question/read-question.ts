import type { MeetingOffer } from '#schema/chat/chat-answers.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { CarriedResult } from '#schema/scorecard/carried-result.ts'
import { type GalleryView, noGallery } from '../../gallery-view.ts'
import { candidateMark } from '../../marks.ts'
import { joined } from '../../wording.ts'
import { predictAnswer } from '../classifier/predicted-answer.ts'
import { meetingAnswer } from '../fixed-answers.ts'
import { isFollowUpOn } from '../follow-up.ts'
import { contentOf } from '../question-content.ts'
import { retrieve } from '../retrieval.ts'
import { lastMentionedStory, storyNamedIn } from '../stories/story-quotes.ts'
import { pageIndex } from '../stories/story-ranking.ts'
import type { Fact } from './intent-patterns.ts'
import { classifyIntent } from './intents.ts'
import { describesProblem, isOneSentence, troubleWithoutRequest, withoutLeadIn } from './question-form.ts'
import { isUnderstood } from './question-terms.ts'

/** What an answer depends on beside the page and the question. */
export type AnswerContext = {
  /** The agent's own answers so far, oldest first; a question that names no story is about the last one. */
  previousAnswers?: string[]
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
  { previousAnswers = [], result, gallery = noGallery, meeting }: AnswerContext,
) {
  const text = withoutLeadIn(typed)
  const names = [profile.firstName, profile.lastName]
  const namedStory = storyNamedIn(profile, text)
  const asksAboutTrouble = troubleWithoutRequest(text, names) !== undefined
  return {
    profile,
    text,
    names,
    previousAnswers,
    result,
    gallery,
    meeting,
    intent: classifyIntent(text, profile),
    /** The story that the question names. */
    namedStory,
    /** That one, else the one mentioned last. */
    recentStory: namedStory ?? lastMentionedStory(profile, previousAnswers),
    asksAboutTrouble,
    isTrouble: asksAboutTrouble || describesProblem(text, names),
  }
}

export type Evidence = ReturnType<typeof findEvidence>

/** What the page says about a question, in its stories and beside them. */
export function findEvidence({ profile, text, gallery }: ReadQuestion) {
  const retrieval = retrieve(profile, text, gallery)
  return { retrieval, prediction: predictAnswer(profile, text, gallery.vocabulary, retrieval) }
}

/** Facts about the person, which no story answers. */
const personalFacts: readonly Fact[] = ['person', 'background']

export type Classification = ReturnType<typeof classify>

/** What kind of question it is, beside the page and the conversation so far. */
export function classify(question: ReadQuestion, { retrieval, prediction }: Evidence) {
  const { profile, text, names, intent, recentStory, gallery, meeting, asksAboutTrouble } = question
  const { terms, topic } = retrieval
  const hasKnownWords = isUnderstood(
    text,
    gallery.vocabulary,
    pageIndex(profile, gallery.linkedQuestions).passageFrequencies,
  )
  const answer =
    prediction.kind === 'contact' && meeting ? meetingAnswer(profile, meeting) : prediction.answer
  const offeredStory =
    prediction.isStoryOffered &&
    prediction.likeliestStory !== undefined &&
    candidateMark(prediction.likeliestStory)
  const content = contentOf(profile, intent?.clauses.join(' ') ?? text, gallery.vocabulary, {
    countsGeneric: false,
  })
  return {
    hasKnownWords,
    /** What the page says beside its stories, never to what would be done about a trouble; a wish to meet is answered with the free times. */
    pageAnswer: hasKnownWords && answer && !asksAboutTrouble ? joined([answer, offeredStory]) : undefined,
    isFollowUp: isFollowUpOn(profile, recentStory, { question: text, terms }),
    /** What is asked beyond the words of its intent, and whether that is nothing. */
    content,
    hasOnlyIntentWords: intent !== undefined && content.isEmpty,
    hasDirectMatch: Boolean(retrieval.pageSentence || topic?.isFullMatch),
    isAboutPerson:
      intent?.kind === 'fact' && personalFacts.includes(intent.name) && isOneSentence(text, names),
  }
}
