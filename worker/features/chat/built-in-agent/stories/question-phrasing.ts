import { normaliseQuestion } from '../question/intents.ts'
import { plainSentences, wordsIn } from '../question/question-form.ts'

type PatternFeature = [name: string, pattern: RegExp, weight: number]
type PhrasingFeature = [name: string, value: number, weight: number]

/** Something that goes on: nobody answering, shifts standing empty. */
const ongoing =
  /\b(?!(?:(?:any|every|no|some)?thing|accounting|banking|being|bring|building|buying|doing|during|evening|following|going|having|heating|hiring|housing|including|interesting|king|lending|looking|meeting|melting|morning|operating|painting|parking|planning|pricing|ring|running|selling|shipping|spring|string|training|wedding|willing)\b)\w{3,}ing\b/g
/**
 * Words that show how a question is put, with the logarithm of the odds that a story answers it: troubles speak of
 * people and events, requests for facts and services do not.
 */
const countedPatterns: PatternFeature[] = [
  ['people', /\b(?:they|them|their|everybody|everyone|nobody|people|one|somebody)\b/g, 1.95],
  ['past', /\b(?:did|was|were|had|went|came|left|got|said|told|took|gave|made|\w{3,}ed)\b/g, 1.3],
  ['going', ongoing, 1.1],
  ['not', /\b(?:not|no|never|nothing|without|none|cannot|hardly|only)\b|n't\b/g, 0.55],
  ['me', /\b(?:i|my|me|mine|i'm|i've|i'd)\b/g, -1.5],
  ['askedOfYou', /\b(?:do|are|can|will|could) you\b|\bhave you got\b|^\W*got\b/g, -2.8],
  ['law', /\b(?:legal\w*|law|allowed|licen[cs]e|entitled|tax\w*|liable|rights?|gdpr)\b/g, -3.7],
  [
    'wants',
    /\b(?:need|want|looking for|searching for|would like|'d like) (?:an?|some\w*|the|\d|to (?:buy|rent|learn))\b/g,
    -3.3,
  ],
  [
    'mine',
    /\b(?:my|our) (?:\w+ )?(?:husband|wife|mum|mom|dad|son|daughter|sister|brother|gran\w*|nan|cousin|aunt|uncle|kids?|child\w*|baby|boyfriend|girlfriend|landlord|neighbou?rs?)\b|\bmy (?:\w+ )?(?:flat|house|home|garden|kitchen|car|bike|dog|cat|rent|mortgage|bills?|wages|payslip|pension|doctor|school|degree|passport|visa|eyes?|knee|hip|back|operation)\b/g,
    -1.5,
  ],
]
/** Question words for a detail (a definition, a name, a place, a number), which a story seldom says. */
const lastQuestionPatterns: PatternFeature[] = [
  [
    'aDetail',
    /(?:^\W*|[,;:(-][^\w,;:(-]*|\b(?:and|but|so|or) \W*)(?:(?:hi|hello|hey|and|so|but|ok|please|also|then|honestly)\W+){0,6}(?:(?:at|by|for|from|in|on|to|with|of) )?(?:what(?:'s|s| is| are)|which (?!of\b)\w+|where(?! would| do you| to)|how (?:many|much|old|big|far|long|often|dangerous|safe|high)|what (?!(?:do|did|does|can|could|would|should|is|are|was|were|to|if|we|i|you|on|came|went|else|about|now|then|happens|\w+ed)\b)\w+)\b/,
    -2.2,
  ],
  ['howWas', /\bhow (?:did|was|were)\b/, 2],
  ['haveYou', /^\W*have you (?!got\b)/, -0.75],
]
/** Whether to do something: at the start of a clause, and as a judgement. */
const weighsDecision = [
  /(?:^|[.!?,;:–—-]|\b(?:and|but|or|so|then|whether|honestly|please|hi|hello|hey|ok))\W{0,3}(?:(?:should|shall) (?:i|we|every\w*|an?|the|\w+s)|must (?:i|we|every|really|all|the)|do (?:i|we) (?:really |even |ever )?need(?! (?:an? )?(?:licen\w+|permit|visa|permission)\b)|am i (?:wrong|right|better|too|mad|crazy|stupid)|would (?!you\b)(?:\w+ ){1,6}(?:be|cost|get|help|make|put|scare)|what happens (?:if|when))\b/,
  /\b(?:is|isn't|was|would) (?:it|that|this) (?:be )?(?:\w+ )?(?:better|cheating|clever|cleverer|crazy|daft|foolish|mad|madness|ok|okay|possible|realistic|right|sensible|smart|stupid|wise|worth|wrong)\b/,
  /\b(?:good|bad|sensible|mad|daft|stupid)(?: idea)?\W*$|\bworth it\b|\bany use\b/,
  /\bis there (?:such a thing|an?(?:other)? way|any way|some way)\b/,
]
/** Something wanted without the harm that comes with it. */
const withoutHarm = [/\b(?:w\/o|without) (?:\w+ ){0,2}\w+ing\b|\bdo without\b/]
const atALoss = [/\bwhat (?:if|now|then)\b|\b(?:how come|how|any ideas?)\W*$/]
const contrast = [/\b(?:but|yet|though|although|instead|rather than|anyway|even)\b/]
/** What somebody may do, is owed or should buy, and the expert's own life. */
const ofOneself = [
  /\b(?:appeal|sue|compensation|refunds?|entitled|money back)\b|\bpay (?:it|them) back\b|\bclaim (?:from|for|it|back|against)\b/,
  /\bcan (?:he|they|you|it|my \w+) (?:do that|charge|refuse)\b|\bcan (?:an? |my |the )?\w+ (?:dismiss|evict|fire|sack)\b|\bcan (?:i|we) (?:\w+ )?(?:cancel|charge|claim|get out|return)\b/,
  /\bare (?:they|we) allowed\b|\bdo (?:i|we) have to\b|\bwill (?:the|my|our) insur\w+|\bdo wrong\b|\bis (?:best|normal|usual)\b|\b(?:any tips|which one)\b/,
  /\bhow did you (?:become|learn|meet)\b|\b(?:your|his|her) own (?!(?:staff|team|people|board)\b)/,
]
const wantsAName = [
  /^\W*(?:and )?who (?:was|were|is|are|did|made|built|owns?|runs?|paid|will|\w+ed|wrote|won|came)\b/,
  /^\W*(?:and )?(?:(?:at|in|on|for|with|from) )?(?:which|what) \w+ (?:did|was|were|is|are|do|does|had|has|have|you)\b/,
]
/** What a question does, counted once each. */
const binaryPatterns: [string, RegExp[], number][] = [
  ['weighs', weighsDecision, 2.2],
  ['withoutHarm', withoutHarm, 1.1],
  ['atALoss', atALoss, 1.3],
  ['contrast', contrast, 0.9],
  ['ofOneself', ofOneself, -1.35],
  ['wantsAName', wantsAName, -0.8],
]
/** A trouble in a few words, like a headline: nobody speaks in it, and no question word leads it. */
const headline = { minWords: 3, maxWords: 12, weight: 0.9 }
const spokenWords =
  /\b(?:i|i'm|i've|me|my|we|our|us|you|your|what|which|who|where|when|why|how|is|are|am|can|could|do|does|did|may|must|should|will|would|has|have|had|was|were|tell|write|give|looking|need|want|got|any)\b/

/** The weight of a question for a general fact. */
const generalFactWeight = -1.1
/** The weight of a text that asks nothing. */
const statementWeight = 1.8

const asksForFact = /^\W*(?:whats?|which|who|where|when|why|how|is|are|am|can|do|does|may|must|should|will)\b/
/** Also without a question mark, which many do not type. */
const asks =
  /\?$|^\W*(?:(?:hi|hello|hey|and|so|but|ok|please|honestly)\W+)*(?:whats?|which|who|whom|whose|where|when|why|how|is|are|am|can|could|do|does|did|may|must|should|will|would|has|have)\b|[,;:–—-]\s+(?:(?:and|so|but) )?(?:how|what|which one|(?:where|when|who) (?:is|are|do|can|should)|(?:am|are|can|could|did|do|does|has|have|is|may|must|should|will|would) (?:i|it|my|our|that|the|there|they|this|we|you))\b/
const ofSomebodysWork = /\b(?:you|your|we|our|us|we're|we've)\b/

/** The features of how a question is put: each name, its value, and its weight in the log-odds. */
export function phrasingFeatures(question: string, names: string[]): PhrasingFeature[] {
  const plain = normaliseQuestion(question, names)
  const sentences = plainSentences(plain)
  const questions = sentences.filter((sentence) => asks.test(sentence))
  const last = questions.at(-1) ?? sentences.at(-1) ?? ''
  const statements = sentences.filter((sentence) => !asks.test(sentence))
  const statementShare = statements.reduce((sum, sentence) => sum + wordsIn(sentence), 0) / wordsIn(plain)
  const isGeneralFact = asksForFact.test(last) && !ofSomebodysWork.test(plain)
  const length = wordsIn(plain)
  const isHeadline = length >= headline.minWords && length <= headline.maxWords && !spokenWords.test(plain)
  return [
    ...countedPatterns.map(
      ([name, pattern, weight]): PhrasingFeature => [
        name,
        Math.log1p(plain.match(pattern)?.length ?? 0),
        weight,
      ],
    ),
    ...binaryPatterns.map(
      ([name, patterns, weight]): PhrasingFeature => [
        name,
        Number(patterns.some((pattern) => pattern.test(plain))),
        weight,
      ],
    ),
    ...lastQuestionPatterns.map(
      ([name, pattern, weight]): PhrasingFeature => [
        name,
        Number(questions.length > 0 && pattern.test(last)),
        weight,
      ],
    ),
    ['headline', Number(isHeadline), headline.weight],
    ['told', statementShare, statementWeight],
    ['ofTheWorld', Number(isGeneralFact), generalFactWeight],
  ]
}

/** The logarithm of the odds that a story answers a question, by the way it is put. */
export const phrasingLogOdds = (question: string, names: string[]): number =>
  phrasingFeatures(question, names).reduce((sum, [, value, weight]) => sum + value * weight, 0)
