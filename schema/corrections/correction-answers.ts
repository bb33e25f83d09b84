import { z } from 'zod'

/** What an owner taught their agent. */
const correctionSchema = z.object({
  id: z.number().int(),
  asked: z.string(),
  answer: z.string(),
  isActive: z.boolean(),
  /** True while its story has changed and the owner has not looked at it since. */
  lookAgain: z.boolean(),
  story: z.object({ id: z.number().int(), title: z.string() }).nullable(),
  createdAt: z.string(),
  editedAt: z.string(),
})
export type Correction = z.infer<typeof correctionSchema>

/** Answer of GET /api/corrections/{id}. */
const correctionAnswerSchema = z.object({
  correction: correctionSchema,
  /** Whether the plan lets the owner teach; without it none is quoted. */
  canTeach: z.boolean(),
})
export type CorrectionAnswer = z.infer<typeof correctionAnswerSchema>

/** Answer of GET /api/corrections: a page of 24, edited last first. */
const correctionsPageSchema = z.object({
  corrections: z.array(correctionSchema),
  nextCursor: z.string().nullable(),
  /** Whether the plan lets the owner teach; without it none is quoted. */
  canTeach: z.boolean(),
})
export type CorrectionsPage = z.infer<typeof correctionsPageSchema>

/**
 * A correction as the agent quotes it: the owner's own word with its day, which nobody has confirmed (R29). What was asked
 * is left out: it may be another visitor's wording.
 */
export const quotedCorrectionSchema = z.object({
  id: z.number().int(),
  quote: z.string(),
  /** The owner's first name. */
  by: z.string(),
  /** When they last wrote it. */
  at: z.string(),
})
export type QuotedCorrection = z.infer<typeof quotedCorrectionSchema>
