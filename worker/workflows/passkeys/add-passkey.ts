import { maxPasskeys, type NewPasskey, type OwnPasskey } from '#schema/passkeys/passkeys.ts'
import { accountOf, type Call, type SignedIn, userAgentOf } from '../../call.ts'
import { isChallengeUsed, spendChallenge } from '../../features/accounts/challenge-commands.ts'
import { deviceName } from '../../features/accounts/device-names.ts'
import { reauthenticate, signInMethodMail } from '../../features/accounts/password-commands.ts'
import { unlessProven } from '../../features/accounts/proof-commands.ts'
import { adoptPasskey } from '../../features/accounts/session-commands.ts'
import { challengeSeconds, issueChallenge, readChallenge } from '../../features/passkeys/challenges.ts'
import { insertPasskey } from '../../features/passkeys/commands.ts'
import { passkeyAddedEmail } from '../../features/passkeys/emails.ts'
import { hasPasskeys, isAdded, passkeysOf, userHandleOf } from '../../features/passkeys/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { creationOptions } from '../../services/identity/webauthn.ts'
import { write } from '../../services/write.ts'

/** The challenge of a new passkey is this session's: nobody else answers it. */
const holderOf = ({ userId, sessionId }: SignedIn) => `${userId} ${sessionId}`
/** An administrator's passkey is a second factor, so its device has to ask for its user (R32). */
const mustVerify = ({ role }: SignedIn) => role === 'admin'

/**
 * What a browser creates a passkey for the signed-in account with, after proof that it is still its owner.
 * @throws AppError PASSKEYS_FULL, PASSKEY_FIRST, SIGN_IN_FIRST, and what `reauthenticate` throws.
 */
export async function askForPasskey(call: Call, password: string | undefined) {
  const account = accountOf(call)
  const { userId, email, name } = account
  const proven = await reauthenticate(call, password)
  const { own } = await write(
    call,
    { own: passkeysOf(call, userId) },
    { unless: [...unlessProven(call, proven), [hasPasskeys(userId, maxPasskeys), 'PASSKEYS_FULL']] },
  )
  return creationOptions(
    {
      siteUrl: call.variables.APP_URL,
      challenge: await issueChallenge(call, 'new-passkey', holderOf(account)),
      seconds: challengeSeconds,
    },
    { id: await userHandleOf(call, userId, own), name: email, displayName: name },
    own,
    mustVerify(account),
  )
}

/**
 * Adds the passkey that a browser created for the signed-in account, named after its device, and mails a verified
 * address.
 * @throws AppError CHALLENGE_EXPIRED, PASSKEY_REFUSED, PASSKEY_KNOWN, PASSKEYS_FULL, PASSKEY_FIRST, SIGN_IN_FIRST.
 */
export async function addPasskey(call: Call, credential: NewPasskey): Promise<OwnPasskey> {
  const account = accountOf(call)
  const { userId } = account
  const siteUrl = call.variables.APP_URL
  const { text, ...challenge } = await readChallenge(
    call,
    'new-passkey',
    holderOf(account),
    credential.response.clientDataJSON,
  )
  // What checks passkeys runs for 59 ms, and few requests need it.
  const { readNewPasskey } = await import('../../services/identity/passkey-proofs.ts')
  const passkey = await readNewPasskey(credential, {
    siteUrl,
    challenge: text,
    mustVerify: mustVerify(account),
  })
  if (!passkey) throw new AppError('PASSKEY_REFUSED')
  const name = deviceName(userAgentOf(call))
  const userHandle = await userHandleOf(call, userId, await passkeysOf(call, userId))
  const mail = {
    key: `passkey-added/${challenge.identifier}`,
    ...passkeyAddedEmail(account, name, siteUrl),
  }
  await write(
    call,
    {
      added: insertPasskey(call, { ...passkey, userId, userHandle, name }),
      spent: spendChallenge(call, challenge),
      // Their device has just asked for them: the second factor holds at once.
      session: mustVerify(account) ? adoptPasskey(call, passkey.id) : undefined,
      mail: signInMethodMail(call, mail),
    },
    {
      unless: [
        ...unlessProven(call),
        [isChallengeUsed(challenge), 'CHALLENGE_EXPIRED'],
        [isAdded(passkey.id), 'PASSKEY_KNOWN'],
        [hasPasskeys(userId, maxPasskeys), 'PASSKEYS_FULL'],
      ],
    },
  )
  return { id: passkey.id, name, createdAt: call.now.toISOString(), lastUsedAt: null }
}
