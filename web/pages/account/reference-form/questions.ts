import { publicAnswers } from '#schema/references/public-fields.ts'
import type { ReferenceAnswers } from '#schema/references/submitted-reference.ts'

export type AnswerName = keyof ReferenceAnswers

/** A question's texts. `example` shows how short an answer may be; it is never filled in. */
type Question = { label: (name: string) => string; example: string; minLength: number }

/** The questions, with the candidate's first name or `this person`. */
export const questions: Record<AnswerName, Question> = {
  relationship: {
    label: (name) => `How do you know ${name}, and for how long?`,
    example: 'I was the plant manager when the night shift was reorganised, from 2019 to 2023.',
    minLength: 10,
  },
  uniqueStrengths: {
    label: (name) => `What makes ${name} stand out?`,
    example: 'Finds the one figure that everybody else had stopped looking at.',
    minLength: 15,
  },
  naturalAbilities: {
    label: (name) => `What comes easily to ${name}?`,
    example: 'Saying the awkward thing first, so that the meeting can end on time.',
    minLength: 15,
  },
  problemsToSolve: {
    label: (name) => `Which problems would you call ${name} for?`,
    example: 'Two departments that blame each other while every third order is late.',
    minLength: 15,
  },
  contextAndSituations: {
    label: (name) => `Where does ${name} do the best work?`,
    example: 'In family firms of fifty people, in the year before somebody retires.',
    minLength: 20,
  },
  measurableResults: {
    label: () => 'Which result did you see yourself?',
    example: 'Late orders went from one in three to one in twenty within half a year.',
    minLength: 15,
  },
  differentiatingFactors: {
    label: (name) => `What sets ${name} apart from others in the same work?`,
    example: 'Others sent us a report. Here somebody stayed until the second payday.',
    minLength: 15,
  },
  workingRelationship: {
    label: () => 'How was it to work together?',
    example: 'Direct and calm. We disagreed twice, and both times I knew why.',
    minLength: 10,
  },
  additionalComments: {
    label: () => 'Anything else? (optional)',
    example: 'I would ask for the same help again.',
    minLength: 0,
  },
}

export const isPublic = (name: AnswerName) => (publicAnswers as readonly string[]).includes(name)
