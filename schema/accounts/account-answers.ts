import { z } from 'zod'
import { signedInUserSchema, signInAnswerSchema } from './accounts.ts'

/** Answer of GET /api/session. */
export const sessionAnswerSchema = z.object({ user: signedInUserSchema.nullable() })

/** Answer of POST /api/verify-email/read: whose address a link confirms, and how they may show here that the account is theirs. */
export const addressLinkSchema = z.object({
  email: z.string(),
  isVerified: z.boolean(),
  /** Whether this browser is signed in to the account. */
  isYours: z.boolean(),
  hasPassword: z.boolean(),
})

export type AddressLink = z.infer<typeof addressLinkSchema>

/** Answer of POST /api/verify-email; `signIn` where that signed somebody in, or began to. */
export const verifiedSchema = z.object({
  email: z.string(),
  /** Whether a draft of this address is the account's. */
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
})

/** Answer of GET /api/check-username/{username}. */
export const usernameAnswerSchema = z.object({ available: z.boolean(), message: z.string() })

/** One entry of GET /api/sessions: a device on which somebody is signed in, its network masked. */
export const deviceSessionSchema = z.object({
  id: z.string(),
  /** `Firefox on Android`. */
  device: z.string(),
  network: z.string(),
  lastSeenAt: z.string(),
  isThis: z.boolean(),
})

export type DeviceSession = z.infer<typeof deviceSessionSchema>

/** Answer of POST /api/totp: what an authenticator is given, and ten codes for the day when it is lost. */
export const totpEnrolmentSchema = z.object({
  uri: z.string(),
  secret: z.string(),
  backupCodes: z.array(z.string()),
})

/** Answer of GET /api/account: how the account stands, beside who it is. */
export const accountSchema = signedInUserSchema.extend({
  hasTotp: z.boolean(),
  /** False after a sign-in link removed it from an account whose address nobody had verified. */
  hasPassword: z.boolean(),
})

export type Account = z.infer<typeof accountSchema>
