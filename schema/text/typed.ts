import { z } from 'zod'
import { inOneLine, withoutUnseen } from './unseen.ts'

/** A line that somebody types. */
export const typedLine = (message?: string) => z.string(message).overwrite(inOneLine).trim()

/** A text that somebody types, of one line or several. */
export const typedText = (message?: string) => z.string(message).overwrite(withoutUnseen).trim()
