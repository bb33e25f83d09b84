/** The errors of passkeys: HTTP status and the sentence that people read. */
export const passkeyErrors = {
  PASSKEY_REFUSED: [
    400,
    'This passkey could not be added. Please try again, with the screen lock of your device.',
  ],
  PASSKEY_KNOWN: [
    409,
    'This passkey is in use already. Please take another device, or remove it there first.',
  ],
  PASSKEYS_FULL: [
    409,
    'You have 20 passkeys, and that is as many as we keep. Please remove one that you no longer use.',
  ],
  PASSKEY_NOT_FOUND: [404, 'There is no such passkey here. It may have been removed already.'],
  LAST_WAY_IN: [
    409,
    'This is the only thing you sign in with. Please choose a password or add another way to sign in first.',
  ],
  WRONG_PASSKEY: [
    401,
    'We could not sign you in with this passkey. It may have been removed here: please sign in another way.',
  ],
  CHALLENGE_EXPIRED: [410, 'That took longer than five minutes, so it no longer counts. Please try again.'],
  PROVE_AGAIN: [403, 'Please show once more that it is you.'],
  PASSKEY_FIRST: [403, 'Please sign in with your passkey for this: it is the second factor of your account.'],
} as const
