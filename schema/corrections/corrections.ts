import { z } from 'zod'
import { maxMessageLength } from '../limits.ts'
import { tooLong } from '../text/too-long.ts'
import { typedText } from '../text/typed.ts'
import { maxCorrectionLength } from './correction-limits.ts'

const questionField = typedText('Please write the question first.')
  .min(3, 'Please write the question first.')
  .max(maxMessageLength, tooLong(maxMessageLength, 'the question'))
const answer = typedText('Please write your answer first.')
  .min(1, 'Please write your answer first.')
  .max(maxCorrectionLength, tooLong(maxCorrectionLength, 'your answer'))

/** Body of POST /api/corrections; a newer one takes the place of an older one of the same question. */
export const newCorrectionSchema = z.object({
  asked: questionField,
  answer,
  isActive: z.boolean().default(true),
  /** One of the owner's stories that it is about. */
  storyId: z.number().int().nullable().default(null),
})
export type NewCorrection = z.output<typeof newCorrectionSchema>

/** Body of PUT /api/corrections/{id}; what is absent stays. Whoever edits it has looked again. */
export const correctionEditSchema = z.object({
  asked: questionField.optional(),
  answer: answer.optional(),
  isActive: z.boolean().optional(),
  storyId: z.number().int().nullable().optional(),
  /** The question as the owner read it. */
  shown: z.string().max(maxMessageLength).optional(),
})
export type CorrectionEdit = z.output<typeof correctionEditSchema>
