import { scriptedQuestion } from '#schema/chat/agent-script.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { asksAboutResult, resultAnswer, resultOffer } from '../visitor-result.ts'
import { joined } from '../wording.ts'
import { certainAnswer, sentenceOfAbout } from './certain-answer.ts'
import { secondStoryOffer } from './classifier/predicted-answer.ts'
import { askForSituation, meetingAnswer, ruleAnswer, smallTalkAnswer } from './fixed-answers.ts'
import { followUpAnswer, termAnswer } from './follow-up.ts'
import {
  nearestAnswer,
  nothingPublished,
  notUnderstoodAnswer,
  pageSentenceAnswer,
  topicAnswer,
} from './nearest-answers.ts'
import { aboutAnswer, factAnswer } from './page-facts.ts'
import { checksAnswer, proofAnswer, refereeAnswer, refereesAnswer, whoAnswer } from './proof.ts'
import type { Fact } from './question/intent-patterns.ts'
import { normaliseQuestion } from './question/intents.ts'
import { asksForAdvice, asksForAdviceAlone, describesOwnCase } from './question/question-form.ts'
import {
  type AnswerContext,
  type Classification,
  classify,
  type Evidence,
  findEvidence,
  type ReadQuestion,
  readQuestion,
} from './question/read-question.ts'
import { isAboutStory } from './question-content.ts'
import { type Retrieval, retrieve } from './retrieval.ts'
import { findLinkedStory } from './similar-questions.ts'
import { asksMissingDetail } from './stories/missing-detail.ts'
import {
  asksWhatFailed,
  bestOfStory,
  factOfNamedStory,
  quoteStory,
  quoteWhatWasDone,
  storyAnswer,
  timeInStory,
  whatFailed,
} from './stories/story-quotes.ts'
import { isInAboutText } from './typed-facts.ts'

/**
 * The agent's answer in the profile's own words (R22): a story quoted and cited, the nearest one offered, or an honest
 * no. A question back follows where visitors speak of their own case.
 */
export function groundedAnswer(profile: PublicProfile, typed: string, context: AnswerContext = {}): string {
  const question = readQuestion(profile, typed, context)
  const fixed = answerWithoutEvidence(question)
  if (fixed !== undefined) return fixed
  const evidence = findEvidence(question)
  const classification = classify(question, evidence)
  return (
    certainAnswer(question, evidence, classification) ??
    answerAboutProof(question, evidence) ??
    answerByName(question, evidence) ??
    answerFollowUpOrFact(question, evidence, classification) ??
    answerAboutStory(question, evidence, classification) ??
    answerAboutPerson(question, evidence, classification) ??
    nearestMatch(question, evidence, classification)
  )
}

/** Small talk, rules, the visitor's scorecard, and questions that the owner or a referee's name ties to an answer. */
function answerWithoutEvidence(question: ReadQuestion): string | undefined {
  const { profile, text, intent, previousAnswers, result, gallery, meeting } = question
  if (intent?.kind === 'small talk')
    return joined([
      smallTalkAnswer(profile, intent.name),
      result && intent.name === 'greeting' && resultOffer,
    ])
  if (intent?.kind === 'rule' && intent.name === 'instructions') return ruleAnswer(profile, intent.name)
  const linkedStory = findLinkedStory(profile, text, gallery)
  if (linkedStory !== undefined)
    return quoteForQuestion(question, linkedStory, retrieve(profile, text, gallery))
  if (result && asksAboutResult(text))
    return resultAnswer(profile, result, scriptedQuestion(profile.agentType, previousAnswers))
  const refereeNamed = refereeAnswer(profile, text)
  if (refereeNamed) return refereeNamed
  if (intent?.name === 'contact' && meeting) return meetingAnswer(profile, meeting)
  return intent?.kind === 'rule' ? ruleAnswer(profile, intent.name, meeting) : undefined
}

/** What failed, what referees say, who confirms what, and who somebody is. */
function answerAboutProof(question: ReadQuestion, { prediction }: Evidence): string | undefined {
  const { profile, text, names, intent, namedStory, recentStory, isTrouble } = question
  const { vocabulary } = question.gallery
  const failed = asksWhatFailed(text, names) && whatFailed(profile, namedStory)
  if (failed) return failed
  const quote =
    intent?.name === 'word' &&
    proofAnswer(profile, intent.clauses.join(' '), vocabulary, { asksForQuote: true })
  if (quote) return quote
  if (intent?.kind === 'proof' && intent.name !== 'word' && !isTrouble) {
    const proof = namedStory === undefined ? proofAnswer(profile, text, vocabulary) : undefined
    if (proof) return proof
    return intent.name === 'checks'
      ? checksAnswer(profile, recentStory ?? 0)
      : refereesAnswer(profile, text, recentStory)
  }
  const mayAskWho = prediction.mayQuotePage && !intent && namedStory === undefined && !isTrouble
  return (mayAskWho && whoAnswer(profile, text, vocabulary)) || undefined
}

/** A story by its title, advice about nothing said yet, a fact of a type, a term of the page. */
function answerByName(question: ReadQuestion, { retrieval, prediction }: Evidence): string | undefined {
  const { profile, text, names, intent, namedStory, recentStory, isTrouble } = question
  if (namedStory !== undefined) return storyAnswer(profile, namedStory, factOfNamedStory(text, intent)) ?? ''
  if (asksForAdviceAlone(text, names))
    return recentStory === undefined
      ? joined([askForSituation(profile), storyAnswer(profile, 0, 'stories')])
      : quoteWhatWasDone(profile, recentStory, [], `${profile.firstName} told of it in`)
  const typedFact = prediction.mayQuotePage && sentenceOfAbout(question)
  if (typedFact) return typedFact
  const term = !isTrouble && termAnswer(profile, text, retrieval.terms)
  return term || undefined
}

/** What follows up the story mentioned last, what the page says beside its stories, or a figure of a story. */
function answerFollowUpOrFact(
  { profile, text, names, intent, recentStory, previousAnswers, isTrouble }: ReadQuestion,
  { retrieval, prediction }: Evidence,
  { pageAnswer, isFollowUp, hasOnlyIntentWords, hasDirectMatch }: Classification,
): string | undefined {
  const { story, figures } = retrieval
  const isDetailMissing = (storyIndex: number) => asksMissingDetail(profile, storyIndex, text)
  const isClearFollowUp = isFollowUp && !/\byour?\b/.test(normaliseQuestion(text, names))
  const isAboutOtherStory = prediction.isStoryLikely && story?.storyIndex !== recentStory
  const isAboutRecent =
    isFollowUp && !intent && (isClearFollowUp || !pageAnswer) && !isTrouble && !isAboutOtherStory
  if (isAboutRecent && recentStory !== undefined)
    return isDetailMissing(recentStory)
      ? nothingPublished({ profile, previousAnswers }, undefined, [recentStory])
      : followUpAnswer(profile, recentStory, { question: text, previousAnswers, ranked: retrieval.ranked })
  const isStoryQuestion = intent?.kind === 'story' && (hasOnlyIntentWords || recentStory !== undefined)
  if (pageAnswer && intent?.kind !== 'fact' && !isStoryQuestion && !hasDirectMatch) return pageAnswer
  if (!figures || intent?.kind === 'fact') return undefined
  return isDetailMissing(figures.storyIndex)
    ? nothingPublished({ profile, previousAnswers }, undefined, retrieval.candidates)
    : quoteStory(profile, figures.storyIndex, figures.sentences)
}

/** What is asked about a story: of the one found for the question, else of the one mentioned last, else of the first. */
function answerAboutStory(
  { profile, intent, recentStory, previousAnswers, isTrouble }: ReadQuestion,
  { retrieval, prediction }: Evidence,
  { isFollowUp, hasOnlyIntentWords, content }: Classification,
): string | undefined {
  if (intent?.kind !== 'story') return undefined
  const { story, ranked } = retrieval
  const asksWhen = intent.name === 'duration'
  const isMatched =
    !isFollowUp &&
    !(hasOnlyIntentWords && recentStory !== undefined) &&
    story &&
    (prediction.isStoryLikely || (asksWhen && !isTrouble && prediction.isStoryOffered))
  const storyIndex = isMatched ? story.storyIndex : (recentStory ?? 0)
  if (!isMatched && intent.name !== 'stories' && !isAboutStory(profile, storyIndex, content)) return undefined
  return joined([
    storyAnswer(profile, storyIndex, intent.name, previousAnswers) ??
      nothingPublished({ profile, previousAnswers }, retrieval.topic, retrieval.candidates),
    isMatched && asksWhen && timeInStory(profile, storyIndex, ranked),
    isTrouble && scriptedQuestion(profile.agentType, previousAnswers),
  ])
}

/** Facts that yield to a story that answers. */
const storyFirstFacts: readonly Fact[] = [
  'background',
  'deliverables',
  'method',
  'areas',
  'industry',
  'skills',
]

/** Facts of the person and the work, and the about text. */
function answerAboutPerson(
  { profile, text, previousAnswers, intent, isTrouble, gallery }: ReadQuestion,
  { retrieval, prediction }: Evidence,
  { pageAnswer, hasDirectMatch, isAboutPerson, hasOnlyIntentWords }: Classification,
): string | undefined {
  const { vocabulary } = gallery
  const { topic } = retrieval
  if (isAboutPerson && !prediction.mayQuotePage && (!hasOnlyIntentWords || prediction.isPrivate))
    return nothingPublished({ profile, previousAnswers }, topic)
  if (intent?.kind === 'fact') {
    const isStoryBetter = (retrieval.story && prediction.isStoryLikely) || isTrouble
    const yields = !isAboutPerson && isStoryBetter && storyFirstFacts.includes(intent.name)
    const fact = !yields && factAnswer(profile, intent.name, intent.clauses, vocabulary)
    if (fact) return fact
  }
  if (prediction.mayQuotePage && (!intent || intent.kind === 'fact'))
    if (retrieval.isAboutPerson || isInAboutText(profile, text, vocabulary)) return aboutAnswer(profile) ?? ''
  if (pageAnswer && !hasDirectMatch) return pageAnswer
  // What is asked about a life and not published is no trouble that a story could be about.
  return isAboutPerson ? nothingPublished({ profile, previousAnswers }, topic) : undefined
}

/** The story that answers, the nearest topic, sentence or story, or an honest no. */
function nearestMatch(
  question: ReadQuestion,
  { retrieval, prediction }: Evidence,
  { hasKnownWords }: Classification,
): string {
  const { profile, text, names, previousAnswers, asksAboutTrouble } = question
  if (!hasKnownWords) return notUnderstoodAnswer(profile)
  const { story } = retrieval
  const isDetailMissing =
    prediction.isStoryLikely && story && asksMissingDetail(profile, story.storyIndex, text)
  const isDoubtful = prediction.isStoryDoubtful && story && !retrieval.topic?.isFullMatch
  if (isDetailMissing || isDoubtful)
    return nothingPublished({ profile, previousAnswers }, undefined, retrieval.candidates)
  const storyQuote =
    story && prediction.isStoryLikely && quoteForQuestion(question, story.storyIndex, retrieval)
  const isAdvice = asksAboutTrouble || asksForAdvice(text, names)
  const answer = storyQuote || topicAnswer(profile, retrieval, isAdvice)
  const sentence =
    prediction.mayQuotePage || retrieval.pageSentence?.field !== 'about' ? retrieval.pageSentence : undefined
  const pageAnswer = !answer && sentence && pageSentenceAnswer(profile, sentence)
  const best = answer || (!pageAnswer && story?.isEveryday && nearestAnswer(profile, retrieval))
  if (!best)
    return pageAnswer || nothingPublished({ profile, previousAnswers }, retrieval.topic, retrieval.candidates)
  return joined([
    best,
    describesOwnCase(text, names) && scriptedQuestion(profile.agentType, previousAnswers),
    storyQuote && secondStoryOffer(retrieval, prediction),
  ])
}

/** The story that answers; if the question is what to do, what was done in it. */
const quoteForQuestion = (
  { profile, text, names, asksAboutTrouble }: ReadQuestion,
  storyIndex: number,
  { ranked }: Retrieval,
) =>
  asksAboutTrouble || asksForAdvice(text, names)
    ? quoteWhatWasDone(profile, storyIndex, ranked, `${profile.firstName} tells of this in`)
    : quoteStory(profile, storyIndex, bestOfStory(profile, storyIndex, ranked, text))
