import { wordsOf } from '../../../knowledge/terms.ts'
import { plainSentences } from '../question/question-form.ts'
import type { AskedMarks } from './asked-marks.ts'
import type { AskedOfPage } from './asked-of-page.ts'

/** The features by which the classifier sees whether something answers a question, each with its value. */
export type Features = Map<string, number>
export type Feature = [name: string, value: number]

/** The features of a question itself, whatever may answer it. */
export const questionFeatures = ({
  plain,
  terms,
  distinctive,
  marks,
  foreignNames,
  isTrouble,
}: AskedOfPage): Feature[] => [
  ['one', 1],
  ['long', Math.log1p(wordsOf(plain).length)],
  ['sentences', Number(plainSentences(plain).length > 1)],
  ['foreignNames', Math.min(2, foreignNames)],
  ['isTrouble', Number(isTrouble)],
  ['terms', Math.log1p(terms.length)],
  ['telling', Math.log1p(distinctive.length)],
  ...Object.entries(marks),
]

/** Each mark of a question multiplied by how much of the question is said. */
export const markedShares = (marks: AskedMarks, shares: readonly Feature[]): Feature[] =>
  Object.entries(marks).flatMap(([mark, borne]) =>
    borne ? shares.map(([name, size]): Feature => [`${mark} by ${name}`, size]) : [],
  )

export const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
export const ofEvidence = (evidence = -6) => within(evidence, -6, 6) / 3
export const most = (sizes: readonly number[]) => Math.max(0, ...sizes)
/** A name inside a sentence. */
export const nameInside = /(?<=[\p{L},;] )(?!I\b)\p{Lu}\p{Ll}+/u
