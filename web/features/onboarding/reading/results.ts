import { holdsFigure } from '#schema/stories/claims.ts'
import { year } from './time-spans.ts'

const listed = (words: string) => words.trim().split(/\s+/).join('|')

/** What came of work: the verb itself says that something became more, less, or was won. */
const changes =
  listed(`raised increased grew grown doubled tripled trebled quadrupled expanded multiplied lifted boosted
  improved cut reduced lowered shortened halved shrank slashed trimmed decreased dropped fell fallen declined saved rose
  risen climbed jumped recovered regained won recouped eliminated avoided prevented gained exceeded outperformed beat
  surpassed accelerated quickened speeded sped spared freed outsold earned reclaimed averted
  saving savings raising reducing cutting lowering increasing doubling tripling halving shortening improving boosting
  generating gaining avoiding freeing growing`)
/** What was done: a result where it says how much, how soon or of how many. */
const achievements =
  listed(`achieved attained attracted acquired brought built closed collected completed converted created
  delivered designed developed diverted drove established finalised finished founded found generated handed implemented
  integrated introduced launched migrated modernised moved negotiated opened organised outsourced pitched placed
  produced published ran rebuilt recruited redesigned refinanced released relocated removed renegotiated repaid replaced
  resolved restored restructured retained reached rolled secured settled signed simplified sold standardised streamlined
  took trained transferred turned unlocked upgraded went wrote`)
const changed = new RegExp(`\\b(?:${changes})\\b`, 'i')
const done = new RegExp(`\\b(?:${achievements})\\b`, 'i')

const small = `two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a hundred`
const figure = `(?:[€£$¥~]|about |over |some |[A-Z]{3} )?(?:\\d[\\d.,]*|one|${small})`
const lengths =
  'minutes?|hours?|days?|nights?|weeks?|months?|quarters?|years?|weekends?|closures|seasons?|winters?|summers?'
/** Two figures beside each other, or nothing where something was to be feared. */
const plainly = [
  // From 54% to 79%, from nine a year to one; not from Year 7 to Year 13.
  `\\bfrom ${figure}\\b.{0,40}?\\bto ${figure}\\b`,
  `\\bof (?:whom|which) ${figure}\\b|\\bof the ${figure}\\b.*, ${figure}\\b`,
  `\\bwithout (?:a|an|any|one|losing|loss)\\b|\\bnot a single\\b`,
]
/** Expressions of more or less, beside a verb of action. */
const compared = [
  ...plainly,
  `\\b(?:up|down) (?:to|from|by) `,
  `\\bby (?:about |over |some |nearly |almost )?(?:${figure} ?(?:%|per ?cent|percent|points|fold)|half\\b|a (?:third|quarter|fifth|tenth))`,
  `\\b${figure} (?:out )?of (?:the )?(?:${figure})\\b`,
  `\\b(?:instead|in place) of\\b|\\bwhere .* (?:had|were|was) been\\b|\\bagainst ${figure}\\b`,
  `\\b(?:early|earlier|sooner|ahead of|on time|(?:under|below|within) (?:the )?(?:budget|agreed|estimate|plan|cost))\\b`,
  `\\bno (?:more|longer|further)\\b|\\bzero\\b`,
  `%? (?:less|fewer|faster|quicker|cheaper|shorter|lower|higher|more)\\b`,
  `\\bworth ${figure}|\\b(?:best|lowest|highest|largest|fastest|first) .{3,40} (?:ever|has had|had had|since|in \\d+ years)\\b`,
]
const anyOf = (patterns: string[]) => new RegExp(patterns.join('|'), 'i')
const isPlain = anyOf(plainly)
const isCompared = anyOf(compared)
const measures = [
  /[€£$¥]\s?\d|\d\s?[€£$¥]|\b(?:EUR|GBP|USD|CHF|NOK|SEK|DKK|ISK|PLN|CZK|HUF|TRY|RON|CAD|AUD|NZD|INR|JPY|ZAR|SGD|AED) ?\d/,
  /\d\s?%|\bper ?cent\b|\b\d[\d.,]*x\b/i,
  new RegExp(
    `\\b(?:in|within|inside|under) (?:the first |just |only |less than )?(?:\\d+|${small}|a|one)[- ](?:\\p{L}+ )?(?:${lengths})\\b`,
    'iu',
  ),
]
/** A duty, as opposed to a result. */
const duty =
  /^(?:responsible|accountable|in charge|member|keeper|lead|leads|manage|manages|chair|chairs|hold|holds|held|own|owns|run|runs|attend|attends|report|reports|reporting|answer|represent|represented|advise|advised|support|supported|maintain|maintained|supervise|supervised|oversee|oversaw|managed|planned|plan|taught|teach|work|worked|in-house|head of)\b/i
/** How many people somebody led, which is told in few words. */
const ledPeople =
  /\b(?:led|headed) an? (?:\p{L}+ ){0,2}(?:team|crew|staff|department) of (?:about |over )?\d+\b/iu
const counts = /\b(?:half|halved|doubled?|tripled|trebled|twice|thirds?|quarter|fifth|tenth)\b/i
const minWords = 5
const minLetters = 24

/** A sentence of a CV without its dates and names, if it is long enough for a result and a figure is left. */
function undatedIfCounted(sentence: string): string | undefined {
  if (sentence.split(/\s+/).length < minWords) return undefined
  if (sentence.length < minLetters && !ledPeople.test(sentence)) return undefined
  if (/@|https?:|www\.|\+\d[\d ()-]{7,}/.test(sentence)) return undefined
  const undated = sentence.replace(dates, '').replace(named, '')
  return holdsFigure(undated) || counts.test(undated) ? undated : undefined
}

/** As `holdsResult`, in a language whose verbs are not known: each sentence with a figure may be a result. */
export const mayHoldResult = (sentence: string) => /\d/.test(undatedIfCounted(sentence) ?? '')

/** Whether a sentence of a CV says what came of somebody's work, with a figure that is no date and no telephone number. */
export function holdsResult(sentence: string): boolean {
  const undated = undatedIfCounted(sentence)
  if (undated === undefined) return false
  if (duty.test(sentence)) return isCompared.test(undated) && changed.test(undated)
  if (ledPeople.test(sentence) || changed.test(undated) || isPlain.test(undated)) return true
  return done.test(undated) && (isCompared.test(undated) || measures.some((pattern) => pattern.test(undated)))
}

const dates = new RegExp(`\\b(?:\\d{1,2}[./])?${year}(?:\\s*[-–/]\\s*\\d{2,4})?\\b`, 'g')
/** Names that hold a figure. */
const named =
  /\b(?:ISO|IFRS|IAS|ISA|PRINCE|Q|H|Covid-?|Office|Windows|Web|Industry|Article|Section|Level|Year|Key Stage|Grade|Class|Room|Version|No\.?|IMO)[ -]?\d[\d.:]*\b/gi

const joining = /\b(?:the|and|of|for|with|to|by|from)\b/gi
const minJoining = 0.03
/** Whether a text is in English, by its small words. */
export const isInEnglish = (text: string) =>
  (text.match(joining)?.length ?? 0) > (text.match(/\p{L}{2,}/gu)?.length ?? 0) * minJoining
