import { z } from 'zod'
import { answer, email, textLine } from '../text/form-fields.ts'
import { tooLong } from '../text/too-long.ts'

/** How long the owner's own words in an invitation may be (R8). */
export const longestInvitationWords = 600
/** For how many days an invitation is open, and after how many its referee is reminded, once (R8). */
export const invitationDays = 30
export const reminderDays = 7
/** How many mails an owner may have written to referees in a day, and how many invitations one mailbox is sent in a day. */
export const invitationsPerDay = 20
export const invitationsPerMailbox = 3
/** How many references one candidate may be given in a day without an invitation (R8). */
export const uninvitedPerDay = 5
/** How many references an owner's call answers with at once. */
export const referencesPerPage = 24

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

/** What a validator is shown beside a reference, and nobody else: a private mailbox, the owner's own domain, the network that the owner registered from (R8). */
export const referenceFlags = ['free-mail', 'owner-domain', 'same-network'] as const
export type ReferenceFlag = (typeof referenceFlags)[number]

/** `jane@company.com` → `j•••@company.com` (R8). */
export const maskEmail = (email: string) => {
  const [local = '', domain = ''] = email.split('@')
  return `${local.slice(0, 1)}•••@${domain}`
}

/** Body of POST /api/references: whom an owner asks, and with which words of their own, plain and without a link (R8). */
export const newReferenceSchema = z.object({
  firstName: textLine('First name is required', 1),
  lastName: textLine('Last name is required', 1),
  email: email('Please enter a valid email address'),
  solutionStory: answer(10, 'Please tell in a sentence what you did together (at least 10 characters)'),
  words: z
    .string()
    .trim()
    .max(longestInvitationWords, tooLong(longestInvitationWords))
    .refine(
      (words) =>
        !/https?:|www\.|\S@\S|\b[a-z0-9-]+\.(?:com|net|org|io|co|uk|info|biz|dev|app|me)\b/i.test(words),
      {
        message: 'Please leave out links and addresses: the invitation carries the only link.',
      },
    )
    .default(''),
})
export type NewReference = z.input<typeof newReferenceSchema>

/** Query of GET /api/references: which 24 of them. */
export const referencesPageSchema = z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) })
