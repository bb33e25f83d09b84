import { z } from 'zod'
import { providerNames } from '../identities/providers.ts'
import { signedInUserSchema, signInAnswerSchema } from './accounts.ts'

/** Answer of GET /api/session. */
export const sessionAnswerSchema = z.object({ user: signedInUserSchema.nullable() })

/**
 * Answer of POST /api/verify-email/read: the address of a link, and how its owner can prove that the account is theirs.
 */
const addressLinkSchema = z.object({
  email: z.string(),
  isVerified: z.boolean(),
  /** Whether this browser is signed in to the account. */
  isYours: z.boolean(),
  hasPassword: z.boolean(),
})

export type AddressLink = z.infer<typeof addressLinkSchema>

/** Answer of POST /api/verify-email; `signIn` where it signed in or began to. */
const verifiedSchema = z.object({
  email: z.string(),
  /** Whether the account has claimed a draft of this address. */
  claimed: z.boolean(),
  signIn: signInAnswerSchema.optional(),
})

export type Verified = z.infer<typeof verifiedSchema>

/** Answer of POST /api/register-free-profile; `invited` counts the referees that will be asked. */
export const registeredSchema = z.object({
  success: z.literal(true),
  user: z.object({ email: z.string() }),
  profileUrl: z.string(),
  invited: z.number().int(),
  /** Whether this browser is signed in now, as with Google or LinkedIn. */
  isSignedIn: z.literal(true).optional(),
})

/** Answer of GET /api/check-username/{username}. */
export const usernameAnswerSchema = z.object({ available: z.boolean(), message: z.string() })

/** One entry of GET /api/sessions: a signed-in device, its network masked. */
const deviceSessionSchema = z.object({
  id: z.string(),
  /** `Firefox on Android`. */
  device: z.string(),
  network: z.string(),
  /** The name of the passkey that it began with, if it was one. */
  passkey: z.string().nullable(),
  /** The provider that it began with, if it was one. */
  provider: z.enum(providerNames).nullable(),
  lastSeenAt: z.string(),
  isThis: z.boolean(),
})

export type DeviceSession = z.infer<typeof deviceSessionSchema>

/** Answer of POST /api/totp: what an authenticator is given, and ten backup codes. */
export const totpEnrolmentSchema = z.object({
  uri: z.string(),
  secret: z.string(),
  backupCodes: z.array(z.string()),
})

/** Answer of POST /api/account/email/read: the new address of a link, and whether this browser is signed in to its account. */
const emailChangeLinkSchema = z.object({ newEmail: z.string(), isYours: z.boolean() })
export type EmailChangeLink = z.infer<typeof emailChangeLinkSchema>

/** Answer of POST /api/account/email/confirm; `signIn` where it signed in or began to. */
const emailConfirmedSchema = z.object({
  email: z.string(),
  /** Whether the former address was mailed, and can undo the change for a week. */
  canBeUndone: z.boolean(),
  signIn: signInAnswerSchema.optional(),
})
export type EmailConfirmed = z.infer<typeof emailConfirmedSchema>

/** Answer of POST /api/account/email/undo, and of its /read before the press: the account's address again. */
const emailUndoneSchema = z.object({ email: z.string() })
export type EmailUndone = z.infer<typeof emailUndoneSchema>

/** Answer of GET /api/account: the signed-in user and the state of the account. */
const accountSchema = signedInUserSchema.extend({
  /** The address that waits to be confirmed by its mailbox; `isBarred` where mail to it came back. */
  waitingEmail: z.object({ newEmail: z.string(), until: z.string(), isBarred: z.boolean() }).nullable(),
  hasTotp: z.boolean(),
  /** How many backup codes are not used yet; null without a second factor. */
  backupCodesLeft: z.number().int().nullable(),
  /** False after a sign-in link removed it from an account whose address was not verified. */
  hasPassword: z.boolean(),
})

export type Account = z.infer<typeof accountSchema>
