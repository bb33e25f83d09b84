import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { sentencesOf } from '../../../knowledge/sentences.ts'
import { stemOf, stemsOf, wordsOf } from '../../../knowledge/terms.ts'
import { saysHowMany } from '../question/question-form.ts'

/** A kind of detail that a question can ask for, and whether a story gives one that the question does not. */
type Detail = {
  isAsked: (question: string) => boolean
  isStated: (story: string[], question: string) => boolean
}

const stemsFrom = (words: string) => new Set(words.split(/\s+/).map(stemOf))
const places = stemsFrom('country city town village port county region street island province district')
/** What has a name of its own. */
const namedThings = stemsFrom(
  `make model brand system software package program programme supplier vendor provider manufacturer maker bank lender insurer
  broker authority regulator agency court union company firm contractor consultancy competitor chain supermarket brewery airline
  school university hospital newspaper paper magazine publisher holiday`,
)
/** Of these the question says what they are of. */
const kinds = stemsFrom('make model brand name')
/** What ends the noun of a question, and what no noun of these is followed by (“which makes no sense”). */
const verbs = new Set(
  'do does did was were is are had has have would can could should will to if i we you they he she'.split(
    ' ',
  ),
)
const objects = new Set('i we you no any it them us me sense'.split(' '))
/** The most words between “which” and its noun. */
const maxWordsBetween = 2

/** The noun of these that a question asks for: “which of the two banks”, “whose software”. */
function askedNoun(question: string, nouns: ReadonlySet<string>): string | undefined {
  const words = wordsOf(question)
  for (const [index, { text }] of words.entries()) {
    if (text !== 'which' && text !== 'what' && text !== 'whose') continue
    const after = words.slice(index + 1, index + 2 + maxWordsBetween)
    const end = after.findIndex((word) => verbs.has(word.text))
    // Of “what company culture did”, the last is meant.
    const nounPhrase = end < 0 ? after : after.slice(Math.max(0, end - 1), end)
    const noun = nounPhrase.find(({ stem }) => nouns.has(stem))
    if (noun && !objects.has(words[words.indexOf(noun) + 1]?.text ?? '')) return noun.stem
  }
  return undefined
}

/** What a name is asked of: “the make of the meter”, “who was the lender”; undefined where none is asked for. */
function namedThing(question: string): ReadonlySet<string> | undefined {
  const noun = askedNoun(question, namedThings)
  if (noun && !kinds.has(noun)) return new Set([noun])
  const { 1: thing } =
    /\b(?:make|model|brand|name) of (?:the |that |this |their |an? )?([\w-]+(?: [\w-]+)?)/i.exec(question) ??
    []
  const { 1: somebody } =
    /\bwho (?:was|were) (?:the|that|this|their) ([\w-]+(?: [\w-]+)?)/i.exec(question) ?? []
  const words = thing ?? somebody
  if (words) return stemsOf(words)
  return noun ? stemsOf(question) : undefined
}

const moneyQuestion =
  /\bhow much (?:[\w'-]+ ){0,8}?(?:cost|costs|paid|charged|earn|(?<!\bto )pay)\b|\bhow much (?:money|more)\b|\bwhat (?:do|does|did|has|had|was|were|would) (?!to\b).{0,60}\b(?:cost|pay|paid|charge|charged|come to)\b|\b(?:which|what) (?:\w+ )?(?:sum|price|fee|interest|interest rate|rate of interest|salary|wage|rent|amount)\b(?! (?:a|we|i|you)\b)|\b(?:price|cost) ?\?/i
const money = /[£€$¥₹%]|\b(?:per cent|pounds?|dollars?|euros?|pence|cents?|rands?|cedis?)\b/i
const numbers = /\d[\d.,]*/g
const years = /\b(?:19|20)\d\d\b/g
const days =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)s?\b/g
const placePrepositions = new Set(['in', 'at', 'from', 'near', 'outside', 'off', 'across', 'around', 'to'])

const details: Detail[] = [
  {
    // What a visitor is to decide, or will get, no story knows.
    isAsked: (question) =>
      /\b(?:which|what) (?:one|of (?:them|these|those)|day|date) (?:will|should|shall|do|must) (?:i|we)\b/i.test(
        question,
      ),
    isStated: () => false,
  },
  {
    // A rule that holds for everybody, as laws and contracts have them.
    isAsked: (question) => /\bhow many [\w'-]+ (?:may|must|can|should|does|is|are)\b/i.test(question),
    isStated: (story, question) => story.some((sentence) => saysHowMany(question, sentence)),
  },
  {
    isAsked: (question) => askedNoun(question, places) !== undefined,
    isStated: (story, question) => story.some((sentence) => namesIn(sentence, question).length > 0),
  },
  {
    isAsked: (question) => /\b(?:which|what) year\b/i.test(question),
    isStated: (story, question) => hasNewMatch(story, question, years),
  },
  {
    isAsked: (question) => /\b(?:which|what) (?:exact )?(?:date|month|day)\b/i.test(question),
    isStated: (story, question) => hasNewMatch(story, question, days) || hasNewMatch(story, question, years),
  },
  {
    isAsked: (question) => moneyQuestion.test(question),
    isStated: (story, question) =>
      hasNewMatch(
        story.filter((sentence) => money.test(sentence)),
        question,
        numbers,
      ),
  },
  {
    isAsked: (question) => namedThing(question) !== undefined,
    isStated: (story, question) => {
      const thing = namedThing(question)
      return story.some(
        (sentence) =>
          namesIn(sentence, question).some(({ isPlace }) => !isPlace) &&
          wordsOf(sentence).some(({ stem }) => thing?.has(stem)),
      )
    },
  },
]

/** Whether a story has a match that the question does not have. */
const hasNewMatch = (story: string[], question: string, pattern: RegExp) =>
  story.some((sentence) => sentence.match(pattern)?.some((match) => !question.includes(match)))

/** The names inside a sentence that the question does not say, and whether each is a place. */
function namesIn(sentence: string, question: string) {
  const questionStems = stemsOf(question)
  return wordsOf(sentence).flatMap(({ written, stem }, index, words) => {
    const previous = words[index - 1]
    const isName = /^\p{Lu}(?:\p{L}*\p{Ll}|\p{Lu}{2})/u.test(written) && !written.match(days)
    return previous && isName && !questionStems.has(stem)
      ? [{ isPlace: placePrepositions.has(previous.text) }]
      : []
  })
}

/**
 * Whether a question about a story asks for a name, a place, a date or an amount that the story leaves out, so that quoting
 * the rest would be no answer (“Which make was the moisture meter?”).
 */
export function asksMissingDetail(profile: PublicProfile, storyIndex: number, question: string): boolean {
  const plain = question.replace(/[‘’]/g, "'")
  const sentences = sentencesOf(profile).filter((sentence) => sentence.storyIndex === storyIndex)
  const story = [...sentences.map(({ text }) => text), profile.stories[storyIndex]?.timeline ?? '']
  return details.some(({ isAsked, isStated }) => isAsked(plain) && !isStated(story, plain))
}
