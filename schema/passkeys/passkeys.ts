import { z } from 'zod'
import { maxPasswordLength } from '../accounts/limits.ts'
import { wrongPassword } from '../errors.ts'
import { tooLong } from '../text/too-long.ts'
import { typedLine } from '../text/typed.ts'

export const maxPasskeyNameLength = 60
/** For each account. */
export const maxPasskeys = 20

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
export type Transport = (typeof transports)[number]
const isTransport = (word: string): word is Transport => transports.some((known) => known === word)

const base64url = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w-]+$/)
const id = base64url(1400)
const credential = { id, rawId: id, type: z.literal('public-key') }

/** The fresh proof of who adds or removes a passkey; needless soon after a sign-in. */
export const freshProofSchema = z.object({
  password: z.string().min(1, 'Password is required').max(maxPasswordLength, wrongPassword).optional(),
})

/** Body of POST /api/passkeys: what `navigator.credentials.create` answered. */
export const newPasskeySchema = z.object({
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(8000),
      attestationObject: base64url(60_000),
      transports: z
        .array(z.string().max(40))
        .max(20)
        .default([])
        .transform((words) => words.filter(isTransport)),
    }),
  }),
})
export type NewPasskey = z.infer<typeof newPasskeySchema>['credential']

/** Body of POST /api/login/passkey: what `navigator.credentials.get` answered. */
export const passkeySignInSchema = z.object({
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(8000),
      authenticatorData: base64url(4000),
      signature: base64url(8000),
      userHandle: base64url(100).optional(),
    }),
  }),
})
export type Assertion = z.infer<typeof passkeySignInSchema>['credential']

export const passkeyIdSchema = z.object({ id })

/** Body of POST /api/passkeys/{id}/rename. */
export const passkeyNameSchema = z.object({
  name: typedLine('Please give it a name.')
    .min(1, 'Please give it a name.')
    .max(maxPasskeyNameLength, tooLong(maxPasskeyNameLength)),
})

/** A passkey as its owner sees it. */
const ownPasskeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type OwnPasskey = z.infer<typeof ownPasskeySchema>

/** Answer of GET /api/passkeys; by `rpId` and `userHandle` a browser is told which passkeys there are. */
const ownPasskeysSchema = z.object({
  rpId: z.string(),
  userHandle: z.string(),
  passkeys: z.array(ownPasskeySchema),
})
export type OwnPasskeys = z.infer<typeof ownPasskeysSchema>
