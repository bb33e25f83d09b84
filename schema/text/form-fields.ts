import { z } from 'zod'
import { isEmail } from '../email.ts'
import { maxAnswerLength, maxLineLength } from '../limits.ts'
import { tooLong } from './too-long.ts'
import { typedLine, typedText } from './typed.ts'

/** A line of a form, `least` to 120 characters. */
export const textLine = (message: string, min = 2) =>
  typedLine(message).min(min, message).max(maxLineLength, tooLong(maxLineLength))

/** A text of a form, `least` to 2,000 characters. */
export const answer = (min: number, message: string) =>
  typedText(message).min(min, message).max(maxAnswerLength, tooLong(maxAnswerLength))

/** An email address (`schema/email.ts`). */
export const email = (message: string) => z.string(message).trim().refine(isEmail, message)

/** The token of a mailed link. */
export const token = z.string().min(1).max(2000)
