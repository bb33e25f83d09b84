import { z } from 'zod'
import { claimParts } from '../stories/claims.ts'
import { claimOutcomes, referenceAnswersSchema } from './reference-form.ts'
import { referenceStatusSchema } from './references.ts'

/** One check that ran on a reference, and when (R8). */
export const referenceCheckSchema = z.object({
  check: z.enum(['address-confirmed', 'independent', 'stories-confirmed', 'read-by-validator']),
  at: z.string(),
  /** The validator's name, for `read-by-validator`. */
  by: z.string().optional(),
})

export type ReferenceCheck = z.infer<typeof referenceCheckSchema>

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

/**
 * Answer of POST /api/submit-reference: `validated` with a token, whose `own` is the referee's own link from now on;
 * `submitted` without one, and the link that confirms the address is mailed.
 */
export const submittedAnswerSchema = z.object({
  success: z.literal(true),
  status: z.enum(['validated', 'submitted']),
  candidateFirstName: z.string(),
  /** The token of the link by which the referee sees, exports, withdraws and erases what they said (R26). */
  own: z.string().optional(),
})

/** A story as a referee reads it, with the claims that they can confirm. */
export const storyToConfirmSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  title: z.string(),
  problemDescription: z.string(),
  task: z.string(),
  solution: z.string(),
  results: z.string(),
  claims: z.array(z.object({ place: z.number().int(), part: z.enum(claimParts), text: z.string() })),
})

export type StoryToConfirm = z.infer<typeof storyToConfirmSchema>

/** Answer of GET /api/reference-invitations/{token}: what the form of somebody who was invited begins with. */
export const invitationSchema = z.object({
  candidateFirstName: z.string(),
  candidateName: z.string(),
  /** The referee's, as the owner wrote it; it cannot be changed in the form. */
  email: z.string(),
  name: z.string(),
  /** What the owner remembers of working together. */
  solutionStory: z.string(),
  words: z.string(),
  expiresAt: z.string(),
  stories: z.array(storyToConfirmSchema),
})

export type Invitation = z.infer<typeof invitationSchema>

/** Answer of POST /api/references/decline: the token by which they see and erase what is kept of them. */
export const declinedAnswerSchema = z.object({ own: z.string() })

/** Answer of GET /api/references/unconfirmed/{token}: what was sent under an address, for its person to read before they confirm it. */
export const unconfirmedReferenceSchema = z.object({
  candidateName: z.string(),
  name: z.string(),
  role: z.string(),
  company: z.string(),
  answers: referenceAnswersSchema,
})

export type UnconfirmedReference = z.infer<typeof unconfirmedReferenceSchema>

/** Answer of POST /api/references/confirm and of /confirm-story; `own` as above. */
export const confirmedAnswerSchema = z.object({ candidateFirstName: z.string(), own: z.string() })

/** Answer of GET /api/story-confirmations/{token}: the one story that somebody is asked about later. */
export const storyInvitationSchema = z.object({
  candidateFirstName: z.string(),
  candidateName: z.string(),
  story: storyToConfirmSchema,
})

export type StoryInvitation = z.infer<typeof storyInvitationSchema>

/** Its answer: how many of them are asked; who was asked within a day is not written to again. */
export const askedConfirmationSchema = z.object({ asked: z.number().int() })
