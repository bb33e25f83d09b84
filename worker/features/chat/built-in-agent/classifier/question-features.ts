import { wordsOf } from '../../../knowledge/terms.ts'
import { plainSentences } from '../question/question-form.ts'
import type { AnalysedQuestion } from './analysed-question.ts'
import type { QuestionFlags } from './question-flags.ts'

/** The features by which the classifier sees whether something answers a question, each with its value. */
export type Features = Map<string, number>
export type Feature = [name: string, value: number]

/** The features of a question itself, whatever may answer it. */
export const questionFeatures = ({
  plain,
  terms,
  distinctive,
  flags,
  foreignNames,
  isTrouble,
}: AnalysedQuestion): Feature[] => [
  ['one', 1],
  ['long', Math.log1p(wordsOf(plain).length)],
  ['sentences', Number(plainSentences(plain).length > 1)],
  ['foreignNames', Math.min(2, foreignNames)],
  ['isTrouble', Number(isTrouble)],
  ['terms', Math.log1p(terms.length)],
  ['telling', Math.log1p(distinctive.length)],
  ...Object.entries(flags),
]

/** Each flag of a question multiplied by how much of the question is covered. */
export const flagInteractions = (flags: QuestionFlags, shares: readonly Feature[]): Feature[] =>
  Object.entries(flags).flatMap(([flag, isSet]) =>
    isSet ? shares.map(([name, value]): Feature => [`${flag} by ${name}`, value]) : [],
  )

export const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))
export const scaledEvidence = (evidence = -6) => clamp(evidence, -6, 6) / 3
export const maxOf = (values: readonly number[]) => Math.max(0, ...values)
/** A name inside a sentence. */
export const nameInside = /(?<=[\p{L},;] )(?!I\b)\p{Lu}\p{Ll}+/u
