import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { sentencesOf } from '../../knowledge/sentences.ts'
import { wordsOf } from '../../knowledge/terms.ts'
import { normaliseQuestion } from './question/intents.ts'
import { wordsIn } from './question/question-form.ts'
import { isDistinctive, type QuestionTerm } from './question/question-terms.ts'
import type { Retrieval } from './retrieval.ts'
import { bestOfStory, quoteStory, storyAnswer } from './stories/story-quotes.ts'
import { matchedWeight, pageIndex } from './stories/story-ranking.ts'

/** What points back to what was said before, in a short question that names nothing of its own. */
const backReference =
  /^\W*(?:and|so|but|then|ok|okay|also)\b(?! (?:do|are|can|have|did|were|will|would) you\b)|\b(?:it|that|this|they|them|their|those|these|there|then|afterwards?|in the end)\b/
const maxFollowUpWords = 14
/** The share of such a question that the story mentioned last must say, where it says anything that can be looked for. */
const minFollowUpCoverage = 0.3

/**
 * Whether a question is about the story that was mentioned last: it points back, is short, and asks for nothing that the story
 * does not say (“And how long did that take?”).
 */
export function isFollowUpOn(
  profile: PublicProfile,
  storyIndex: number | undefined,
  { question, terms }: { question: string; terms: readonly QuestionTerm[] },
): boolean {
  if (storyIndex === undefined) return false
  const plain = normaliseQuestion(question, [profile.firstName, profile.lastName])
  if (wordsIn(plain) > maxFollowUpWords || !backReference.test(plain)) return false
  const distinctive = terms.filter(isDistinctive)
  const total = distinctive.reduce((sum, { weight }) => sum + weight, 0)
  return (
    !total ||
    matchedWeight(distinctive, pageIndex(profile).stories[storyIndex]?.counts ?? new Map()) >=
      minFollowUpCoverage * total
  )
}

const asksForTerm =
  /^\W*(?:(?:and|so|but|ok|please|hi|hello)\W+)*(?:what(?: on earth)?(?:'s|s| is| was| are| were)|who(?:'s|s| is| are| was)|(?:please )?explain|what do you mean by|what does) (?:the|this|that|these|those|your)(?: whole| famous)?(?: thing (?:about|with))? /

const fillerWords = new Set(['all', 'about', 'mean', 'exactly', 'like'])
const maxTermWords = 4

/** What a story says of a term that it brings in, for “What is the Thursday hour?”; undefined for other questions. */
export function termAnswer(profile: PublicProfile, question: string, terms: readonly QuestionTerm[]) {
  const names = [profile.firstName, profile.lastName]
  const plain = normaliseQuestion(question, names)
  const [opening] = asksForTerm.exec(plain) ?? []
  if (opening === undefined) return undefined
  const words = (plain.slice(opening.length).match(/[\p{L}\p{N}'’-]+/gu) ?? []).filter(
    (word) => !fillerWords.has(word),
  )
  const termText = words.join(' ')
  if (!termText || wordsIn(termText) > maxTermWords || !terms.some(isDistinctive)) return undefined
  const termStems = ` ${stemsIn(termText)} `
  const inStories = sentencesOf(profile).filter(
    ({ storyIndex, part }) => storyIndex !== null && part !== 'title',
  )
  const first = inStories.findIndex(({ text }) => ` ${stemsIn(text)} `.includes(termStems))
  const [previous, introducing] = [inStories[first - 1], inStories[first]]
  if (!introducing || typeof introducing.storyIndex !== 'number') return undefined
  // What a term means mostly stands in the sentence before it.
  const isAdjacent = previous?.storyIndex === introducing.storyIndex && previous.part === introducing.part
  return quoteStory(profile, introducing.storyIndex, [
    isAdjacent ? previous.text : undefined,
    introducing.text,
  ])
}

const stemsIn = (text: string) =>
  wordsOf(text)
    .map(({ stem }) => stem)
    .join(' ')

/** What the story mentioned last says to a question about it, or more of it. */
export const followUpAnswer = (
  profile: PublicProfile,
  storyIndex: number,
  {
    question,
    previousAnswers,
    ranked,
  }: { question: string; previousAnswers: string[] } & Pick<Retrieval, 'ranked'>,
) =>
  ranked.some(({ sentence }) => sentence.storyIndex === storyIndex)
    ? quoteStory(profile, storyIndex, bestOfStory(profile, storyIndex, ranked, question))
    : (storyAnswer(profile, storyIndex, 'more', previousAnswers) ?? '')
