import { z } from 'zod'
import { maxLineLength } from '../limits.ts'
import { email, textLine } from '../text/form-fields.ts'
import { tooLong } from '../text/too-long.ts'
import { typedLine, typedText } from '../text/typed.ts'
import { maxWaitlistTextLength, waitlistInterests } from './waitlist-interests.ts'

const line = typedLine().max(maxLineLength, tooLong(maxLineLength)).optional()
const text = typedText().max(maxWaitlistTextLength, tooLong(maxWaitlistTextLength)).optional()

/**
 * Body of POST /api/waitlist: what is absent stays as it was, what is empty is emptied. `sprint` was sold out (R12); of one
 * that has begun, the next is meant.
 */
export const waitlistSchema = z.object({
  name: textLine('Please tell us your name.', 1),
  email: email('Please enter a valid email address'),
  company: line,
  currentRole: line,
  interests: z
    .array(z.enum(waitlistInterests, 'Please choose from the list'))
    .max(waitlistInterests.length)
    .transform((chosen) => waitlistInterests.filter((interest) => chosen.includes(interest)))
    .optional(),
  specificAreas: text,
  challenges: text,
  sprint: z.int().min(0).max(9999).optional(),
})
export type WaitlistEntry = z.infer<typeof waitlistSchema>
