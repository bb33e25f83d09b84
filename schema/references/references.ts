import { z } from 'zod'
import { maxLineLength } from '../limits.ts'
import { answer, email, textLine } from '../text/form-fields.ts'
import { tooLong } from '../text/too-long.ts'
import { typedLine, typedText } from '../text/typed.ts'
import { maxInvitationLength } from './limits.ts'

export const referenceStatusSchema = z.enum([
  'invited',
  'submitted',
  'validated',
  'rejected',
  'declined',
  'withdrawn',
  'cancelled',
  'expired',
])
export type ReferenceStatus = z.infer<typeof referenceStatusSchema>

/**
 * Warnings for validators only: a private mailbox, the owner's own domain, the network of the owner's registration
 * (R8).
 */
export const referenceFlags = ['free-mail', 'owner-domain', 'same-network'] as const
export type ReferenceFlag = (typeof referenceFlags)[number]

/** Body of POST /api/references: the referee, and the owner's own words, plain and without a link (R8). */
export const newReferenceSchema = z.object({
  firstName: textLine('First name is required', 1),
  lastName: textLine('Last name is required', 1),
  email: email('Please enter a valid email address'),
  solutionStory: answer(10, 'Please say in a sentence what you did together (at least 10 characters)'),
  words: typedText()
    .max(maxInvitationLength, tooLong(maxInvitationLength))
    .refine(
      (words) =>
        !/https?:|www\.|\S@\S|\b[a-z0-9-]+\.(?:com|net|org|io|co|uk|info|biz|dev|app|me)\b/i.test(words),
      {
        message: 'Please leave out links and addresses: the invitation carries the only link.',
      },
    )
    .default(''),
  /** What they do or did there, as the owner knows it; they say it themselves in their answer. */
  role: typedLine().max(maxLineLength, tooLong(maxLineLength)).default(''),
})
export type NewReference = z.input<typeof newReferenceSchema>

/** Query of GET /api/references: the page of 24. */
export const referencesPageSchema = z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) })
