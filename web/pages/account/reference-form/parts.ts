import {
  publicAnswers,
  type ReferenceAnswers,
  referenceFormSchema,
} from '#schema/references/reference-form.ts'
import type { EnteredAnswers } from './kept-reference.ts'

export type PartName = 'you' | 'stories' | 'strengths' | 'results' | 'send'
export type AnswerName = keyof ReferenceAnswers

/** A question in text. `example` shows how short an answer may be; nothing is filled in for anybody. */
type Question = { label: (name: string) => string; example: string; shortest: number }

/** The questions, asked of somebody by first name or as `this person`. */
export const questions: Record<AnswerName, Question> = {
  relationship: {
    label: (name) => `How do you know ${name}, and for how long?`,
    example: 'I was the plant manager when the night shift was reorganised, from 2019 to 2023.',
    shortest: 10,
  },
  uniqueStrengths: {
    label: (name) => `What makes ${name} stand out?`,
    example: 'Finds the one figure that everybody else had stopped looking at.',
    shortest: 15,
  },
  naturalAbilities: {
    label: (name) => `What comes easily to ${name}?`,
    example: 'Saying the awkward thing first, so that the meeting can end on time.',
    shortest: 15,
  },
  problemsToSolve: {
    label: (name) => `Which problems would you call ${name} for?`,
    example: 'Two departments that blame each other while every third order is late.',
    shortest: 15,
  },
  contextAndSituations: {
    label: (name) => `Where does ${name} do the best work?`,
    example: 'In family firms of fifty people, in the year before somebody retires.',
    shortest: 20,
  },
  measurableResults: {
    label: () => 'Which result did you see yourself?',
    example: 'Late orders went from one in three to one in twenty within half a year.',
    shortest: 15,
  },
  differentiatingFactors: {
    label: (name) => `What sets ${name} apart from others in the same work?`,
    example: 'Others sent us a report. Here somebody stayed until the second payday.',
    shortest: 15,
  },
  workingRelationship: {
    label: () => 'How was it to work together?',
    example: 'Direct and calm. We disagreed twice, and both times I knew why.',
    shortest: 10,
  },
  additionalComments: {
    label: () => 'Anything else? (optional)',
    example: 'I would ask for the same help again.',
    shortest: 0,
  },
}

export const isPublic = (name: AnswerName) => (publicAnswers as readonly string[]).includes(name)

export type Part = {
  name: PartName
  /** In the list of parts. */
  short: string
  title: (name: string) => string
  lead: (name: string) => string
  /** The fields that are asked here, in their order. */
  fields: readonly (keyof EnteredAnswers)[]
}

const you: Part = {
  name: 'you',
  short: 'You',
  title: (name) => `You and ${name}`,
  lead: (name) =>
    `Say what you saw of ${name}’s work: a few short parts, a sentence for each question. It stays on this device until you send it.`,
  fields: [
    'candidateName',
    'candidateEmail',
    'referenceName',
    'referenceEmail',
    'referenceCompany',
    'referenceRole',
    'relationship',
  ],
}
const stories: Part = {
  name: 'stories',
  short: 'Stories',
  title: () => 'What did you see?',
  lead: (name) =>
    `These are sentences from ${name}’s stories. Confirm what you know of, and leave the rest: nobody has seen everything.`,
  fields: [],
}
const strengths: Part = {
  name: 'strengths',
  short: 'Strengths',
  title: (name) => `What is ${name} good at?`,
  lead: () => 'A sentence each is enough. Plain words about one real case say the most.',
  fields: ['uniqueStrengths', 'naturalAbilities', 'problemsToSolve', 'contextAndSituations'],
}
const results: Part = {
  name: 'results',
  short: 'Results',
  title: () => 'What came of it?',
  lead: () => 'Say only what you saw or were told at the time. A figure helps where you have one.',
  fields: ['measurableResults', 'differentiatingFactors', 'workingRelationship', 'additionalComments'],
}
const send: Part = {
  name: 'send',
  short: 'Send',
  title: () => 'Read it once, and send it',
  lead: () => 'This much becomes public. You can take it back at any time.',
  fields: ['consent'],
}

/** The parts of the form; the stories are one where there are any to confirm. */
export const formPartsOf = (hasStories: boolean): readonly Part[] =>
  hasStories ? [you, stories, strengths, results, send] : [you, strengths, results, send]

/** The first part in which something is still missing or wrong; the last one when nothing is. */
export function firstOpenPart(parts: readonly Part[], entered: EnteredAnswers, hasToken: boolean): number {
  const { error } = referenceFormSchema.safeParse(entered)
  const wrong = new Set(error?.issues.map(({ path: [field] }) => field))
  if (!hasToken && !entered.candidateEmail.trim()) wrong.add('candidateEmail')
  const open = parts.findIndex(({ fields }) => fields.some((field) => wrong.has(field)))
  return open < 0 ? parts.length - 1 : open
}
