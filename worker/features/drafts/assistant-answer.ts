import type { Draft } from '#schema/drafts/drafts.ts'
import { blanksIn, type DraftText, draftTexts } from '#schema/drafts/profile-assistant.ts'
import { splitSentences } from '#schema/text/sentences.ts'
import { stemsOf } from '../knowledge/terms.ts'
import { fieldsInOrder, findingsIn, findingText, openBlanks, weakestFields } from './advice.ts'
import { betterSentence, filledIn } from './better-sentence.ts'
import { asksOfGoingLive, goingLive } from './going-live.ts'
import { suggestionLine } from './suggestions.ts'

const maxFindings = 3

/**
 * The assistant's answer without a model, by rules over the draft; `said` is what it said before, oldest first, and a
 * suggestion has a marked line of its own.
 */
export function assistantAnswer(draft: Draft, question: string, previousAnswers: readonly string[]): string {
  const rule = fixedRules.find(([pattern]) => pattern.test(question))
  if (rule) return rule[1]
  const field = fieldNamedIn(question)
  return (
    filling(draft, question, previousAnswers.at(-1) ?? '') ??
    (wantsSuggestion.test(question) ? suggesting(draft, previousAnswers, field) : undefined) ??
    (wantsGaps.test(question) ? missing(draft, field) : undefined) ??
    (thanks.test(question) ? `You are welcome. ${opening(draft)}` : undefined) ??
    quoting(draft, question, field) ??
    `Your profile says nothing about that, and I know nothing else of you. ${opening(draft)}`
  )
}

const wantsSuggestion =
  /\b(?:better|improve|suggest\w*|re-?write|re-?word|re-?phrase|sharpen|strengthen|fix|polish|stronger|another|alternative|how (?:could|would|should|can|might) (?:i|it|this|you|my) (?:\w+ )?(?:say|put|write|read|phrase|sound)|write it)\b|^\s*(?:yes|please|go on|go ahead|ok(?:ay)?|sure)\b/i
const wantsGaps =
  /\b(?:missing|lack\w*|gaps?|weak\w*|buyers?|feedback|review|enough|convinc\w+|good|wrong|unclear|think of|opinion|ready|what (?:else|more)|left to do)\b/i
const thanks = /^\s*(?:thanks|thank you|cheers|great|perfect|no,? thank)/i

/** Answers that do not depend on the draft. */
const fixedRules: readonly [RegExp, string][] = [
  [
    /\b(?:ignore|forget|disregard)\b.*\b(?:instructions?|rules?)\b|\bsystem prompt\b/i,
    'I would rather keep to what I am here for: your profile, and how it could read.',
  ],
  [
    /\b(?:invent|make (?:it |one |something |some |up )+|made[- ]up|fabricat\w+|pretend)\b/i,
    'I put nothing into your profile that you did not tell me. Whoever confirms it later would have to confirm that too. Where a fact is missing I leave a blank in square brackets for you to fill.',
  ],
  [
    /\bare you (?:a |an )?(?:person|human|real|robot|bot|ai|machine|automatic)\b|\bwho are you\b|\bwhat are you\b/i,
    'I am the Solution Profile Assistant, and automatic. I read what you wrote in the questionnaire and say what a buyer would miss in it.',
  ],
  [
    /\b(?:privacy|confidential|private|secret|who (?:can |else )?(?:reads?|sees?)|stored?|kept|delete[ds]?|erase[ds]?)\b/i,
    'This conversation belongs to this device: it is kept with your profile, goes when the profile goes, and is erased when nothing has been said in it for 90 days. Until you have an account, your profile hangs nowhere.',
  ],
  [
    /\b(?:prices?|costs? (?:me|to)|how much (?:is|does|do|are|would)|paid|pay|subscription|levels?|upgrade)\b/i,
    'The preview is free, and so are an account and a place in the gallery. What the three levels cost, and what each of them opens, stands further down on this page.',
  ],
  [
    asksOfGoingLive,
    `${goingLive} The first step is a free account: “Save Your Free Solution Profile” asks for the two people, and they are written to once your address is confirmed.`,
  ],
  [
    /\b(?:book|call|meeting|talk to (?:a|some)|speak to|human)\b/i,
    '“Book Strategy Call”, below this conversation, takes you to a person with whom you can go through your profile.',
  ],
]

const fieldPatterns: readonly [DraftText, RegExp][] = [
  [
    'clientProblemsBefore',
    /\b(?:client problems?|problems? before|before (?:i|you)|how it was|was wrong)\b/i,
  ],
  ['targetClient', /\b(?:target|clients?|customers?|audience|whom? (?:do|am) i)\b/i],
  ['deliverables', /\b(?:deliver\w*|hand over|offer(?:ing)?|outputs?)\b/i],
  ['experience', /\b(?:experience|background|track record|results?|years|career|proof)\b/i],
  ['problemSolved', /\b(?:problems?|title|headline)\b/i],
]
const fieldNamedIn = (question: string) => fieldPatterns.find(([, pattern]) => pattern.test(question))?.[0]

/** Fills the blank that was asked for with the person's words, unless they are a question or a refusal. */
function filling(draft: Draft, words: string, before: string): string | undefined {
  const blankAsked = openBlanks(draft).find(({ field, blank }) =>
    before.includes(blankQuestion(field, blank)),
  )
  const isNoFact =
    /\?|\[|^\s*(?:no|not|don.t|skip|later|never|thanks|thank|yes|please|what|how|why|who|where|when|suggest)\b/i
  if (!blankAsked || isNoFact.test(words) || words.length > 120) return undefined
  const { field, blank } = blankAsked
  return `Then “${draftTexts[field]}” would read like this.\n${suggestionLine(filledIn(draft, field, blank, words))}`
}

const blankQuestion = (field: DraftText, blank: string) =>
  `What should stand in place of “${blank}” in “${draftTexts[field]}”?`

/** A better text for the named field, or for the weakest one without a suggestion so far. */
function suggesting(draft: Draft, previousAnswers: readonly string[], named: DraftText | undefined): string {
  const [open] = openBlanks(draft).filter(({ field }) => !named || field === named)
  if (open && (named || !weakestFields(draft).length))
    return `That answer waits for you: ${blankQuestion(open.field, open.blank)}`
  const isNew = (field: DraftText) =>
    !previousAnswers.some((line) => line.includes(suggestionLine({ field, text: '' })))
  const weakest = weakestFields(draft)
  const field = named ?? weakest.find(isNew) ?? weakest[0]
  const better = field && betterSentence(draft, field)
  if (!better)
    return field
      ? `In “${draftTexts[field]}” I miss nothing: who, what and how much are there. A person may still see more than my rules do.`
      : 'I find nothing that I could put better: who, what, before, figure and time are all there. A person may still see more than my rules do.'
  const lacks = findingsIn(draft).filter((found) => found.field === field)
  const [first] = lacks
  const blanks = blanksIn(better.text).length
  return [
    `In “${draftTexts[better.field]}” a buyer would miss ${first ? `this most: ${findingText(first)}` : ''}`,
    blanks ? 'With your words, and a blank for what only you know:' : 'With your own words it could read:',
    `\n${suggestionLine(better)}`,
  ].join(' ')
}

/** Open blanks, then what a buyer would still want to know, the most important first. */
function missing(draft: Draft, named: DraftText | undefined): string {
  const findings = findingsIn(draft).filter(({ field }) => !named || field === named)
  const blanks = blanksSentence(draft)
  if (!findings.length && blanks) return blanks
  if (!findings.length)
    return `${named ? `In “${draftTexts[named]}” I` : 'I'} miss nothing that my rules look for: for whom, what, how it was before, a figure and a time. A person may still see more.`
  const shown = findings
    .slice(0, maxFindings)
    .map((found) => `• ${draftTexts[found.field]}: ${findingText(found)}`)
  const rest = findings.length - shown.length
  return [
    blanks,
    'A buyer would still want to know:',
    ...shown,
    rest > 0 && `${rest === 1 ? 'One more thing is' : `${rest} more things are`} smaller.`,
    'Shall I suggest a better sentence?',
  ]
    .filter(Boolean)
    .join('\n')
}

/** Lists the open blanks of the draft and asks for the first. */
function blanksSentence(draft: Draft): string {
  const open = openBlanks(draft)
  const [first] = open
  if (!first) return ''
  const many = open.length === 1 ? 'a blank' : `${open.length} blanks`
  return `Your profile still holds ${many} in square brackets. ${blankQuestion(first.field, first.blank)}`
}

const opening = (draft: Draft) => {
  const blanks = blanksSentence(draft)
  const [strongest] = findingsIn(draft)
  if (blanks) return blanks
  return strongest
    ? `What a buyer would miss most concerns “${draftTexts[strongest.field]}”: ${findingText(strongest)} Shall I suggest a better sentence?`
    : 'I miss nothing in it that my rules look for.'
}

/** The draft's own words on a question. */
function quoting(draft: Draft, question: string, named: DraftText | undefined): string | undefined {
  if (/\bskills?\b/i.test(question)) return `Your four key skills are: ${draft.keySkills.join(', ')}.`
  if (/\b(?:industry|sector|business area)\b/i.test(question))
    return `You chose ${draft.industry} as your industry and ${draft.businessArea} as your business area.`
  if (named) return `Under “${draftTexts[named]}” you wrote: “${draft[named]}” ${opening(draft)}`
  const questionStems = stemsOf(question)
  const [best] = fieldsInOrder
    .flatMap((field) => splitSentences(draft[field]).map((text) => ({ field, text })))
    .map((sentence) => ({
      ...sentence,
      hits: [...stemsOf(sentence.text)].filter((stem) => questionStems.has(stem)).length,
    }))
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits)
  return best && `Under “${draftTexts[best.field]}” you wrote: “${best.text}” ${opening(draft)}`
}
