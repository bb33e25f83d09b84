import { storyNumber } from '#schema/labels.ts'
import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { PublicReference, ReferenceCheck } from '#schema/references/reference-answers.ts'
import { capitalised, listed } from '#schema/text/phrases.ts'
import { utcDay } from '#schema/text/utc-day.ts'
import type { Vocabulary } from '../../knowledge/search-query.ts'
import { stemsOf, wordsOf } from '../../knowledge/terms.ts'
import { citationMark } from '../marks.ts'
import { joined, numberInWords, quoted, withoutFullStop } from '../wording.ts'
import { normaliseQuestion } from './question/intents.ts'
import { exactTerm, questionTerms } from './question/question-terms.ts'
import { countTerms, matchedWeight, pageIndex, rankStories } from './stories/story-ranking.ts'

const maxQuotedReferees = 2
const asksForAddress = /\b(?:call|contact|e-?mail|address|phone|telephone|number|ring|reach|speak|talk)\b/i
const asksAboutWords =
  /\b(?:says?|said|tells?|told|thinks?|thought|feels?|felt|mentions?|mentioned|insists?|insisted|complains?|complained|believes?|confirms?|confirmed|check\w*|who|reference|referee|feedback|vouch\w*|trust|know)\b/i

/** Who confirmed a story, which checks ran on each referee and when, and what they say (R8). */
export function checksAnswer(profile: PublicProfile, storyIndex: number): string {
  const story = profile.stories[storyIndex]
  const confirming = profile.references.filter(({ confirms }) => story && confirms.includes(story.id))
  if (!story || !confirming.length) return refereesAnswer(profile, '', storyIndex)
  const others = profile.references.filter((reference) => !confirming.includes(reference))
  return joined([
    `${quoted(story.title)} is confirmed by ${listed(confirming.map(({ name }) => name))}${story.validatedAt ? `, and was validated on ${utcDay(story.validatedAt)}` : ''}. ${citationMark(storyIndex)}`,
    ...confirming
      .slice(0, maxQuotedReferees)
      .map((reference) =>
        joined([
          `${described(reference)}: ${checksOf(profile, reference)}.`,
          reference.relationship &&
            `The page says of them: ${quoted(withoutFullStop(reference.relationship))}.`,
        ]),
      ),
    refereeQuote(confirming[0]),
    others.length > 0 &&
      `The page also has the word of ${listed(others.map(({ name }) => name))}, each with the checks that ran and their dates.`,
  ])
}

/** The referees with their roles and words; never their addresses. */
export function refereesAnswer(
  profile: PublicProfile,
  question: string,
  storyIndex: number | undefined,
): string {
  const { firstName, references, stories } = profile
  if (!references.length) return `No reference for ${firstName} is published on this page yet.`
  const storyId = storyIndex === undefined ? undefined : stories[storyIndex]?.id
  const priority = ({ confirms }: PublicReference) =>
    storyId !== undefined && confirms.includes(storyId) ? 0 : 1
  const ordered = references.toSorted((one, other) => priority(one) - priority(other))
  return joined([
    `${references.length === 1 ? 'One referee speaks' : `${capitalised(numberInWords(references.length))} referees speak`} for ${firstName} on this page: ${ordered.slice(0, 6).map(described).join('; ')}.`,
    asksHowMany.test(question) && countsOf(profile),
    asksForAddress.test(question) && noAddress,
    ...ordered.slice(0, maxQuotedReferees).map(refereeQuote),
    confirmedBy(profile, ordered[0]),
  ])
}

const asksHowMany = /\bhow many\b|\bnumber of\b|\bin all\b/i
const countsOf = ({ references, stories }: PublicProfile) =>
  `In numbers: ${references.length} ${references.length === 1 ? 'referee' : 'referees'}, ${stories.length} ${stories.length === 1 ? 'story' : 'stories'}.`

/** A referee whom the question names. */
export function refereeAnswer(profile: PublicProfile, question: string): string | undefined {
  const named = profile.references.find(({ name }) => namesReferee(question, name))
  return named && refereeSpeaks(profile, named, question)
}

/** What a referee is, says and confirms. */
export const refereeSpeaks = (profile: PublicProfile, referee: PublicReference, question: string) =>
  joined([
    `${described(referee)}. ${referee.relationship && `The page says: ${quoted(withoutFullStop(referee.relationship))}.`}`.trim(),
    asksForAddress.test(question) && noAddress,
    refereeQuote(referee),
    asksForChecks.test(question) && `The checks: ${checksOf(profile, referee)}.`,
    confirmedBy(profile, referee, question),
  ])

/** The words that ask for proof and say nothing of whose. */
const proofWords = `confirm confirms confirmed vouch vouches attest corroborate testify thing bit job name verify verified validate validated check checked back backs stand stands behind
    speak speaks side say says said story stories one ones work true anybody anyone somebody someone people reference
    references referee referees recommend endorse name well went trust believe really`
let proofStems: Set<string> | undefined
/** Half of a rare word's weight; less is shared by chance. */
const proofThreshold = 1.8

/** “The story of the medical director”: everybody who confirms it is asked for. */
const asksOfStory = /\b(?:story|account|case) (?:of|about|with)\b/i

/** The index of the only story that a referee confirms, or -1. */
const storyOf = ({ stories }: PublicProfile, { confirms }: PublicReference) =>
  confirms.length === 1 ? stories.findIndex(({ id }) => confirms.includes(id)) : -1

/**
 * Who confirms what: the referee whose role is named, or those of the story that is meant; undefined where the question
 * names neither.
 */
export function proofAnswer(
  profile: PublicProfile,
  question: string,
  vocabulary: Vocabulary,
  { asksForQuote = false } = {},
): string | undefined {
  proofStems ??= stemsOf(proofWords)
  const stems = proofStems
  const page = pageIndex(profile)
  const terms = questionTerms(profile, question, vocabulary, page.passageFrequencies).filter(
    ({ forms }) => ![...forms].some((form) => stems.has(form)),
  )
  const [story] = rankStories(terms, page)
  const title = best(profile.stories, (one) => matchedWeight(terms.map(exactTerm), countTerms(one.title)))
  const referee = best(profile.references, ({ role, company, relationship, feedback }) =>
    Math.max(
      matchedWeight(terms, countTerms(feedback)) * (asksForQuote ? 0.6 : 0),
      matchedWeight(terms, countTerms(`${role} ${company}`)),
      matchedWeight(terms, countTerms(relationship)) * 0.8,
    ),
  )
  const isTitleMatch = title.score >= proofThreshold && title.score >= referee.score
  if (isTitleMatch && !asksForQuote) return checksAnswer(profile, title.index)
  const matched = profile.references[referee.index]
  if (matched && referee.score >= proofThreshold) {
    const storyIndex = asksOfStory.test(question) ? storyOf(profile, matched) : -1
    const isStoryMeant = storyIndex >= 0 && !asksForQuote
    return isStoryMeant ? checksAnswer(profile, storyIndex) : refereeSpeaks(profile, matched, question)
  }
  if (asksForQuote) return undefined
  return story && story.score >= proofThreshold ? checksAnswer(profile, story.storyIndex) : undefined
}

const asksWho =
  /^\W*(?:(?:and|so|but|ok|please)\W+)*(?:who|whose|whom)\b(?! (?:am|are|can|could|should|do|will|would|shall) (?:i|we|you)\b)/
const asksWhoAtLast = /[,;.:] (?:and |but |by )?whom?\W*$/
/** “Which auditor …”; what the visitor or the expert does says of nobody else who it was. */
const asksWhich =
  /\bwhich (?!.{0,80}\b(?:(?:can|could|shall|should) (?:i|we)|(?:did|do|have|are|were) you)\b)((?:[\w'-]+ ){1,3})/
/** The least share of a question that a referee's role, company and relation must say. */
const minRoleCoverage = 0.4

/**
 * The referees of a described role (“which auditor …”, “who manages the dairy?”); undefined where the question
 * describes none or nobody fits.
 */
export function whoAnswer(profile: PublicProfile, question: string, vocabulary: Vocabulary) {
  const plain = normaliseQuestion(question, [profile.firstName, profile.lastName])
  const [, which] = asksWhich.exec(plain) ?? []
  if (!which && !asksWho.test(plain) && !asksWhoAtLast.test(plain)) return undefined
  const termsIn = (text: string) =>
    questionTerms(profile, text, vocabulary, pageIndex(profile).passageFrequencies)
  const terms = termsIn(plain)
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  const whichTerms = which ? termsIn(which) : undefined
  const { index, score } = best(profile.references, (reference) => {
    const roleCounts = countTerms(`${reference.role} ${reference.company} ${reference.relationship}`)
    if (whichTerms && matchedWeight(whichTerms, roleCounts) < proofThreshold / 2) return 0
    return matchedWeight(terms, roleCounts) + 0.4 * matchedWeight(terms, countTerms(reference.feedback))
  })
  const matched = profile.references[index]
  if (!matched || score < proofThreshold || score < minRoleCoverage * total) return undefined
  return refereeSpeaks(profile, matched, question)
}

function best<One>(items: readonly One[], scoreOf: (one: One) => number) {
  const scores = items.map((one, index) => ({ index, score: scoreOf(one) }))
  return scores.sort((one, other) => other.score - one.score)[0] ?? { index: -1, score: 0 }
}

const noAddress = 'I give out no addresses or telephone numbers of theirs.'
const asksWhen = /\bwhen\b|\b(?:date|day|year|month)\b|\bvalidated\b/i
const asksForChecks = /\b(?:check|verif|confirm|validat|trust)/i
const described = ({ name, role, company }: PublicReference) =>
  [name, role, company].filter(Boolean).join(', ')
const refereeQuote = (reference: PublicReference | undefined) =>
  reference?.feedback && `${reference.name} says: ${quoted(reference.feedback)}`

/** A full name is enough; half of one only beside a word that asks for a reference. */
function namesReferee(question: string, name: string): boolean {
  if (question.toLowerCase().includes(name.toLowerCase())) return true
  const questionWords = new Set(wordsOf(question).map(({ written }) => written))
  const parts = wordsOf(name).map(({ written }) => written)
  return (
    (asksAboutWords.test(question) || asksForAddress.test(question)) &&
    parts.some((part) => part.length > 2 && questionWords.has(part))
  )
}

/** The stories that a referee confirms, with the days on which they were validated where these are asked for. */
function confirmedBy({ stories }: PublicProfile, reference: PublicReference | undefined, question = '') {
  const isDated = asksWhen.test(question)
  const confirmed = stories.flatMap(({ id, title, validatedAt }, storyIndex) =>
    reference?.confirms.includes(id)
      ? `${storyNumber(storyIndex + 1)} ${quoted(title)}${isDated && validatedAt ? `, validated on ${utcDay(validatedAt)},` : ''} ${citationMark(storyIndex)}`
      : [],
  )
  const noun = confirmed.length === 1 ? 'story' : 'stories'
  return confirmed.length > 0 && `${reference?.name} confirms the ${noun} ${listed(confirmed)}.`
}

/** The checks in the page's words, with their days. */
function checksOf({ stories, name }: PublicProfile, { checks, confirms }: PublicReference): string {
  const numbers = stories.flatMap(({ id }, index) => (confirms.includes(id) ? storyNumber(index + 1) : []))
  const wording = ({ check, by }: ReferenceCheck) => {
    if (check === 'address-confirmed') return 'address confirmed by signed link'
    if (check === 'independent') return `is not ${name} and answered once`
    if (check === 'read-by-validator') return by ? `read by validator ${by}` : 'read by a validator'
    return `confirms ${numbers.length === 1 ? 'Story' : 'Stories'} ${listed(numbers)}`
  }
  return checks.map((ran) => `${wording(ran)} (${utcDay(ran.at)})`).join('; ') || 'none is dated on this page'
}
