import { distance } from 'fastest-levenshtein'
import { isGeneric } from '../../../knowledge/generic-words.ts'
import { isRelated } from '../../../knowledge/related-words.ts'
import { isStopWord, stemOf } from '../../../knowledge/terms.ts'
import { type Intent, intentPatterns, type SmallTalk } from './intent-patterns.ts'

/**
 * The intent of a question; undefined for a challenge. `proof` and `rule` come first, `story` and `fact` yield to a
 * story that answers better, and `clauses` are the parts that ask.
 */
export function classifyIntent(
  question: string,
  profile: { firstName: string; lastName: string },
): (Intent & { clauses: string[] }) | undefined {
  const plain = normaliseQuestion(question, [profile.firstName, profile.lastName])
  const smallTalk = smallTalkIn(plain)
  if (smallTalk) return { kind: 'small talk', name: smallTalk, clauses: [plain] }
  const sentences = plain.split(/(?<=[.!?])\s+/)
  const isLong = plain.split(/\s+/).length > maxQuestionWords
  const questions = sentences.filter((sentence) => isQuestion(sentence) || (!isLong && isBrief(sentence)))
  for (const { pattern, ...intent } of intentPatterns) {
    if (isLong && (intent.kind === 'story' || intent.kind === 'fact')) continue
    const searched = intent.name === 'instructions' ? sentences : questions
    const matching = searched.filter((sentence) => pattern.test(sentence))
    if (!matching.length) continue
    const clauses = matching.flatMap((sentence) => sentence.split(betweenClauses))
    const matchingClauses = clauses.filter((clause) => pattern.test(clause))
    return { ...intent, clauses: matchingClauses.length ? matchingClauses : matching }
  }
  return undefined
}

/** Whether a question asks to meet, book or reach the expert. */
export const asksToMeet = (question: string, profile: { firstName: string; lastName: string }) =>
  classifyIntent(question, profile)?.name === 'contact'

/** Whether somebody asks what it costs, which is where the terms of a meeting belong. */
export const asksForPrice = (question: string, profile: { firstName: string; lastName: string }) =>
  classifyIntent(question, profile)?.name === 'price'

const betweenClauses = /[,;:]\s|\bor\b/

/** A longer question describes a challenge, however it ends. */
const maxQuestionWords = 24

const questionOpening =
  /^\W*(?:(?:and|so|but|please|ok|okay|hi|hello|hey|thanks|then)\b\W*)*(?:who|whom|whose|whos|what|whats|wats|where|wheres|when|wen|hows|which|why|how|(?:at|by|for|from|in|on|since|to|under|until|with) (?:how|what|when|which)|can|could|may|do|did|is|are|was|were|have|will|would|should|any|name (?:the|your|all|some)\b.{0,40}\b(?:steps?|parts?|stages?|skills?|topics?|referees?)|tell|show|give|list|describe|explain|introduce|prove|let's|let us|shall|might|i want|(?:i|we) would (?:like|love)|(?:i|we)'d (?:like|love|rather|prefer)|(?:i|we) (?:would rather|prefer)|i need)\b/

const isQuestion = (sentence: string) => sentence.endsWith('?') || questionOpening.test(sentence)
const isBrief = (sentence: string) => sentence.split(/\s+/).length <= 5

/** Lower case, without accents, the expert's name replaced by `you`. */
export function normaliseQuestion(question: string, names: string[]): string {
  const unaccented = question.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'")
  const [first = '', last = ''] = names.map((name) =>
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\p{N}\s-]/gu, ''),
  )
  const nameForms = [`${first} ${last}`, first, last].filter((name) => name.trim().length > 1)
  const namePattern = [...nameForms, ...nameForms.map((name) => name.toLowerCase()).filter(isOnlyName)].join(
    '|',
  )
  const anonymous = namePattern
    ? unaccented.replace(new RegExp(`\\b(?:${namePattern})('s|'|s(?= ))?(?![\\p{L}-])`, 'gu'), (_, s) =>
        s ? 'your' : 'you',
      )
    : unaccented
  return anonymous
    .toLowerCase()
    .replace(/\br u\b/g, 'are you')
    .replace(/[a-z]+/g, (word) => correctTypo(abbreviations.get(word) ?? word))
    .replace(/(?<=\w),? (?:mate|pal|lol)(?=\W*$)/, '')
    .replace(/\b(?:he|she|him)\b/g, 'you')
    .replace(
      /\bher\b(?= (?:next|this|today|tomorrow|soon|again|an?|the|some|my|our|in|to|for|with|about|on|at|by|if|directly|back)\b|\W*$)/g,
      'you',
    )
    .replace(/\b(?:his|her)\b/g, 'your')
    .replace(/\b(?:mr|mrs|ms|miss|dr|prof)\.? (?=your?\b)/g, '')
    .replace(/\bdoes you\b/g, 'do you')
    .replace(/\bhas you\b/g, 'have you')
    .replace(/\byou is\b/g, 'you are')
    .replace(/\bis you\b/g, 'are you')
    .replace(/\bwas you\b/g, 'were you')
    .trim()
}

/** A name in lower case that is also a word (will, grace) counts as the word. */
const isOnlyName = (name: string) =>
  !isStopWord(name) && !isRelated(stemOf(name)) && !isGeneric(stemOf(name)) && !namesThatAreWords.test(name)
const namesThatAreWords =
  /^(?:may|mark|grace|hope|faith|rose|art|rob|sue|pat|jack|guy|ray|dawn|june|april|august|hunter|chase|miles|king|bell|hill)$/

/** What people type on a phone, in full. */
const abbreviations = new Map([
  ['u', 'you'],
  ['ur', 'your'],
  ['wot', 'what'],
  ['wat', 'what'],
  ['pls', 'please'],
  ['plz', 'please'],
  ['thx', 'thanks'],
])

/** The words in which facts are asked for, in which one typing error is corrected. */
const correctableWords =
  `your you what where which when how who whom whose book meeting appointment method work with speak confirm confirms
  confirmed story stories scorecard price charge cost years experience skills referee referees reference references industry
  contact before does have people about skills countries project projects recommend vacancies insurance certificate minutes`.split(
    /\s+/,
  )
const correctableByLetters = new Map(correctableWords.map((word) => [sortedLetters(word), word]))

/** A word with one wrong or swapped letter as it was meant, any other as it is. */
function correctTypo(typed: string): string {
  const swapped = correctableByLetters.get(sortedLetters(typed))
  if (swapped && swapped[0] === typed[0]) return swapped
  if (typed.length < 5 || isRelated(stemOf(typed))) return typed
  return (
    correctableWords.find(
      (word) => word.length >= 5 && word[0] === typed[0] && distance(word, typed) === 1,
    ) ?? typed
  )
}

function sortedLetters(word: string) {
  return [...word].sort().join('')
}

const smallTalkWords = {
  greeting:
    'hi hello hey hiya greetings morning afternoon evening good day dear there how are you doing today to',
  goodbye:
    'bye goodbye farewell cheerio ciao see you later soon take care good night have a nice day evening thanks thank and for now so much',
  thanks:
    'thanks thank cheers ta you very much so a lot many that this was is helpful helped helps me useful great ok okay perfect brilliant lovely good all for your the help time answer really it',
  agreement: 'ok okay yes no yep yeah nope sure fine great cool nice good right all i see understood',
} satisfies Record<Exclude<SmallTalk, 'insult'>, string>
const smallTalkPatterns = {
  goodbye: /\b(?:good ?bye|bye|farewell|cheerio|ciao|see you|good night|take care)\b/,
  thanks: /\b(?:thanks?|cheers|ta)\b/,
  greeting: /\b(?:hi|hello|hey|hiya|greetings|good (?:morning|afternoon|evening|day))\b/,
  agreement: /\w/,
} satisfies Record<Exclude<SmallTalk, 'insult'>, RegExp>

const maxInsultWords = 8
const insult =
  /\b(?:fuck|shit|bullshit|wank|bastard|arsehole|asshole|bitch|piss)\w*|^\W*(?:you(?:'re| are)|(?:this|that|it)(?:'s| is)|what) (?:(?:an?|so|such|really|all|just|totally|utterly|absolutely|complete|bloody) )*(?:idiots?|stupid|useless|frauds?|liars?|rubbish|dumb|pathetic|morons?|scam|waste of time|fakes?|terrible|awful|nonsense|crap)\b(?: and (?:an? )?\w+)?\W*$|^\W*(?:idiots?|stupid|useless|rubbish|nonsense|crap|liars?|morons?)\W*$/

function smallTalkIn(plain: string): SmallTalk | undefined {
  const words = plain.match(/[\p{L}\p{N}']+/gu) ?? []
  if (words.length <= maxInsultWords && insult.test(plain)) return 'insult'
  const kinds = ['goodbye', 'thanks', 'greeting', 'agreement'] as const
  return kinds.find(
    (kind) =>
      smallTalkPatterns[kind].test(plain) &&
      words.every((word) => smallTalkWords[kind].split(' ').includes(word)),
  )
}
