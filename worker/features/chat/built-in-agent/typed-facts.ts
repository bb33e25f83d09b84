import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { splitSentences } from '#schema/text/sentences.ts'
import { figuresIn } from '../../knowledge/own-words.ts'
import type { Vocabulary } from '../../knowledge/search-query.ts'
import { quoted } from '../wording.ts'
import { normaliseQuestion } from './question/intents.ts'
import { saysHowMany } from './question/question-form.ts'
import { contentOf, minFactCoverage } from './question-content.ts'

/** What kind of answer a question about the expert wants, and how a sentence of the about text gives one. */
type TypedFact = {
  asks: RegExp
  isAnswer: (sentence: string, question: string) => boolean
  /** Whether a sentence of this kind answers only if it says what else the question says. */
  needsCoverage: boolean
}

const typedFacts: TypedFact[] = [
  {
    asks: /\bhow many (?!(?:\w+ )?(?:years|months|weeks|days|hours|people|times)\b)[\w-]+ (?:.{0,80}\b(?:have|had|did|were) you\b|(?:have|had) (?:been|gone) .{0,40}\byour\b)/,
    isAnswer: (sentence, question) => saysHowMany(question, sentence),
    needsCoverage: false,
  },
  {
    asks: /\bhow much of your (?:\w+ )?(?:time|days?|week|month|year)\b(?!.{0,60} on\b)/,
    isAnswer: (sentence) =>
      /\b(?:days?|hours?|mornings?|afternoons?) (?:an?|per|each|every) (?:week|month|year)\b/.test(sentence),
    needsCoverage: false,
  },
  {
    asks: /\b(?:smallest|biggest|largest|fewest|highest|lowest|longest|shortest)\b/,
    isAnswer: (sentence) =>
      /\b(?:\d[\d,.]*|[a-z]{3,}) to (?:\d[\d,.]*|\w+ty|\w+teen|hundred) \w/.test(sentence),
    needsCoverage: true,
  },
  {
    asks: /\b(?:what|which) conditions? (?:do|would|will|must|did) you\b/,
    isAnswer: (sentence) => /^I\b.*\bonly\b.{1,80}\b(?:where|if|when|once)\b/.test(sentence),
    needsCoverage: false,
  },
  {
    asks: /\bhow old were you\b|\b(?:at|from) (?:what|which) age\b/,
    isAnswer: (sentence) =>
      /\bat (?:the age of )?(?:\d+|\w+teen|twenty\S*|thirty\S*)\b|\baged\b/.test(sentence),
    needsCoverage: true,
  },
  {
    asks: /\byour? (?:\w+ )?(?:training|education|schooling|apprenticeship|qualifications?|degree)\b|\b(?:what|how) (?:did|were|have|are) you (?:\w+ )?(?:study|studied|train|trained|qualify|qualified|educated|learn your trade)\b/,
    isAnswer: (sentence) =>
      /\b(?:by training|train(?:ed|ing)|studied|qualified|degree|apprentic\w+|graduat\w+|university|college|learned my)\b/.test(
        sentence,
      ),
    needsCoverage: false,
  },
  {
    asks: /\bwere you (?:ever|once|originally) .{0,40}\b(?:yourself|himself|herself)\b/,
    isAnswer: (sentence) => /\bI (?:was|began|started)\b.{0,40}\b(?:an?|as)\b/.test(sentence),
    needsCoverage: false,
  },
  {
    asks: /\bwhat did you (?:start|begin)(?: out)? as\b|\byour (?:former|previous|earlier|past|old) (?:job|work|profession|career|role|trade)\b|\byour (?:job|work|profession|role|trade) (?:in the past|back then|before)\b/,
    isAnswer: (sentence) =>
      /\bI (?:was|began|started|ran|led|sold|taught|spent|grew|(?!need|feed)\w{2,}ed)\b/.test(sentence),
    needsCoverage: false,
  },
]

/** The sentence of the about text that gives the kind of answer asked for; undefined where none does. */
export function typedFactAnswer(profile: PublicProfile, question: string, vocabulary: Vocabulary) {
  const plain = normaliseQuestion(question, [profile.firstName, profile.lastName])
  if (!/\byour?\b/.test(plain)) return undefined
  const matching = typedFacts.filter(({ asks }) => asks.test(plain))
  const content = matching.length ? contentOf(profile, plain, vocabulary, { countsGeneric: true }) : undefined
  const answering = splitSentences(profile.about).find((sentence) =>
    matching.some(
      ({ isAnswer, needsCoverage }) =>
        isAnswer(sentence, plain) &&
        (!needsCoverage || content?.isEmpty || (content?.coverageIn(sentence) ?? 0) >= minFactCoverage),
    ),
  )
  return answering && `In ${profile.firstName}’s own words: ${quoted(answering)}`
}

/** What a question of a place, an amount or a time wants to hear. */
const answerShapes: [RegExp, (sentence: string) => boolean][] = [
  [
    /\bwhere\b|\b(?:which|what) (?:\w+ )?(?:countr\w+|towns?|cit(?:y|ies)|regions?|districts?|places?)\b/,
    (sentence) => /(?<=[\p{L},;] )\p{Lu}\p{Ll}+/u.test(sentence),
  ],
  [
    /\bhow (?:many|much|long|often|old)\b|\bwhen\b|\b(?:which|what) age\b/,
    (sentence) => figuresIn(sentence).length > 0,
  ],
  [/\b(?:which|what) year\b/, (sentence) => /\b[12]\d{3}\b/.test(sentence)],
]
const asksWhat =
  /^\W*(?:(?:and|so|but|ok|please|hi|hello)\W+)*(?:(?:at|by|for|from|in|near|on|over|since|to|under|until|with) )?(?:what|which|where|whom|when|why|how(?! (?:do|can|could|would|should|did) (?:you|i|we)\b))\b/
/** What a sentence that says the same words seldom gives: a name, or an opinion. */
const asksForName = /\b(?:names?|called|brand|model|favourite|best|better|prefer|like|would you)\b/
const maxWords = 18
/** The shares of the question that one sentence must say, in any words and in the same. */
const minCoverage = { any: 0.5, exact: minFactCoverage }

/** Whether a sentence of the about text says what a short question wants to know of the expert. */
export function isInAboutText(profile: PublicProfile, question: string, vocabulary: Vocabulary): boolean {
  const plain = normaliseQuestion(question, [profile.firstName, profile.lastName])
  if (plain.split(/\s+/).length > maxWords || !/\byour?\b/.test(plain)) return false
  if (!asksWhat.test(plain) || asksForName.test(plain)) return false
  const content = contentOf(profile, plain, vocabulary, { countsGeneric: true })
  const kinds = answerShapes.filter(([asks]) => asks.test(plain))
  return splitSentences(profile.about).some(
    (sentence) =>
      kinds.every(([, matches]) => matches(sentence)) &&
      content.coverageIn(sentence) >= minCoverage.any &&
      content.exactCoverageIn(sentence) >= minCoverage.exact,
  )
}
