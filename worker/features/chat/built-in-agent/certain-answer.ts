import { proofAnswer, whoAnswer } from './proof.ts'
import { plainly } from './question/intents.ts'
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
  { likely }: Evidence,
  { ofPage, isFollowUp, isBare }: Classification,
): string | undefined {
  const { profile, text, names, asked, titled, recent, isTrouble, gallery } = question
  if (titled !== undefined || isTrouble || isFollowUp || isBare || asksWhatFailed(text, names))
    return undefined
  if (asked?.kind === 'proof') {
    // Without a referee or a story in it, the question is for proof of any kind.
    const isMeant = likely.isCertain.ofProof && recent === undefined
    const isOfRole = likely.kind === 'checks' && whoAnswer(profile, text, gallery.vocabulary)
    return isMeant && !isOfRole && proofAnswer(profile, text, gallery.vocabulary) ? ofPage : undefined
  }
  if (!likely.isCertain.ofAny || (asked?.kind === 'story' && recent !== undefined)) return undefined
  if (likely.kind !== 'about') return ofPage
  // One sentence of the about text is plainer than all of it, if only one thing is asked.
  const isOfTime = asked?.intent === 'years' || asked?.intent === 'days'
  if (isOfTime && !severalParts.test(plainly(text, names))) return undefined
  return sentenceOfAbout(question) ?? ofPage
}

/** The sentence of the about text that gives the kind of answer which a single sentence asks for. */
export const sentenceOfAbout = ({ profile, text, names, gallery }: ReadQuestion) =>
  isOneSentence(text, names) ? typedFactAnswer(profile, text, gallery.vocabulary) : undefined
