import { z } from 'zod'
import { wrongCredentials, wrongPassword } from '../errors.ts'
import { maxAnswerLength, maxLineLength } from '../limits.ts'
import { roles } from '../roles.ts'
import { email as anEmail, textLine, token } from '../text/form-fields.ts'
import { tooLong } from '../text/too-long.ts'
import { typedLine, typedText } from '../text/typed.ts'
import {
  maxPasswordLength,
  maxReferences,
  minPasswordLength,
  minReferenceStoryLength,
  minReferences,
} from './limits.ts'
import { refuseRepeatedAddresses } from './referee-addresses.ts'
import { usernameProblem } from './usernames.ts'

/** The notice for an incomplete change of a password. */
export const passwordChangeNeeds = `Please provide current password and ensure new password is at least ${minPasswordLength} characters`

const email = anEmail('Please enter a valid email address')
const passwordTooShort = `Password must be at least ${minPasswordLength} characters`
const passwordTooLong = `Please choose a password of at most ${maxPasswordLength} characters.`
const newPassword = z
  .string(passwordTooShort)
  .min(minPasswordLength, passwordTooShort)
  .max(maxPasswordLength, passwordTooLong)
/** Body of POST /api/check-password, before it is chosen. */
export const checkPasswordSchema = z.object({ password: newPassword })
/** A password that exists already, typed again. */
const enteredPassword = z.string().min(1, 'Password is required').max(maxPasswordLength, wrongPassword)
/** The six digits of an authenticator, which shows them with a space in the middle. */
const code = z
  .string()
  .overwrite((typed) => typed.replace(/\s/g, ''))
  .regex(/^\d{6}$/, 'The code has six digits.')

/** Body of POST /api/login (account spec section 5). */
export const loginSchema = z.object({
  email,
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    // Nobody has one as long.
    .max(maxPasswordLength, wrongCredentials),
})

/** The signed-in user; `profileUrl` is the owner's own profile, null for validators and administrators. */
export const signedInUserSchema = z.object({
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  emailVerified: z.boolean(),
  profileUrl: z.string().nullable(),
})
export type SignedInUser = z.infer<typeof signedInUserSchema>

/** Answer of every way to sign in: the account, or a request for the second factor (R6). */
export const signInAnswerSchema = z.union([
  z.object({ user: signedInUserSchema }),
  z.object({ needs: z.literal('totp') }),
])
export type SignInAnswer = z.infer<typeof signInAnswerSchema>

/** Body of POST /api/login/totp: an authenticator's code, or a backup code. */
export const totpSchema = z.union([
  z.object({ code }),
  z.object({ backupCode: z.string().trim().min(1, 'Please enter a backup code.').max(40) }),
])

/** Body of the calls that mail a link, and of those that open one. */
export const linkRequestSchema = z.object({ email })
export const linkSchema = z.object({ token })

/**
 * Body of POST /api/verify-email: the mailed link, and without a session the account's password, or `takesOver`: the
 * first proof, which ends password and sessions (R7).
 */
export const verifyEmailSchema = z.object({
  token,
  password: enteredPassword.optional(),
  takesOver: z.boolean().optional(),
})

/**
 * Body of POST /api/reset-password; `removesRecent` also removes the passkeys, the accounts at Google and LinkedIn and
 * the address for conversations that were added in the last seven days, the calendar feed, and the links to meetings.
 */
export const resetPasswordSchema = z.object({ token, newPassword, removesRecent: z.boolean().optional() })

/** Body of POST /api/account/open, with the token of a purchase's mail (R13). */
export const openAccountSchema = z.object({ token, password: newPassword })

export const tooFewReferences = 'Please provide at least 2 complete references with all fields filled'
export const incompleteReference =
  'For each reference, please fill all fields: First name, last name, valid email, and a solution story (at least 10 characters)'

const invitedReferenceSchema = z.object({
  firstName: typedLine(incompleteReference).min(1, incompleteReference).max(maxLineLength),
  lastName: typedLine(incompleteReference).min(1, incompleteReference).max(maxLineLength),
  email: anEmail(incompleteReference),
  solutionStory: typedText(incompleteReference)
    .min(minReferenceStoryLength, incompleteReference)
    .max(maxAnswerLength),
})
export type InvitedReference = z.infer<typeof invitedReferenceSchema>

/** Whether a row of the references table is complete: all four fields, with a valid address. */
export const isCompleteReference = (row: unknown): row is InvitedReference =>
  invitedReferenceSchema.safeParse(row).success

const registrationFields = {
  fullName: textLine('Name must be at least 2 characters'),
  email,
  company: textLine('Company name is required'),
  role: textLine('Role is required'),
  industry: textLine('Industry is required'),
  experience: typedText('Please provide more details about your experience')
    .min(10, 'Please provide more details about your experience')
    .max(maxAnswerLength, tooLong(maxAnswerLength)),
  /** Empty, or left out, by who signs in with Google or LinkedIn alone. */
  password: z
    .string(passwordTooShort)
    .max(maxPasswordLength, passwordTooLong)
    .refine((typed) => !typed || typed.length >= minPasswordLength, passwordTooShort)
    .transform((typed) => typed || undefined)
    .optional(),
  /** Joins the account at Google or LinkedIn that waits in this browser. */
  identity: z.literal(true).optional(),
  consent: z.literal(true, 'You must agree to the terms'),
  /** Optional; empty requests none. */
  username: z
    .string()
    .trim()
    .toLowerCase()
    .superRefine((name, context) => {
      const problem = name && usernameProblem(name)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })
    .optional(),
}

type SignInMethod = { password?: string | undefined; identity?: true | undefined }
const needsPassword = ({ password, identity }: SignInMethod) => identity || password !== undefined
/** Said beside what else is wrong. */
const passwordMissing = {
  path: ['password'],
  message: passwordTooShort,
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}

/** The form of /register: its rows may be empty, half filled or complete (account spec section 5). */
export const registrationFormSchema = z
  .object({
    ...registrationFields,
    references: z
      .array(
        z.object({
          firstName: z.string().max(maxLineLength, tooLong(maxLineLength)),
          lastName: z.string().max(maxLineLength, tooLong(maxLineLength)),
          email: z.string().max(254),
          solutionStory: z.string().max(maxAnswerLength, tooLong(maxAnswerLength)),
        }),
      )
      .max(maxReferences)
      .superRefine((rows, context) => {
        const started = rows.filter((row) => Object.values(row).some((value) => value.trim()))
        if (started.some((row) => !isCompleteReference(row)))
          context.addIssue({ code: 'custom', message: incompleteReference })
        else if (started.length < minReferences)
          context.addIssue({ code: 'custom', message: tooFewReferences })
      }),
  })
  .refine(needsPassword, passwordMissing)
  .superRefine(refuseRepeatedAddresses)
export type RegistrationForm = z.input<typeof registrationFormSchema>
export type CheckedRegistration = z.output<typeof registrationFormSchema>

/** The same contract for a form's fields, in which the consent may be missing. */
export const registrationFrom = <Entered>() =>
  z.preprocess((entered: Entered) => entered, registrationFormSchema)

/**
 * Body of POST /api/register-free-profile: the references as specified text (`first last (email) - story`, joined by
 * semicolons) or as a list, which wins (R21b).
 */
export const registrationSchema = z
  .object({
    ...registrationFields,
    references: z.union(
      [typedText().max(10_000), z.array(invitedReferenceSchema).max(maxReferences)],
      tooFewReferences,
    ),
    referenceList: z.array(invitedReferenceSchema).max(maxReferences).optional(),
  })
  .refine(needsPassword, passwordMissing)
export type Registration = z.infer<typeof registrationSchema>

export const joinedReferences = (references: InvitedReference[]) =>
  references
    .map(
      ({ firstName, lastName, email, solutionStory }) =>
        `${firstName} ${lastName} (${email}) - ${solutionStory}`,
    )
    .join('; ')

/** Body of PUT /api/account: the name, or a new password beside the current one; absent fields stay. */
export const accountChangeSchema = z
  .object({
    name: textLine('Name must be at least 2 characters').optional(),
    currentPassword: z.string().max(maxPasswordLength, wrongPassword).optional(),
    newPassword: newPassword.optional(),
  })
  .refine(({ currentPassword, newPassword }) => !newPassword || currentPassword, {
    path: ['newPassword'],
    message: passwordChangeNeeds,
  })

/** Body of POST /api/account/email: `password` and `code` where the account has a password and a second factor. */
export const emailChangeSchema = z.object({
  password: enteredPassword.optional(),
  newEmail: email,
  code: code.optional(),
})

/**
 * Body of POST /api/account/email/confirm: the link mailed to the new address, and the account's password in a browser that
 * is not signed in to it.
 */
export const confirmEmailSchema = z.object({
  token,
  password: enteredPassword.optional(),
})

/** Bodies of POST /api/totp, /api/totp/confirm and /api/totp/remove (administrators, R6). */
export const totpStartSchema = z.object({
  password: enteredPassword,
})
export const totpConfirmSchema = z.object({ code })
export const totpRemoveSchema = totpStartSchema.extend({ code })
