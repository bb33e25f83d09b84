import { z } from 'zod'
import { ownBadgeSchema } from '../badges/badge-answers.ts'
import { claimParts } from '../stories/claims.ts'
import { referenceStatusSchema } from './references.ts'
import { claimOutcomes, referenceAnswersSchema } from './submitted-reference.ts'

/** A check that ran on a reference, with its time (R8). */
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

/** Answer of GET /api/references/mine/{token}: all data of a referee for this profile (R26). */
export const ownReferenceSchema = z.object({
  candidateName: z.string(),
  profileUrl: z.string(),
  /** Whether that profile is public. */
  isPublic: z.boolean(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  role: z.string(),
  status: referenceStatusSchema,
  /** Hidden by the expert: not shown and not counted. */
  isHidden: z.boolean(),
  answers: referenceAnswersSchema.partial().nullable(),
  /** As quoted on the page. */
  feedback: z.string(),
  checks: z.array(referenceCheckSchema),
  confirmations: z.array(
    z.object({
      title: z.string(),
      sentence: z.string(),
      /** Whether the story, as they read it, waits for a validator: nothing of it is public yet. */
      isWaiting: z.boolean(),
      at: z.string(),
      claims: z.array(
        z.object({
          text: z.string(),
          outcome: z.enum(claimOutcomes),
          words: z.string(),
          /** Whether they remember these words differently since they confirmed them: they are not public any more. */
          isTakenBack: z.boolean(),
        }),
      ),
    }),
  ),
  /** Those that name them, the newest first; copies that were taken keep their name. */
  badges: z.array(ownBadgeSchema.pick({ id: true, title: true, state: true, reason: true, issuedAt: true })),
  invitedAt: z.string().nullable(),
  submittedAt: z.string().nullable(),
})

export type OwnReference = z.infer<typeof ownReferenceSchema>

/** One entry of GET /api/references, newest first: a referee and the status of their reference, without links. */
export const requestedReferenceSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  role: z.string(),
  status: referenceStatusSchema,
  /** Hidden by its owner, and not counted (R8). */
  isHidden: z.boolean(),
  /** Cancelled by the first proof of the owner's address (R7), and not by the owner. */
  isStopped: z.boolean(),
  solutionStory: z.string(),
  /** Null until the invitation is mailed. */
  invitedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  remindedAt: z.string().nullable(),
  /** Why no mail reaches this address: it bounced, or its owner unsubscribed. */
  problem: z.enum(['bounced', 'stopped']).nullable(),
  /** The reason for declining, if any. */
  note: z.string(),
  checks: z.array(referenceCheckSchema),
  /** Null in the list where the referee's address is not confirmed. */
  answers: referenceAnswersSchema.nullable(),
  /**
   * The stories that they commented on: whether they confirm one, the number of its sentences, and what they remember
   * differently.
   */
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

export type RequestedReference = z.infer<typeof requestedReferenceSchema>

/**
 * Answer of POST /api/submit-reference: `validated` with a token, with the referee's own link in `own`; `submitted`
 * without one, when a link to confirm the address is mailed.
 */
export const submittedAnswerSchema = z.object({
  success: z.literal(true),
  status: z.enum(['validated', 'submitted']),
  candidateFirstName: z.string(),
  /** The token of the referee's own link, to see, export, withdraw and erase their data (R26). */
  own: z.string().optional(),
})

/** A story for a referee, with the claims that they can confirm. */
const storyToConfirmSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  title: z.string(),
  problemDescription: z.string(),
  task: z.string(),
  solution: z.string(),
  results: z.string(),
  claims: z.array(z.object({ claimIndex: z.number().int(), part: z.enum(claimParts), text: z.string() })),
})

export type StoryToConfirm = z.infer<typeof storyToConfirmSchema>

/** When the link was answered before, and the token of the referee's own link. */
const answeredBeforeSchema = z.object({ at: z.string(), own: z.string() })

/** Answer of GET /api/reference-invitations/{token}: the initial values of an invited referee's form. */
export const invitationSchema = z.object({
  candidateFirstName: z.string(),
  candidateName: z.string(),
  /** The referee's, from the owner; the form cannot change it. */
  email: z.string(),
  name: z.string(),
  /** The owner's memory of working together. */
  solutionStory: z.string(),
  words: z.string(),
  expiresAt: z.string(),
  /** Set where they declined; they may still answer. */
  declined: answeredBeforeSchema.nullable(),
  stories: z.array(storyToConfirmSchema),
})

export type Invitation = z.infer<typeof invitationSchema>

/** Answer of POST /api/references/decline: the token for seeing and erasing the stored data. */
export const declinedAnswerSchema = z.object({ own: z.string() })

/**
 * Answer of GET /api/references/unconfirmed/{token}: what was submitted under an address, to read before confirming it.
 */
export const unconfirmedReferenceSchema = z.object({
  candidateName: z.string(),
  name: z.string(),
  role: z.string(),
  company: z.string(),
  answers: referenceAnswersSchema,
  answered: answeredBeforeSchema.nullable(),
})

export type UnconfirmedReference = z.infer<typeof unconfirmedReferenceSchema>

/** Answer of POST /api/references/confirm and of /confirm-story; `own` as above. */
export const confirmedAnswerSchema = z.object({ candidateFirstName: z.string(), own: z.string() })

/** Answer of GET /api/story-confirmations/{token}: the story of a later request. */
export const storyInvitationSchema = z.object({
  candidateFirstName: z.string(),
  candidateName: z.string(),
  /** As asked about; once it is answered as it is told now. */
  story: storyToConfirmSchema,
  answered: answeredBeforeSchema.nullable(),
})

export type StoryInvitation = z.infer<typeof storyInvitationSchema>

/** Its answer: the number of referees asked; those asked within a day are skipped. */
export const requestedConfirmationSchema = z.object({ asked: z.number().int() })
