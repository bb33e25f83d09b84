import { proofAnswer, whoAnswer } from './proof.ts'
import { normaliseQuestion } from './question/intents.ts'
import { isOneSentence } from './question/question-form.ts'
import type { Classification, Evidence, ReadQuestion } from './question/read-question.ts'
import { asksWhatFailed } from './stories/story-quotes.ts'
import { typedFactAnswer } from './typed-facts.ts'

const severalParts = /[,;]\s|\band\b/

/**
 * A part of the page that is certain to answer, whatever words a pattern knows in the question; never one that follows up a
 * story or says nothing but what kind of thing it asks for.
 */
export function certainAnswer(
  question: ReadQuestion,
  { prediction }: Evidence,
  { pageAnswer, isFollowUp, hasOnlyIntentWords }: Classification,
): string | undefined {
  const { profile, text, names, intent, namedStory, recentStory, isTrouble, gallery } = question
  if (
    namedStory !== undefined ||
    isTrouble ||
    isFollowUp ||
    hasOnlyIntentWords ||
    asksWhatFailed(text, names)
  )
    return undefined
  if (intent?.kind === 'proof') {
    // Without a referee or a story in it, the question is for proof of any kind.
    const isProofCertain = prediction.isCertain.proof && recentStory === undefined
    const asksForRole = prediction.kind === 'checks' && whoAnswer(profile, text, gallery.vocabulary)
    return isProofCertain && !asksForRole && proofAnswer(profile, text, gallery.vocabulary)
      ? pageAnswer
      : undefined
  }
  if (!prediction.isCertain.any || (intent?.kind === 'story' && recentStory !== undefined)) return undefined
  if (prediction.kind !== 'about') return pageAnswer
  // One sentence of the about text is plainer than all of it, if only one thing is asked.
  const asksForTime = intent?.name === 'years' || intent?.name === 'days'
  if (asksForTime && !severalParts.test(normaliseQuestion(text, names))) return undefined
  return sentenceOfAbout(question) ?? pageAnswer
}

/** The sentence of the about text that gives the kind of answer which a single sentence asks for. */
export const sentenceOfAbout = ({ profile, text, names, gallery }: ReadQuestion) =>
  isOneSentence(text, names) ? typedFactAnswer(profile, text, gallery.vocabulary) : undefined
