import { scriptedQuestion } from '#schema/chat/agent-script.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { asksAboutResult, resultAnswer, resultOffer } from '../visitor-result.ts'
import { joined } from '../wording.ts'
import { tiedStory } from './asked-alike.ts'
import { certainAnswer, sentenceOfAbout } from './certain-answer.ts'
import { besideStory } from './classifier/likeliest-answer.ts'
import { isAboutStory } from './fact-asked.ts'
import { meetingAnswer, ruleAnswer, situationFirst, smallTalkAnswer } from './fixed-answers.ts'
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
import { plainly } from './question/intents.ts'
import { asksForAdvice, asksForAdviceAlone, speaksOfOwn } from './question/question-form.ts'
import {
  type AnswerContext,
  type Classification,
  classify,
  type Evidence,
  findEvidence,
  type ReadQuestion,
  readQuestion,
} from './question/read-question.ts'
import { asksMissingDetail } from './stories/missing-detail.ts'
import {
  asksWhatFailed,
  bestOfStory,
  quoteStory,
  quoteWhatWasDone,
  storyAnswer,
  timeInStory,
  titledFact,
  whatFailed,
} from './stories/story-quotes.ts'
import { type Published, supportFor } from './support.ts'
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
    answerOfWhatIsNamed(question, evidence) ??
    answerFollowUpOrFact(question, evidence, classification) ??
    answerAboutStory(question, evidence, classification) ??
    answerAboutPerson(question, evidence, classification) ??
    nearestToQuestion(question, evidence, classification)
  )
}

/** Small talk, rules, the visitor's scorecard, and questions that the owner or a referee's name ties to an answer. */
function answerWithoutEvidence(question: ReadQuestion): string | undefined {
  const { profile, text, asked, said, result, gallery, meeting } = question
  if (asked?.kind === 'small talk')
    return joined([
      smallTalkAnswer(profile, asked.intent),
      result && asked.intent === 'greeting' && resultOffer,
    ])
  if (asked?.kind === 'rule' && asked.intent === 'instructions') return ruleAnswer(profile, asked.intent)
  const tied = tiedStory(profile, text, gallery)
  if (tied !== undefined) return quoteAsAsked(question, tied, supportFor(profile, text, gallery))
  if (result && asksAboutResult(text))
    return resultAnswer(profile, result, scriptedQuestion(profile.agentType, said))
  const named = refereeAnswer(profile, text)
  if (named) return named
  if (asked?.intent === 'contact' && meeting) return meetingAnswer(profile, meeting)
  return asked?.kind === 'rule' ? ruleAnswer(profile, asked.intent, meeting) : undefined
}

/** What failed, what referees say, who confirms what, and who somebody is. */
function answerAboutProof(question: ReadQuestion, { likely }: Evidence): string | undefined {
  const { profile, text, names, asked, titled, recent, isTrouble } = question
  const { vocabulary } = question.gallery
  const failed = asksWhatFailed(text, names) && whatFailed(profile, titled)
  if (failed) return failed
  const word =
    asked?.intent === 'word' &&
    proofAnswer(profile, asked.clauses.join(' '), vocabulary, { isTheirWord: true })
  if (word) return word
  if (asked?.kind === 'proof' && asked.intent !== 'word' && !isTrouble) {
    const meant = titled === undefined ? proofAnswer(profile, text, vocabulary) : undefined
    if (meant) return meant
    return asked.intent === 'checks'
      ? checksAnswer(profile, recent ?? 0)
      : refereesAnswer(profile, text, recent)
  }
  const mayBeWho = likely.mayQuotePage && !asked && titled === undefined && !isTrouble
  return (mayBeWho && whoAnswer(profile, text, vocabulary)) || undefined
}

/** A story by its title, advice about nothing said yet, a fact of a type, a term of the page. */
function answerOfWhatIsNamed(question: ReadQuestion, { published, likely }: Evidence): string | undefined {
  const { profile, text, names, asked, titled, recent, isTrouble } = question
  if (titled !== undefined) return storyAnswer(profile, titled, titledFact(text, asked)) ?? ''
  if (asksForAdviceAlone(text, names))
    return recent === undefined
      ? joined([situationFirst(profile), storyAnswer(profile, 0, 'stories')])
      : quoteWhatWasDone(profile, recent, [], `${profile.firstName} told of it in`)
  const ofType = likely.mayQuotePage && sentenceOfAbout(question)
  if (ofType) return ofType
  const term = !isTrouble && termAnswer(profile, text, published.terms)
  return term || undefined
}

/** What follows up the story mentioned last, what the page says beside its stories, or a figure of a story. */
function answerFollowUpOrFact(
  { profile, text, names, asked, recent, said, isTrouble }: ReadQuestion,
  { published, likely }: Evidence,
  { ofPage, isFollowUp, isBare, isNamed }: Classification,
): string | undefined {
  const { story, figures } = published
  const isDetailMissing = (storyIndex: number) => asksMissingDetail(profile, storyIndex, text)
  const isPlainlyBack = isFollowUp && !/\byour?\b/.test(plainly(text, names))
  const isOfAnotherStory = likely.isStoryLikely && story?.storyIndex !== recent
  const isAboutRecent = isFollowUp && !asked && (isPlainlyBack || !ofPage) && !isTrouble && !isOfAnotherStory
  if (isAboutRecent && recent !== undefined)
    return isDetailMissing(recent)
      ? nothingPublished({ profile, said }, undefined, [recent])
      : followUpAnswer(profile, text, recent, said, published)
  const isOfStory = asked?.kind === 'story' && (isBare || recent !== undefined)
  if (ofPage && asked?.kind !== 'fact' && !isOfStory && !isNamed) return ofPage
  if (!figures || asked?.kind === 'fact') return undefined
  return isDetailMissing(figures.storyIndex)
    ? nothingPublished({ profile, said }, undefined, published.perhaps)
    : quoteStory(profile, figures.storyIndex, figures.sentences)
}

/** What is asked about a story: of the one found for the question, else of the one mentioned last, else of the first. */
function answerAboutStory(
  { profile, asked, recent, said, isTrouble }: ReadQuestion,
  { published, likely }: Evidence,
  { isFollowUp, isBare, beyond }: Classification,
): string | undefined {
  if (asked?.kind !== 'story') return undefined
  const { story, ranked } = published
  const asksWhen = asked.intent === 'duration'
  const isFound =
    !isFollowUp &&
    !(isBare && recent !== undefined) &&
    story &&
    (likely.isStoryLikely || (asksWhen && !isTrouble && likely.isStoryOffered))
  const meant = isFound ? story.storyIndex : (recent ?? 0)
  if (!isFound && asked.intent !== 'stories' && !isAboutStory(profile, meant, beyond)) return undefined
  return joined([
    storyAnswer(profile, meant, asked.intent, said) ??
      nothingPublished({ profile, said }, published.topic, published.perhaps),
    isFound && asksWhen && timeInStory(profile, meant, ranked),
    isTrouble && scriptedQuestion(profile.agentType, said),
  ])
}

/** Facts that yield to a story that answers. */
const yielding: readonly Fact[] = ['background', 'deliverables', 'method', 'areas', 'industry', 'skills']

/** Facts of the person and the work, and the about text. */
function answerAboutPerson(
  { profile, text, said, asked, isTrouble, gallery }: ReadQuestion,
  { published, likely }: Evidence,
  { ofPage, isNamed, isOfLife, isBare }: Classification,
): string | undefined {
  const { vocabulary } = gallery
  const { topic } = published
  if (isOfLife && !likely.mayQuotePage && (!isBare || likely.isPrivate))
    return nothingPublished({ profile, said }, topic)
  if (asked?.kind === 'fact') {
    const isStorys = (published.story && likely.isStoryLikely) || isTrouble
    const yields = !isOfLife && isStorys && yielding.includes(asked.intent)
    const fact = !yields && factAnswer(profile, asked.intent, asked.clauses, vocabulary)
    if (fact) return fact
  }
  if (likely.mayQuotePage && (!asked || asked.kind === 'fact'))
    if (published.isOfPerson || isInAboutText(profile, text, vocabulary)) return aboutAnswer(profile) ?? ''
  if (ofPage && !isNamed) return ofPage
  // What is asked about a life and not published is no trouble that a story could be about.
  return isOfLife ? nothingPublished({ profile, said }, topic) : undefined
}

/** The story that answers, the nearest topic, sentence or story, or an honest no. */
function nearestToQuestion(
  question: ReadQuestion,
  { published, likely }: Evidence,
  { isKnown }: Classification,
): string {
  const { profile, text, names, said, asksAboutTrouble } = question
  if (!isKnown) return notUnderstoodAnswer(profile)
  const { story } = published
  const isDetailMissing = likely.isStoryLikely && story && asksMissingDetail(profile, story.storyIndex, text)
  const isDoubtful = likely.isStoryDoubtful && story && !published.topic?.isWhole
  if (isDetailMissing || isDoubtful) return nothingPublished({ profile, said }, undefined, published.perhaps)
  const ofStory = story && likely.isStoryLikely && quoteAsAsked(question, story.storyIndex, published)
  const isAdvice = asksAboutTrouble || asksForAdvice(text, names)
  const answer = ofStory || topicAnswer(profile, published, isAdvice)
  const sentence =
    likely.mayQuotePage || published.pageSentence?.field !== 'about' ? published.pageSentence : undefined
  const ofPage = !answer && sentence && pageSentenceAnswer(profile, sentence)
  const found = answer || (!ofPage && story?.isEveryday && nearestAnswer(profile, published))
  if (!found) return ofPage || nothingPublished({ profile, said }, published.topic, published.perhaps)
  return joined([
    found,
    speaksOfOwn(text, names) && scriptedQuestion(profile.agentType, said),
    ofStory && besideStory(published, likely),
  ])
}

/** The story that answers; if the question is what to do, what was done in it. */
const quoteAsAsked = (
  { profile, text, names, asksAboutTrouble }: ReadQuestion,
  storyIndex: number,
  { ranked }: Published,
) =>
  asksAboutTrouble || asksForAdvice(text, names)
    ? quoteWhatWasDone(profile, storyIndex, ranked, `${profile.firstName} tells of this in`)
    : quoteStory(profile, storyIndex, bestOfStory(profile, storyIndex, ranked, text))
