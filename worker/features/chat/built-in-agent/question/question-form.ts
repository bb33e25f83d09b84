import { termsOf, wordsOf } from '../../../knowledge/terms.ts'
import { normaliseQuestion } from './intents.ts'

/** The sentences of a question in plain words, and how many words it has. */
export const plainSentences = (plain: string) => plain.split(/(?<=[.!?])\s+/).filter(Boolean)
export const wordsIn = (text: string) => text.split(/\s+/).length

/** Whether a question is a single sentence. */
export const isOneSentence = (question: string, names: string[]) =>
  plainSentences(normaliseQuestion(question, names)).length === 1

const personalQuestion =
  /^\W*(?:(?:and|so|but|ok|please|hi|hello)\W+)*(?:(?:what|which)(?: \w+){0,2}?|where|when|why|how(?= do| are)|how(?: \w+){1,3}?|(?:at|by|for|from|in|on|since|to|under|until|with) (?:how|what|which)(?: \w+){0,5}?) (?:did|do|have|are|were|had) you\b|^\W*(?:(?:and|so)\W+)*(?:what|where|when|how)(?: \w+)? (?:was|is|were|are) your\b|^\W*(?:(?:and|so)\W+)*(?:did|have|had|were) you (?:ever|once|always|also)\b/
const maxPersonalWords = 18

/** Whether a question is about the expert's own life and work: when did you, how are you, what was your. */
export const asksAboutPerson = (question: string, names: string[]) => {
  const plain = normaliseQuestion(question, names)
  return wordsIn(plain) <= maxPersonalWords && personalQuestion.test(plain)
}

/** A question for the figure of something that happened: how many were kept, what surplus did it make. */
const figureQuestion =
  /\bhow (?:many|much)\b.{0,80}\b(?:was|were|did|had|came|went|left|quit|lost|sold|made|got|won|bought|chose|fell|rose|grew|\w{3,}ed)\b|\bwhat (?:\w+ )?(?:surplus|profit|loss|share|amount|sum|percentage|proportion|number|figure|saving|deficit|price|rate)s? (?:of (?:[\w-]+ ){1,4}?)?(?:did|was|were|had|\w{3,}ed)\b|\bhow long did (?:an?|each|every|one) [\w-]+ (?:take|wait|last|stay)\b/

/** Whether a question asks for the figure of something that happened. */
export const asksForFigure = (question: string, names: string[]) => {
  const plain = normaliseQuestion(question, names)
  return figureQuestion.test(plain) && !/\b(?:i|my|me|we|our|us|you)\b/.test(plain)
}

/** Whether a question asks how large a part is, and whether a text says one. */
export const asksForShare = (question: string) =>
  /\b(?:share|proportion|percentage|per cent)\b/i.test(question)
export const saysShare = (text: string) =>
  /%|\bper cent\b|\b(?:half|halved|(?:a|one|two|three) (?:thirds?|quarters?|tenths?|fifths?))\b|\bone \w+ in \w+/i.test(
    text,
  )

const asksHowMany = /\bhow many ((?:[\w'-]+ ){1,2})/
const number =
  /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozen|hundred|thousand)$/
/** The most words between a number and what it counts. */
const maxWordsBetween = 2

/** Whether a text says the number that a question asks for; true for a question without one. */
export function saysHowMany(question: string, text: string): boolean {
  const [, counted] = asksHowMany.exec(question.toLowerCase()) ?? []
  if (!counted) return true
  const countedStems = new Set(termsOf(counted).map(({ stem }) => stem))
  const words = wordsOf(text)
  return words.some(
    ({ stem }, index) =>
      countedStems.has(stem) &&
      words.slice(Math.max(0, index - maxWordsBetween - 1), index).some((word) => number.test(word.text)),
  )
}

/** The visitor's own situation, in a sentence that asks nothing. */
const situation =
  /\b(?:we|our|us|my|me|i|i'm|i've|we've|we're|nobody|everybody|they|people|dad|mum|mom|boss|staff|board|team|company|firm)\b/
const minSituationWords = 6

const adviceRequest =
  /\bwhat (?:would|could|can|should|do|shall) (?:you|i|we|one) (?:\w+ )?do\b(?! for (?:a living|me|us)\b)|\bhow (?:would|should|could|can|do) (?:you|i|we|one) (?:\w+ )?(?:deal|handle|tackle|approach|solve|fix|turn|get|stop)\b|\bwhat (?:do|would) you (?:advise|suggest|recommend)\b/

/** Whether somebody asks what to do about something. */
export const asksForAdvice = (question: string, names: string[]) =>
  adviceRequest.test(normaliseQuestion(question, names))

const adviceRequestAlone =
  /^\W*(?:(?:and|so|but|ok|then)\W+)*what (?:would|could|can|should|shall) (?:you|i|we|one) (?:\w+ )?do(?: (?:about (?:it|that|this)|then|next|first|there|here|now|if you were (?:me|us)|in (?:that|this|my|our) (?:case|place|shoes|situation)))*\W*$/

/** “What would you do?”, “How would you deal with that?”, “Can you help us?” at the end of what somebody describes. */
const bareRequest =
  /(?:[.!?;:,–—-]|\b(?:and|so|but))\s+(?:(?:and|so|but|then|please|now)\s+)*(?:what (?:would|could|should|shall) (?:you|we) (?:\w+ )?do|what can we (?:\w+ )?do|what (?:do|would) you (?:advise|suggest|recommend)|how (?:would|could|can|should|do) (?:you|we) (?:\w+ )?(?:deal with|handle|tackle|approach|solve|fix) (?:it|that|this)|(?:can|could|would|will) you (?:please )?help(?: (?:me|us))?(?: with (?:it|that|this))?|are you (?:any )?(?:good at|the right (?:person|one|expert) for|right for|used to|a fit for|a good fit for|experienced (?:in|with)) (?:it|that|this|us|me|such things)|are you the right (?:person|one)|(?:have|did|do) you (?:ever |also )?(?:do|done|seen|see|had|met|solved?|fixed|deal(?:t)? with|work(?:ed)? (?:on|with)) (?:it|that|this|such (?:a thing|things|a case|cases)|something (?:like (?:it|that|this)|similar)|anything (?:like (?:it|that|this)|similar)))(?: before| already)?(?:,? or (?:should|shall|do) (?:i|we) .{1,60}?)?(?: (?:about (?:it|that|this)|then|next|first|now|here))?\W*$/
const condition =
  /^\W*(?:(?:and|so|but)\W+)*(?:what (?:would|could|should|do|can) (?:you|i|we) (?:\w+ )?do (?:if|when|where|once)|what if) /
const minTroubleWords = 3

/**
 * The trouble that a visitor describes before or after a bare request for advice, however it is punctuated; undefined where
 * they ask in another way.
 */
export function troubleWithoutRequest(question: string, names: string[]): string | undefined {
  const plain = normaliseQuestion(question, names)
  const rest = condition.test(plain) ? plain.replace(condition, '') : plain.replace(bareRequest, '')
  const trouble = rest.endsWith('?') ? rest.slice(0, -1) : rest
  return rest !== plain && wordsIn(trouble) >= minTroubleWords ? trouble : undefined
}

/** Whether what to do is asked without saying about what. */
export const asksForAdviceAlone = (question: string, names: string[]) =>
  adviceRequestAlone.test(normaliseQuestion(question, names))

/** Also where no question mark is typed. */
const opensAsQuestion =
  /^\W*(?:(?:hi|hello|hey|and|so|but|ok|please|honestly)\W+)*(?:whats?|which|who|whom|whose|where|when|why|how|is|are|am|can|could|do|does|did|may|must|should|will|would|has|have)\b/

/** Whether a visitor describes a problem of their own, whatever they ask. */
export const describesProblem = (question: string, names: string[]) => {
  const plain = normaliseQuestion(question, names)
  return plainSentences(plain).some(
    (sentence) =>
      !sentence.endsWith('?') &&
      !opensAsQuestion.test(sentence) &&
      wordsIn(sentence) >= minSituationWords &&
      (situation.test(sentence) || adviceRequest.test(plain)),
  )
}

/** Whether a visitor speaks of their own case, so that a question about it can follow: described, or asked as “we” and “my”. */
export const describesOwnCase = (question: string, names: string[]) =>
  describesProblem(question, names) ||
  asksForAdvice(question, names) ||
  /\b(?:we|our|us|my|i|i'm|i've|we've|we're)\b/.test(normaliseQuestion(question, names))

const subjectPattern =
  /^\W*(?:(?:and|so|but|ok|okay|please|hi|hello)\W+)*(?:(?:is|was) there|(?:do|did|have|has) (?:you|he|she|they)(?: got| have| ever)?|got|show me|tell me) (?:anything|something|any (?:story|stories|examples?|cases?)|an? (?:story|example|case)) (?:about|on|of|for|where|with) (.+)/i

/** The subject of “Is there anything about …?”, which is searched for by itself; undefined for other questions. */
export const subjectOf = (question: string): string | undefined => subjectPattern.exec(question)?.[1]

const leadIn =
  /^\W*(?:(?:hello|hi|hey|please|dear|good \w+|excuse me|sorry|so|and|well)\b\W*)*(?:can|could|would|might|may|do|i|i[’']d|i[’']m|please|kindly|let|tell)\b(?:(?! and\b| not\b|n[’']t\b)[^.?!,;:]){0,60}?\b(?:ask(?:ing)?|know(?:ing)?|tell(?:ing)?|say|hear(?:ing)?|learn(?:ing)?|wonder(?:ing)?|enquire|explain|describe|curious|interested)(?: (?:me|us|about|again|please|kindly))*[,:]?\s+(?:whether |if )?(?=(?:(?:at|by|during|for|from|in|on|of|over|since|to|under|until|with) )?(?:who|whom|whose|what|which|when|where|why|how)\b|(?<=\b(?:whether|if) ))/i

/** A question without what leads up to it: “Could you tell me who …”, “I wonder whether …”. */
export const withoutLeadIn = (question: string) => question.replace(leadIn, '')
