import { passkeyErrors } from '../passkeys/passkey-errors.ts'

/** The errors of passkeys, Google and LinkedIn: HTTP status and the sentence that people read. */
export const signInMethodErrors = {
  ...passkeyErrors,
  PROVIDER_OFF: [404, 'Nobody can sign in this way here.'],
  PROVIDER_DOWN: [
    503,
    'We cannot reach them at the moment. Please try again in a minute, or sign in another way.',
  ],
  IDENTITY_NOT_FOUND: [404, 'This is not joined to your account. It may have been removed already.'],
  IDENTITY_KNOWN: [
    409,
    'This is joined to another account here already. Please sign in to that one, and remove it there first.',
  ],
  PROVIDER_JOINED: [
    409,
    'Your account is joined to another one of this kind already. Please remove that one first.',
  ],
  NO_PENDING_IDENTITY: [410, 'That took too long, so it no longer counts. Please begin again.'],
  OTHER_ADDRESS: [
    409,
    'You are signed in to an account with another address. You can join the two on your account’s own page.',
  ],
} as const
