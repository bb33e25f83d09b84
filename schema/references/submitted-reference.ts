import { z } from 'zod'
import { maxAnswerLength, maxLineLength } from '../limits.ts'
import { answer, email, textLine, token } from '../text/form-fields.ts'
import { tooLong } from '../text/too-long.ts'
import { typedLine, typedText } from '../text/typed.ts'

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
  additionalComments: typedText().max(maxAnswerLength, tooLong(maxAnswerLength)).default(''),
})
export type ReferenceAnswers = z.infer<typeof referenceAnswersSchema>

export const claimOutcomes = ['confirmed', 'differs'] as const
export type ClaimOutcome = (typeof claimOutcomes)[number]

const nthClaim = z.number().int().min(0)
/** What a referee says of one claim. */
const claimAnswerSchema = z
  .object({
    claimIndex: nthClaim.optional(),
    /** The name in a form that was loaded before the first deployment of December 2026; drop it in the next one. */
    place: nthClaim.optional(),
    outcome: z.enum(claimOutcomes),
    /** How they remember it, for owner and validator only. */
    words: typedText().max(600, tooLong(600)).default(''),
  })
  .transform(({ place, claimIndex = place, ...rest }, context) => {
    if (claimIndex !== undefined) return { claimIndex, ...rest }
    context.addIssue({ code: 'custom', path: ['claimIndex'], message: 'Please say which claim you mean.' })
    return z.NEVER
  })

/** A referee's confirmation of one version of a story: of each known claim, with an optional sentence. */
const storyConfirmationSchema = z.object({
  storyId: z.number().int(),
  version: z.number().int(),
  /** Public, beside the story. */
  sentence: typedLine().max(280, tooLong(280)).default(''),
  /** For a story without claims: whether it is true. */
  isConfirmed: z.boolean().default(false),
  claims: z.array(claimAnswerSchema).max(100).default([]),
})
export type StoryConfirmation = z.infer<typeof storyConfirmationSchema>

/** The form of /reference-form; it asks for `candidateEmail` where no token names the candidate. */
export const referenceFormSchema = referenceAnswersSchema.extend({
  referenceEmail: email('Valid email is required'),
  referenceName: textLine('Your name is required'),
  referenceCompany: textLine('Company name is required'),
  referenceRole: textLine('Your role is required'),
  candidateName: typedLine().max(maxLineLength, tooLong(maxLineLength)).default(''),
  candidateEmail: z
    .union([z.literal(''), email('Please enter the email address of the person you write about')])
    .default(''),
})
export type ReferenceForm = z.input<typeof referenceFormSchema>

/** Body of POST /api/submit-reference; a token names the candidate and proves the address. */
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

/** The same contract for the values of a form, which `inputOf` turns into the body. */
export const submittedReferenceFrom = <Entered>(inputOf: (entered: Entered) => unknown) =>
  z.preprocess(inputOf, submittedReferenceSchema)

/** Body of the calls behind a referee's links, made only when a button is pressed. */
export const referenceLinkSchema = z.object({ token })
/** `never` blocks all further invitations to this address. */
export const declineSchema = z.object({
  token,
  reason: typedText().max(600, tooLong(600)).default(''),
  never: z.boolean().default(false),
})
export const confirmStorySchema = storyConfirmationSchema
  .omit({ storyId: true, version: true })
  .extend({ token })

/** Body of POST /api/stories/{id}/ask-confirmation: the validated referees to ask by mail about the current version. */
export const askConfirmationSchema = z.object({
  referenceIds: z.array(z.number().int()).min(1, 'Please choose at least one referee').max(100),
})
