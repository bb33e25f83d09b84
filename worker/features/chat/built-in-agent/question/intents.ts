import { distance } from 'fastest-levenshtein'
import { isGeneric } from '../../../knowledge/generic-words.ts'
import { isRelated } from '../../../knowledge/related-words.ts'
import { isStopWord, stemOf } from '../../../knowledge/terms.ts'
import { type AskedQuestion, intentPatterns, type SmallTalk } from './intent-patterns.ts'

/**
 * The intent of a question; undefined for a challenge. `proof` and `rule` come first, `story` and `fact` yield to a
 * story that answers better, and `clauses` are the parts that ask.
 */
export function visitorIntentOf(
  question: string,
  profile: { firstName: string; lastName: string },
): (AskedQuestion & { clauses: string[] }) | undefined {
  const plain = plainly(question, [profile.firstName, profile.lastName])
  const polite = smallTalkIn(plain)
  if (polite) return { kind: 'small talk', intent: polite, clauses: [plain] }
  const sentences = plain.split(/(?<=[.!?])\s+/)
  const isLong = plain.split(/\s+/).length > longestQuestion
  const questions = sentences.filter((sentence) => isQuestion(sentence) || (!isLong && isBrief(sentence)))
  for (const { pattern, ...asked } of intentPatterns) {
    if (isLong && (asked.kind === 'story' || asked.kind === 'fact')) continue
    const said = asked.intent === 'instructions' ? sentences : questions
    const asking = said.filter((sentence) => pattern.test(sentence))
    if (!asking.length) continue
    const clauses = asking.flatMap((sentence) => sentence.split(betweenClauses))
    const fitting = clauses.filter((clause) => pattern.test(clause))
    return { ...asked, clauses: fitting.length ? fitting : asking }
  }
  return undefined
}

/** Whether a question asks to meet, book or reach the expert. */
export const asksToMeet = (question: string, profile: { firstName: string; lastName: string }) =>
  visitorIntentOf(question, profile)?.intent === 'contact'

/** Whether somebody asks what it costs, which is where the terms of a meeting belong. */
export const asksForPrice = (question: string, profile: { firstName: string; lastName: string }) =>
  visitorIntentOf(question, profile)?.intent === 'price'

const betweenClauses = /[,;:]\s|\bor\b/

/** A longer question describes a challenge, however it ends. */
const longestQuestion = 24

const opening =
  /^\W*(?:(?:and|so|but|please|ok|okay|hi|hello|hey|thanks|then)\b\W*)*(?:who|whom|whose|whos|what|whats|wats|where|wheres|when|wen|hows|which|why|how|(?:at|by|for|from|in|on|since|to|under|until|with) (?:how|what|when|which)|can|could|may|do|did|is|are|was|were|have|will|would|should|any|name (?:the|your|all|some)\b.{0,40}\b(?:steps?|parts?|stages?|skills?|topics?|referees?)|tell|show|give|list|describe|explain|introduce|prove|let's|let us|shall|might|i want|(?:i|we) would (?:like|love)|(?:i|we)'d (?:like|love|rather|prefer)|(?:i|we) (?:would rather|prefer)|i need)\b/

const isQuestion = (sentence: string) => sentence.endsWith('?') || opening.test(sentence)
const isBrief = (sentence: string) => sentence.split(/\s+/).length <= 5

/** Lower case, without accents, the expert's name replaced by `you`. */
export function plainly(question: string, names: string[]): string {
  const bare = question.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'")
  const [first = '', last = ''] = names.map((name) =>
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\p{N}\s-]/gu, ''),
  )
  const written = [`${first} ${last}`, first, last].filter((name) => name.trim().length > 1)
  const called = [...written, ...written.map((name) => name.toLowerCase()).filter(isNoWord)].join('|')
  const named = called
    ? bare.replace(new RegExp(`\\b(?:${called})('s|'|s(?= ))?(?![\\p{L}-])`, 'gu'), (_, s) =>
        s ? 'your' : 'you',
      )
    : bare
  return named
    .toLowerCase()
    .replace(/\br u\b/g, 'are you')
    .replace(/[a-z]+/g, (word) => asMeant(inFull.get(word) ?? word))
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
const isNoWord = (name: string) =>
  !isStopWord(name) && !isRelated(stemOf(name)) && !isGeneric(stemOf(name)) && !wordsToo.test(name)
const wordsToo =
  /^(?:may|mark|grace|hope|faith|rose|art|rob|sue|pat|jack|guy|ray|dawn|june|april|august|hunter|chase|miles|king|bell|hill)$/

/** What people type on a phone, in full. */
const inFull = new Map([
  ['u', 'you'],
  ['ur', 'your'],
  ['wot', 'what'],
  ['wat', 'what'],
  ['pls', 'please'],
  ['plz', 'please'],
  ['thx', 'thanks'],
])

/** The words in which facts are asked for, in which one typing error is corrected. */
const askingWords =
  `your you what where which when how who whom whose book meeting appointment method work with speak confirm confirms
  confirmed story stories scorecard price charge cost years experience skills referee referees reference references industry
  contact before does have people about skills countries project projects recommend vacancies insurance certificate minutes`.split(
    /\s+/,
  )
const askingByLetters = new Map(askingWords.map((word) => [sortedLetters(word), word]))

/** A word with one wrong or swapped letter as it was meant, any other as it is. */
function asMeant(typed: string): string {
  const swapped = askingByLetters.get(sortedLetters(typed))
  if (swapped && swapped[0] === typed[0]) return swapped
  if (typed.length < 5 || isRelated(stemOf(typed))) return typed
  return (
    askingWords.find((word) => word.length >= 5 && word[0] === typed[0] && distance(word, typed) === 1) ??
    typed
  )
}

function sortedLetters(word: string) {
  return [...word].sort().join('')
}

const politeWords = {
  greeting:
    'hi hello hey hiya greetings morning afternoon evening good day dear there how are you doing today to',
  goodbye:
    'bye goodbye farewell cheerio ciao see you later soon take care good night have a nice day evening thanks thank and for now so much',
  thanks:
    'thanks thank cheers ta you very much so a lot many that this was is helpful helped helps me useful great ok okay perfect brilliant lovely good all for your the help time answer really it',
  agreement: 'ok okay yes no yep yeah nope sure fine great cool nice good right all i see understood',
} satisfies Record<Exclude<SmallTalk, 'insult'>, string>
const telltale = {
  goodbye: /\b(?:good ?bye|bye|farewell|cheerio|ciao|see you|good night|take care)\b/,
  thanks: /\b(?:thanks?|cheers|ta)\b/,
  greeting: /\b(?:hi|hello|hey|hiya|greetings|good (?:morning|afternoon|evening|day))\b/,
  agreement: /\w/,
} satisfies Record<Exclude<SmallTalk, 'insult'>, RegExp>

const longestInsult = 8
const insult =
  /\b(?:fuck|shit|bullshit|wank|bastard|arsehole|asshole|bitch|piss)\w*|^\W*(?:you(?:'re| are)|(?:this|that|it)(?:'s| is)|what) (?:(?:an?|so|such|really|all|just|totally|utterly|absolutely|complete|bloody) )*(?:idiots?|stupid|useless|frauds?|liars?|rubbish|dumb|pathetic|morons?|scam|waste of time|fakes?|terrible|awful|nonsense|crap)\b(?: and (?:an? )?\w+)?\W*$|^\W*(?:idiots?|stupid|useless|rubbish|nonsense|crap|liars?|morons?)\W*$/

function smallTalkIn(plain: string): SmallTalk | undefined {
  const words = plain.match(/[\p{L}\p{N}']+/gu) ?? []
  if (words.length <= longestInsult && insult.test(plain)) return 'insult'
  const kinds = ['goodbye', 'thanks', 'greeting', 'agreement'] as const
  return kinds.find(
    (kind) =>
      telltale[kind].test(plain) && words.every((word) => politeWords[kind].split(' ').includes(word)),
  )
}
