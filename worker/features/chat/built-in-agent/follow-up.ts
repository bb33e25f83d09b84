import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { sentencesOf } from '../../knowledge/sentences.ts'
import { wordsOf } from '../../knowledge/terms.ts'
import { plainly } from './question/intents.ts'
import { wordsIn } from './question/question-form.ts'
import { isDistinctive, type QuestionTerm } from './question/question-terms.ts'
import { bestOfStory, quoteStory, storyAnswer } from './stories/story-quotes.ts'
import { covered, pageWords } from './stories/story-ranking.ts'
import type { Published } from './support.ts'

/** What points back to what was said before, in a short question that names nothing of its own. */
const pointsBack =
  /^\W*(?:and|so|but|then|ok|okay|also)\b(?! (?:do|are|can|have|did|were|will|would) you\b)|\b(?:it|that|this|they|them|their|those|these|there|then|afterwards?|in the end)\b/
const longest = 14
/** The share of such a question that the story mentioned last must say, where it says anything that can be looked for. */
const enough = 0.3

/**
 * Whether a question is about the story that was mentioned last: it points back, is short, and asks for nothing that the story
 * does not say (“And how long did that take?”).
 */
export function isFollowUpOn(
  profile: PublicProfile,
  question: string,
  storyIndex: number | undefined,
  terms: readonly QuestionTerm[],
): storyIndex is number {
  if (storyIndex === undefined) return false
  const plain = plainly(question, [profile.firstName, profile.lastName])
  if (wordsIn(plain) > longest || !pointsBack.test(plain)) return false
  const distinctive = terms.filter(isDistinctive)
  const total = distinctive.reduce((sum, { weight }) => sum + weight, 0)
  return (
    !total ||
    covered(distinctive, pageWords(profile).stories[storyIndex]?.said ?? new Map()) >= enough * total
  )
}

const asksForTerm =
  /^\W*(?:(?:and|so|but|ok|please|hi|hello)\W+)*(?:what(?: on earth)?(?:'s|s| is| was| are| were)|who(?:'s|s| is| are| was)|(?:please )?explain|what do you mean by|what does) (?:the|this|that|these|those|your)(?: whole| famous)?(?: thing (?:about|with))? /

const saysNothing = new Set(['all', 'about', 'mean', 'exactly', 'like'])
const longestTerm = 4

/** What a story says of a term that it brings in, for “What is the Thursday hour?”; undefined for other questions. */
export function termAnswer(profile: PublicProfile, question: string, terms: readonly QuestionTerm[]) {
  const names = [profile.firstName, profile.lastName]
  const plain = plainly(question, names)
  const [opening] = asksForTerm.exec(plain) ?? []
  if (opening === undefined) return undefined
  const words = (plain.slice(opening.length).match(/[\p{L}\p{N}'’-]+/gu) ?? []).filter(
    (word) => !saysNothing.has(word),
  )
  const asked = words.join(' ')
  if (!asked || wordsIn(asked) > longestTerm || !terms.some(isDistinctive)) return undefined
  const term = ` ${stemsIn(asked)} `
  const inStories = sentencesOf(profile).filter(
    ({ storyIndex, part }) => storyIndex !== null && part !== 'title',
  )
  const first = inStories.findIndex(({ text }) => ` ${stemsIn(text)} `.includes(term))
  const [before, said] = [inStories[first - 1], inStories[first]]
  if (!said || typeof said.storyIndex !== 'number') return undefined
  // What a term means mostly stands in the sentence before it.
  const isBeside = before?.storyIndex === said.storyIndex && before.part === said.part
  return quoteStory(profile, said.storyIndex, [isBeside ? before.text : undefined, said.text])
}

const stemsIn = (text: string) =>
  wordsOf(text)
    .map(({ stem }) => stem)
    .join(' ')

/** What the story mentioned last says to a question about it, or more of it. */
export const followUpAnswer = (
  profile: PublicProfile,
  question: string,
  storyIndex: number,
  said: string[],
  { ranked }: Published,
) =>
  ranked.some(({ sentence }) => sentence.storyIndex === storyIndex)
    ? quoteStory(profile, storyIndex, bestOfStory(profile, storyIndex, ranked, question))
    : (storyAnswer(profile, storyIndex, 'more', said) ?? '')
