import { z } from 'zod'
import { answer, email, textLine } from '../text/form-fields.ts'
import { tooLong } from '../text/too-long.ts'
import { claimOutcomes, referenceAnswersSchema } from './reference-form.ts'

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

/** One check that ran on a reference, and when (R8). */
export const referenceCheckSchema = z.object({
  check: z.enum(['address-confirmed', 'independent', 'stories-confirmed', 'read-by-validator']),
  at: z.string(),
  /** The validator's name, for `read-by-validator`. */
  by: z.string().optional(),
})
export type ReferenceCheck = z.infer<typeof referenceCheckSchema>

/** What a validator is shown beside a reference, and nobody else: a private mailbox, the owner's own domain, the network that the owner registered from (R8). */
export const referenceFlags = ['free-mail', 'owner-domain', 'same-network'] as const
export type ReferenceFlag = (typeof referenceFlags)[number]

export const publicReferenceSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Masked: `j•••@company.com`. */
  email: z.string(),
  company: z.string(),
  role: z.string(),
  relationship: z.string(),
  status: z.literal('validated'),
  feedback: z.string(),
  validatedAt: z.string(),
  checks: z.array(referenceCheckSchema),
  /** Ids of the public stories this referee confirmed. */
  confirms: z.array(z.number().int()),
})
export type PublicReference = z.infer<typeof publicReferenceSchema>

/** `jane@company.com` → `j•••@company.com` (R8). */
export const maskEmail = (email: string) => {
  const [local = '', domain = ''] = email.split('@')
  return `${local.slice(0, 1)}•••@${domain}`
}

/** Answer of GET /api/references/mine/{token}: everything that is kept of a referee for this profile (R26). */
export const ownReferenceSchema = z.object({
  candidateName: z.string(),
  profileUrl: z.string(),
  /** Whether that profile is on public view now. */
  isPublic: z.boolean(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  role: z.string(),
  status: referenceStatusSchema,
  /** The expert hides it: it is shown to nobody and counts for nothing. */
  isHidden: z.boolean(),
  answers: referenceAnswersSchema.partial().nullable(),
  /** As the page quotes it. */
  feedback: z.string(),
  checks: z.array(referenceCheckSchema),
  confirmations: z.array(
    z.object({
      title: z.string(),
      sentence: z.string(),
      at: z.string(),
      claims: z.array(z.object({ text: z.string(), outcome: z.enum(claimOutcomes), words: z.string() })),
    }),
  ),
  invitedAt: z.string().nullable(),
  submittedAt: z.string().nullable(),
})
export type OwnReference = z.infer<typeof ownReferenceSchema>

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

/** One entry of GET /api/references, newest first: whom the owner asked, and how it stands. Never a link of theirs. */
export const askedReferenceSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  role: z.string(),
  status: referenceStatusSchema,
  /** Its owner hides it: it counts for nothing (R8). */
  isHidden: z.boolean(),
  solutionStory: z.string(),
  /** Null while the invitation waits to be mailed. */
  invitedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  remindedAt: z.string().nullable(),
  /** Why no mail reaches this address: it bounced, or its person wants none. */
  problem: z.enum(['bounced', 'stopped']).nullable(),
  /** Why it was declined, where a reason was given. */
  note: z.string(),
  checks: z.array(referenceCheckSchema),
  /** Null in the list where their address does not confirm them. */
  answers: referenceAnswersSchema.nullable(),
  /** The stories that they spoke of: whether they confirm one, how many of its sentences, and what they remember differently. */
  confirms: z.array(
    z.object({
      storyId: z.number().int(),
      title: z.string(),
      isConfirmed: z.boolean(),
      claims: z.number().int(),
      differs: z.array(z.object({ text: z.string(), words: z.string() })),
    }),
  ),
})
export type AskedReference = z.infer<typeof askedReferenceSchema>
