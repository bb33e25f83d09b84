import { termsOf, wordsOf } from '../../knowledge/terms.ts'
import { plainly } from './intents.ts'

/**
 * Words that show how a question is put, whatever it is about, each with what one of them is worth (the logarithm of
 * the odds that a story of somebody's work answers it). Who brings a trouble tells of people, of what happened and of
 * what does not work; who wants a fact of the world, a service, a thing or the law, or help at home, asks for it.
 */
const manners: [RegExp, number][] = [
  [/\b(?:they|them|their|everybody|everyone|nobody|people|one|somebody)\b/g, 1.95],
  [/\b(?:did|was|were|had|went|came|left|got|said|told|took|gave|made|\w{3,}ed)\b/g, 1.3],
  [/\b(?:not|no|never|nothing|without|none|cannot|hardly|only)\b|n't\b/g, 0.55],
  [/\b(?:i|my|me|mine|i'm|i've|i'd)\b/g, -1.5],
  [/\b(?:do|are|can|will|could) you\b|\bhave you got\b|^\W*got\b/g, -2.8],
  [/\b(?:legal\w*|law|allowed|licen[cs]e|entitled|tax\w*|liable|rights?|gdpr)\b/g, -3.7],
  [
    /\b(?:need|want|looking for|searching for|would like|'d like) (?:an?|some\w*|the|\d|to (?:buy|rent|learn))\b/g,
    -3.3,
  ],
  [
    /\b(?:my|our) (?:\w+ )?(?:husband|wife|mum|mom|dad|son|daughter|sister|brother|gran\w*|nan|cousin|aunt|uncle|kids?|child\w*|baby|boyfriend|girlfriend|landlord|neighbou?rs?)\b|\bmy (?:\w+ )?(?:flat|house|home|garden|kitchen|car|bike|dog|cat|rent|mortgage|bills?|wages|payslip|pension|doctor|school|degree|passport|visa|eyes?|knee|hip|back|operation)\b/g,
    -1.5,
  ],
]
/** What is asked at last: a detail (a definition, a name, a place, a number) is hardly what a story tells. */
const askedAtLast: [RegExp, number][] = [
  [
    /(?:^\W*|[,;:(-][^\w,;:(-]*|\b(?:and|but|so|or) \W*)(?:(?:hi|hello|hey|and|so|but|ok|please|also|then|honestly)\W+){0,6}(?:(?:at|by|for|from|in|on|to|with|of) )?(?:what(?:'s|s| is| are)|which (?!of\b)\w+|where(?! would| do you| to)|how (?:many|much|old|big|far|long|often|dangerous|safe|high)|what (?!(?:do|did|does|can|could|would|should|is|are|was|were|to|if|we|i|you|on|came|went|else|about|\w+ed)\b)\w+)\b/,
    -2.2,
  ],
  [/\bhow (?:did|was|were)\b/, 2],
  [/^\W*have you (?!got\b)/, -0.75],
]
/** A fact is asked for, and of nobody's work here. */
const generalFact = -1.1
/** Telling before asking: worth so much if nothing is asked at all. */
const telling = 1.8

const asksForFact = /^\W*(?:whats?|which|who|where|when|why|how|is|are|am|can|do|does|may|must|should|will)\b/
/** Many type no question mark. */
const asks =
  /\?$|^\W*(?:(?:hi|hello|hey|and|so|but|ok|please|honestly)\W+)*(?:whats?|which|who|whom|whose|where|when|why|how|is|are|am|can|could|do|does|did|may|must|should|will|would|has|have)\b/
const ofSomebodysWork = /\b(?:you|your|we|our|us|we're|we've)\b/

const plainSentences = (plain: string) => plain.split(/(?<=[.!?])\s+/).filter(Boolean)
const wordsIn = (text: string) => text.split(/\s+/).length

/** Whether nothing is told or asked beside one thing. */
export const isOneSentence = (question: string, names: string[]) =>
  plainSentences(plainly(question, names)).length === 1

/** How much more likely than not the way in which a question is put makes it that a story answers it. */
export function storyManner(question: string, names: string[]): number {
  const plain = plainly(question, names)
  const sentences = plainSentences(plain)
  const asking = sentences.filter((sentence) => asks.test(sentence))
  const last = asking.at(-1) ?? sentences.at(-1) ?? ''
  const told = sentences.filter((sentence) => !asks.test(sentence))
  const share = told.reduce((sum, sentence) => sum + wordsIn(sentence), 0) / wordsIn(plain)
  const counted = manners.reduce(
    (sum, [words, worth]) => sum + worth * Math.log1p(plain.match(words)?.length ?? 0),
    0,
  )
  const atLast = asking.length
    ? askedAtLast.reduce((sum, [words, worth]) => sum + (words.test(last) ? worth : 0), 0)
    : 0
  const isOfTheWorld = asksForFact.test(last) && !ofSomebodysWork.test(plain)
  return counted + atLast + telling * share + (isOfTheWorld ? generalFact : 0)
}

const ofPerson =
  /^\W*(?:(?:and|so|but|ok|please|hi|hello)\W+)*(?:what|which|where|when|why|how(?= do| are)|how(?: \w+){1,3}?|(?:at|by|for|from|in|on|since|to|under|until|with) (?:how|what|which)(?: \w+){0,5}?) (?:did|do|have|are|were|had) you\b|^\W*(?:(?:and|so)\W+)*(?:what|where|when|how)(?: \w+)? (?:was|is|were|are) your\b|^\W*(?:(?:and|so)\W+)*(?:did|have|had|were) you (?:ever|once|always|also)\b/
const longestOfPerson = 18

/** Whether the expert's own life and work is asked about: when did you, how are you, what was your. */
export const asksOfPerson = (question: string, names: string[]) => {
  const plain = plainly(question, names)
  return wordsIn(plain) <= longestOfPerson && ofPerson.test(plain)
}

const asksHowMany = /\bhow many ((?:[\w'-]+ ){1,2})/
const number =
  /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozen|hundred|thousand)$/
/** A number and what it counts, with as many words between them at most. */
const mostBetween = 2

/** Whether a text says the number that a question asks for; true of a question that asks for none. */
export function saysHowMany(question: string, text: string): boolean {
  const [, counted] = asksHowMany.exec(question.toLowerCase()) ?? []
  if (!counted) return true
  const asked = new Set(termsOf(counted).map(({ stem }) => stem))
  const words = wordsOf(text)
  return words.some(
    ({ stem }, place) =>
      asked.has(stem) &&
      words.slice(Math.max(0, place - mostBetween - 1), place).some((word) => number.test(word.text)),
  )
}

/** Somebody's own situation, told in a sentence that asks nothing. */
const situation =
  /\b(?:we|our|us|my|me|i|i'm|i've|we've|we're|nobody|everybody|they|people|dad|mum|mom|boss|staff|board|team|company|firm)\b/
const leastTold = 6

const asksForAdvice = /\bwhat (?:would|could|can|should) (?:you|i|we|one) do\b/

/** Whether a visitor tells of a trouble of their own, whatever they ask of it. */
export const tellsOfTrouble = (question: string, names: string[]) => {
  const plain = plainly(question, names)
  return plainSentences(plain).some(
    (sentence) =>
      !sentence.endsWith('?') &&
      wordsIn(sentence) >= leastTold &&
      (situation.test(sentence) || asksForAdvice.test(plain)),
  )
}
