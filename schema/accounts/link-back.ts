import { z } from 'zod'
import { ownPath } from '../pages/own-path.ts'
import { linkRequestSchema } from './accounts.ts'

/** Asks for a mailed link that goes on to a page of this site; what is none is left out. */
export const linkBackSchema = linkRequestSchema.extend({
  next: z
    .string()
    .max(500)
    .transform((next) => ownPath(next, 'https://own.invalid'))
    .optional()
    .catch(undefined),
})
