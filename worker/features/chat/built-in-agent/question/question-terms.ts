import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import { isGeneric } from '../../../knowledge/generic-words.ts'
import { isRelated, phrasesIn, relatedTo } from '../../../knowledge/related-words.ts'
import type { Vocabulary } from '../../../knowledge/search-query.ts'
import { correctionsOf, otherSpelling } from '../../../knowledge/spelling.ts'
import { isStopWord, stemOf, termsOf, wordsOf } from '../../../knowledge/terms.ts'

/** One term of a question, in every form in which a page may say it. */
export type QuestionTerm = {
  /** Its weight, 0 to about 4, higher for words that are rarer in the gallery. */
  weight: number
  /** Stems and phrases of this very word. */
  forms: ReadonlySet<string>
  /** Related words, each with its nearness, 0 to 1. */
  related: ReadonlyMap<string, number>
}

/** Below this a word is one that every question may hold, which says too little to find a story or a topic by. */
const distinctiveThreshold = 1.5

export const isDistinctive = ({ weight }: QuestionTerm) => weight >= distinctiveThreshold

/** A small gallery is counted as if it had so many more passages. */
const smoothingPassages = 50
const maxWeight = 4
const genericFactor = 0.3
const lightFactor = 0.6
/** What is left of “don't”, “we've” and “they'll” says nothing. */
const contractions =
  /\b(?:can|won|don|isn|aren|wasn|weren|hasn|haven|hadn|doesn|didn|wouldn|couldn|shouldn|ain)['’]t\b|['’](?:d|ll|m|re|ve)\b/gi
const correctedFactor = 0.8
/** Shorter unknown words are not corrected. */
const minCorrectedLength = 5

/** The terms of a question, spelling corrected, without stop words and the expert's name. */
export function questionTerms(
  profile: PublicProfile,
  question: string,
  vocabulary: Vocabulary,
  pageFrequencies: ReadonlyMap<string, number>,
): QuestionTerm[] {
  const nameStems = new Set(wordsOf(profile.name).map(({ stem }) => stem))
  const { passageFrequencies, passageCount } = vocabulary
  const rarity = (stem: string) => {
    const passages = Math.max(passageFrequencies.get(stem) ?? 0, pageFrequencies.get(stem) ?? 0)
    const weight = Math.min(maxWeight, Math.log((passageCount + smoothingPassages) / (passages + 1)))
    if (isGeneric(stem) || /^\d+$/.test(stem)) return weight * genericFactor
    return isLight(stem) ? weight * lightFactor : weight
  }
  const expanded = question.replace(contractions, '')
  const words = termsOf(expanded).filter(({ text, stem }) => !isStopWord(text) && !nameStems.has(stem))
  const single = words.map(({ text, stem }) => {
    const other = otherSpelling(text)
    const spellings = [stem, ...(other ? [stemOf(other)] : [])]
    const isSpeltCorrectly = spellings.some((spelling) => isKnown(spelling, vocabulary, pageFrequencies))
    const corrected = isSpeltCorrectly ? [] : pageCorrections(stem, vocabulary, pageFrequencies)
    const forms = corrected.length ? corrected : spellings
    const factor = corrected.length ? correctedFactor : 1
    return termOf(forms, factor * Math.min(...forms.map(rarity)))
  })
  const stems = wordsOf(expanded).map(({ stem }) => stem)
  const phrases = phrasesIn(stems)
  const longestPhrases = phrases.filter(
    (phrase) => !phrases.some((other) => other !== phrase && ` ${other} `.includes(` ${phrase} `)),
  )
  return [...single, ...longestPhrases.map((phrase) => termOf([phrase], maxWeight * 0.75))]
}

function termOf(forms: string[], weight: number): QuestionTerm {
  const related = new Map<string, number>()
  for (const form of forms)
    for (const [stem, similarity] of relatedTo(form))
      if (!forms.includes(stem)) related.set(stem, Math.max(similarity, related.get(stem) ?? 0))
  return { weight, forms: new Set(forms), related }
}

/** The known words that a word which nobody says may have been meant as. */
function pageCorrections(
  stem: string,
  { similar }: Vocabulary,
  pageFrequencies: ReadonlyMap<string, number>,
) {
  if (stem.length < minCorrectedLength) return []
  const onThisPage = [...pageFrequencies].map(([known, passages]) => ({ stem: known, passages }))
  return correctionsOf(stem, [...onThisPage, ...similar.filter(({ misspelt }) => misspelt === stem)])
}

/** Whether a question holds a word, be it misspelt, that the page, the gallery or everyday language knows. */
export const isUnderstood = (
  question: string,
  vocabulary: Vocabulary,
  pageFrequencies: ReadonlyMap<string, number>,
): boolean =>
  wordsOf(question).some(
    ({ text, stem }) =>
      isStopWord(text) ||
      isKnown(stem, vocabulary, pageFrequencies) ||
      pageCorrections(stem, vocabulary, pageFrequencies).length > 0,
  )

const isKnown = (
  stem: string,
  { passageFrequencies }: Vocabulary,
  pageFrequencies: ReadonlyMap<string, number>,
) => passageFrequencies.has(stem) || pageFrequencies.has(stem) || isRelated(stem) || isGeneric(stem)

/** Amounts, manners and movements that say less of a trouble than what is counted, meant and moved. */
const lightWords = `half third thirds thirty forty fifty sixty seventy eighty ninety fifteen dozen couple million thousand pair bit
lots load plenty sit sits sat hang lie lying put turn turned goes gone came tried try said
whole rather hardly nearly barely almost quite constantly perfectly honestly simply suppose supposed anymore
elsewhere everywhere anywhere somewhere around round besides although though unless meanwhile soon sooner
opposite nice funny silly stupid daft mad crazy clever decent fine enormous huge big biggest extra another girl
girls guy guys bloke lad lads chap chaps folk folks lady man men woman friend friends boy earth wise odd ok okay
mid gets wont cannot pull push drag throw hold answer spend spent hope know knew met meet written else ones
yesterday`
let lightStems: Set<string> | undefined

function isLight(stem: string): boolean {
  // Not at the start of the worker: finding the stems takes milliseconds.
  lightStems ??= new Set(wordsOf(lightWords).map((word) => word.stem))
  return lightStems.has(stem)
}

/** A term without its related words. */
export const exactTerm = (term: QuestionTerm): QuestionTerm => ({ ...term, related: new Map() })
