import { z } from 'zod'
import { claimParts } from '../stories/claims.ts'
import { answer, email, longestAnswer, longestLine, textLine, token } from '../text/form-fields.ts'
import { tooLong } from '../text/too-long.ts'

/** The answers of a referee, in the order of the form (account spec section 5). */
export const referenceAnswersSchema = z.object({
  relationship: answer(10, 'Please describe how you know this person and for how long'),
  uniqueStrengths: answer(15, 'Please say in a sentence what makes them stand out (at least 15 characters)'),
  naturalAbilities: answer(15, 'Please say in a sentence what comes easily to them (at least 15 characters)'),
  problemsToSolve: answer(15, 'Please name the problems you would call them for (at least 15 characters)'),
  contextAndSituations: answer(20, 'Please describe where they do their best work (at least 20 characters)'),
  measurableResults: answer(15, 'Please name a result that you saw yourself (at least 15 characters)'),
  differentiatingFactors: answer(15, 'Please say what sets them apart from others (at least 15 characters)'),
  workingRelationship: answer(10, 'Please say how it was to work together (at least 10 characters)'),
  additionalComments: z.string().trim().max(longestAnswer, tooLong(longestAnswer)).default(''),
})
export type ReferenceAnswers = z.infer<typeof referenceAnswersSchema>

/** The answers that the page shows, word for word; everything else is for the owner and the validator (R8). */
export const publicAnswers = ['uniqueStrengths', 'measurableResults'] as const

export const claimOutcomes = ['confirmed', 'differs'] as const
export type ClaimOutcome = (typeof claimOutcomes)[number]

/** What a referee says of one version of one story: of each claim that they know of, and a sentence of their own. */
export const storyConfirmationSchema = z.object({
  storyId: z.number().int(),
  version: z.number().int(),
  /** Public, beside the story. */
  sentence: z.string().trim().max(280, tooLong(280)).default(''),
  /** Where the story claims nothing: whether it happened as told. */
  isConfirmed: z.boolean().default(false),
  claims: z
    .array(
      z.object({
        place: z.number().int().min(0),
        outcome: z.enum(claimOutcomes),
        /** How they remember it; owner and validator see it, the public does not. */
        words: z.string().trim().max(600, tooLong(600)).default(''),
      }),
    )
    .max(100)
    .default([]),
})
export type StoryConfirmation = z.infer<typeof storyConfirmationSchema>

/** The form of /reference-form. `candidateEmail` is asked where no token says whose reference it is. */
export const referenceFormSchema = referenceAnswersSchema.extend({
  referenceEmail: email('Valid email is required'),
  referenceName: textLine('Your name is required'),
  referenceCompany: textLine('Company name is required'),
  referenceRole: textLine('Your role is required'),
  candidateName: z.string().trim().max(longestLine, tooLong(longestLine)).default(''),
  candidateEmail: z
    .union([z.literal(''), email('Please enter the email address of the person you write about')])
    .default(''),
})
export type ReferenceForm = z.input<typeof referenceFormSchema>

/** Body of POST /api/submit-reference. With a token it says whose reference it is, and that the address is theirs. */
export const submittedReferenceSchema = referenceFormSchema
  .extend({
    token: token.optional(),
    confirmations: z.array(storyConfirmationSchema).max(100).default([]),
    consent: z.literal(true, 'Please agree to what becomes public').default(true),
  })
  .refine(({ token, candidateEmail }) => token || candidateEmail, {
    path: ['candidateEmail'],
    message: 'Please enter the email address of the person you write about',
  })
export type SubmittedReference = z.infer<typeof submittedReferenceSchema>

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

/** Bodies of the calls that a referee's links make; nothing happens before a button is pressed. */
export const referenceLinkSchema = z.object({ token })
/** `never`: no invitation of anybody is mailed to this address any more. */
export const declineSchema = z.object({
  token,
  reason: z.string().trim().max(600, tooLong(600)).default(''),
  never: z.boolean().default(false),
})
/** Answer of POST /api/references/decline: the token by which they see and erase what is kept of them. */
export const declinedAnswerSchema = z.object({ own: z.string() })
export const confirmStorySchema = storyConfirmationSchema
  .omit({ storyId: true, version: true })
  .extend({ token })

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

/** Body of POST /api/stories/{id}/ask-confirmation: which validated referees are asked by mail about the story as it is. */
export const askConfirmationSchema = z.object({
  referenceIds: z.array(z.number().int()).min(1, 'Please choose at least one referee').max(100),
})
/** Its answer: how many of them are asked; who was asked within a day is not written to again. */
export const askedConfirmationSchema = z.object({ asked: z.number().int() })
