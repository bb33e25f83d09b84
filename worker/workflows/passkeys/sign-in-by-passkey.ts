import type { Assertion } from '#schema/passkeys/passkeys.ts'
import type { Call } from '../../call.ts'
import { inAttempt } from '../../features/accounts/policy.ts'
import { challengeSeconds, issueChallenge, readChallenge } from '../../features/passkeys/challenges.ts'
import { beginByPasskey } from '../../features/passkeys/commands.ts'
import { findPasskey } from '../../features/passkeys/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { newSessionToken } from '../../services/identity/session-token.ts'
import { requestOptions } from '../../services/identity/webauthn.ts'
import { write } from '../../services/write.ts'

/** What a browser signs in with: the same for everybody, and nothing is looked up. */
export const askForSignIn = async (call: Call, holder: string) =>
  requestOptions({
    siteUrl: call.variables.APP_URL,
    challenge: await issueChallenge(call, 'passkey-sign-in', holder),
    seconds: challengeSeconds,
  })

/**
 * Signs in by a passkey (R32), with finger, face or code where it was added so or the account has a second factor;
 * an unknown one takes as long.
 * @throws AppError CHALLENGE_EXPIRED, WRONG_PASSKEY, TOO_MANY_SIGN_INS.
 */
export const signInByPasskey = (
  call: Call,
  assertion: Assertion,
  holder: string | undefined,
): Promise<{ userId: string; sessionToken: string }> =>
  inAttempt(call, undefined, async () => {
    const { clientDataJSON } = assertion.response
    const { text, ...challenge } = await readChallenge(call, 'passkey-sign-in', holder, clientDataJSON)
    const [passkey] = await findPasskey(call, assertion.id)
    // What checks passkeys runs for 59 ms, and few requests need it.
    const { readAssertion } = await import('../../services/identity/passkey-proofs.ts')
    const use = await readAssertion(assertion, passkey, {
      siteUrl: call.variables.APP_URL,
      challenge: text,
      mustVerify: !passkey || passkey.verifiesUser || passkey.role === 'admin' || passkey.hasTotp,
    })
    if (!passkey || !use) throw new AppError('WRONG_PASSKEY')
    if (use.counter && use.counter <= passkey.counter)
      console.warn('A passkey counts less than before: there may be a copy of it')
    const token = newSessionToken()
    const { session } = await write(call, beginByPasskey(call, passkey, use, { challenge, token }))
    if (!session.length) throw new AppError('WRONG_PASSKEY')
    return { userId: passkey.userId, sessionToken: token }
  })
