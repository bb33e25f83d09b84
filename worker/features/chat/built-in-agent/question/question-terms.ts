import type { PublicProfile } from '#schema/profiles/profile-answers.ts'
import type { Vocabulary } from '../../../knowledge/asked.ts'
import { isGeneric } from '../../../knowledge/generic-words.ts'
import { isRelated, phrasesIn, relatedTo } from '../../../knowledge/related-words.ts'
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
const distinctiveFrom = 1.5

export const isDistinctive = ({ weight }: QuestionTerm) => weight >= distinctiveFrom

/** A small gallery is counted as if it had so many more passages. */
const silentPassages = 50
const mostWeight = 4
const genericShare = 0.3
const lightShare = 0.6
/** What is left of “don't”, “we've” and “they'll” says nothing. */
const contracted =
  /\b(?:can|won|don|isn|aren|wasn|weren|hasn|haven|hadn|doesn|didn|wouldn|couldn|shouldn|ain)['’]t\b|['’](?:d|ll|m|re|ve)\b/gi
const correctedShare = 0.8
/** Shorter unknown words are not corrected. */
const shortestCorrected = 5

/** The terms of a question, spelling corrected, without stop words and the expert's name. */
export function questionTerms(
  profile: PublicProfile,
  question: string,
  vocabulary: Vocabulary,
  onPage: ReadonlyMap<string, number>,
): QuestionTerm[] {
  const own = new Set(wordsOf(profile.name).map(({ stem }) => stem))
  const { listed, total } = vocabulary
  const rarity = (stem: string) => {
    const passages = Math.max(listed.get(stem) ?? 0, onPage.get(stem) ?? 0)
    const weight = Math.min(mostWeight, Math.log((total + silentPassages) / (passages + 1)))
    if (isGeneric(stem) || /^\d+$/.test(stem)) return weight * genericShare
    return isLight(stem) ? weight * lightShare : weight
  }
  const spoken = question.replace(contracted, '')
  const words = termsOf(spoken).filter(({ text, stem }) => !isStopWord(text) && !own.has(stem))
  const single = words.map(({ text, stem }) => {
    const other = otherSpelling(text)
    const spelt = [stem, ...(other ? [stemOf(other)] : [])]
    const isSpeltRight = spelt.some((known) => isKnown(known, vocabulary, onPage))
    const corrected = isSpeltRight ? [] : meantBy(stem, vocabulary, onPage)
    const forms = corrected.length ? corrected : spelt
    const share = corrected.length ? correctedShare : 1
    return termOf(forms, share * Math.min(...forms.map(rarity)))
  })
  const stems = wordsOf(spoken).map(({ stem }) => stem)
  const phrases = phrasesIn(stems)
  const longest = phrases.filter(
    (phrase) => !phrases.some((other) => other !== phrase && ` ${other} `.includes(` ${phrase} `)),
  )
  return [...single, ...longest.map((phrase) => termOf([phrase], mostWeight * 0.75))]
}

function termOf(forms: string[], weight: number): QuestionTerm {
  const related = new Map<string, number>()
  for (const form of forms)
    for (const [stem, nearness] of relatedTo(form))
      if (!forms.includes(stem)) related.set(stem, Math.max(nearness, related.get(stem) ?? 0))
  return { weight, forms: new Set(forms), related }
}

/** The known words that a word which nobody says may have been meant as. */
function meantBy(stem: string, { similar }: Vocabulary, onPage: ReadonlyMap<string, number>) {
  if (stem.length < shortestCorrected) return []
  const onThisPage = [...onPage].map(([known, passages]) => ({ stem: known, passages }))
  return correctionsOf(stem, [...onThisPage, ...similar.filter(({ asked }) => asked === stem)])
}

/** Whether a question holds a word, be it misspelt, that the page, the gallery or everyday language knows. */
export const isUnderstood = (
  question: string,
  vocabulary: Vocabulary,
  onPage: ReadonlyMap<string, number>,
): boolean =>
  wordsOf(question).some(
    ({ text, stem }) =>
      isStopWord(text) || isKnown(stem, vocabulary, onPage) || meantBy(stem, vocabulary, onPage).length > 0,
  )

const isKnown = (stem: string, { listed }: Vocabulary, onPage: ReadonlyMap<string, number>) =>
  listed.has(stem) || onPage.has(stem) || isRelated(stem) || isGeneric(stem)

/** Amounts, manners and movements that say less of a trouble than what is counted, meant and moved. */
const lightWords = `half third thirds thirty forty fifty sixty seventy eighty ninety fifteen dozen couple million thousand pair bit
lots load plenty sit sits sat hang lie lying put turn turned goes gone came tried try said
whole rather hardly nearly barely almost quite constantly perfectly honestly simply suppose supposed anymore
elsewhere everywhere anywhere somewhere around round besides although though unless meanwhile soon sooner
opposite nice funny silly stupid daft mad crazy clever decent fine enormous huge big biggest extra another girl
girls guy guys bloke lad lads chap chaps folk folks lady man men woman friend friends boy earth wise odd ok okay
mid gets wont cannot pull push drag throw hold answer spend spent hope know knew met meet written else ones
yesterday`
let light: Set<string> | undefined

function isLight(stem: string): boolean {
  // Not at the start of the worker: finding the stems takes milliseconds.
  light ??= new Set(wordsOf(lightWords).map((word) => word.stem))
  return light.has(stem)
}

/** A term without its related words. */
export const byWord = (term: QuestionTerm): QuestionTerm => ({ ...term, related: new Map() })
