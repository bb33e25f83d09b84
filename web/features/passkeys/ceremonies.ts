import {
  browserSupportsWebAuthnAutofill,
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { OwnPasskeys } from '#schema/passkeys/passkeys.ts'
import { type Api, dataOf, hasCode, sentenceOf } from '#web/client/api.ts'
import type { FinishSignIn } from '#web/features/accounts/use-finish-sign-in.ts'
import { markOffered } from './can-use.ts'

let running: Promise<unknown> = Promise.resolve()
/** Whether a pressed sign-in is running; meanwhile the field offers no passkey. */
let pressed: Promise<boolean> = Promise.resolve(false)

/** Starts a WebAuthn call, of which browsers allow one at a time, once the one before it has ended. */
async function oneAtATime<Answer>(begin: () => Promise<Answer>): Promise<Answer> {
  WebAuthnAbortService.cancelCeremony()
  await running.catch(() => {})
  const started = begin()
  running = started
  return started
}

/** Aborts a call that waits for a passkey. */
const stopWaiting = () => WebAuthnAbortService.cancelCeremony()

const signInOptions = (api: Api) => dataOf(api.login.passkey.options.$post({ json: {} }))
type Credential = Awaited<ReturnType<typeof startAuthentication>>

/** Signs in with the chosen passkey; afterwards this device is offered no new one. */
async function signInWith(api: Api, credential: Credential) {
  const answer = await dataOf(
    api.login.passkey.$post({ json: { credential: { ...credential, type: 'public-key' } } }),
  )
  markOffered()
  void signalPasskeys(api)
  return answer
}

/** Lets somebody choose a passkey of this device or of another one. @throws what the browser throws. */
const choosePasskey = async (api: Api) => {
  const optionsJSON = await signInOptions(api)
  return oneAtATime(() => startAuthentication({ optionsJSON }))
}

/** Lets the page finish a sign-in; returns whether it succeeded. */
async function finish(finishSignIn: FinishSignIn, signingIn: Promise<unknown>): Promise<boolean> {
  await finishSignIn(signingIn)
  return signingIn.then(
    () => true,
    () => false,
  )
}

/** Signs in with a passkey that is chosen now. @throws what the browser throws where none is. */
export function signInWithPasskey(api: Api, finishSignIn: FinishSignIn): Promise<boolean> {
  const signingIn = choosePasskey(api).then((credential) => finish(finishSignIn, signInWith(api, credential)))
  pressed = signingIn.catch(() => false)
  return signingIn
}

/**
 * Offers passkeys in the field for the address until `signal` aborts, each challenge for four fifths of its time. An
 * expired one is requested again silently.
 */
export async function offerPasskeyAutofill(
  api: Api,
  finishSignIn: FinishSignIn,
  signal: AbortSignal,
): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return
  signal.addEventListener('abort', stopWaiting)
  while (!signal.aborted) {
    const optionsJSON = await signInOptions(api)
    if (signal.aborted) return
    const renewal = setTimeout(stopWaiting, (optionsJSON.timeout ?? 0) * 0.8)
    try {
      const credential = await oneAtATime(() =>
        startAuthentication({ optionsJSON, useBrowserAutofill: true }),
      )
      const signingIn = signInWith(api, credential).catch(async (error) => {
        if (!hasCode(error, 'CHALLENGE_EXPIRED')) throw error
        return signInWith(api, await choosePasskey(api))
      })
      if (await finish(finishSignIn, signingIn)) return
    } catch (error) {
      // Aborted by a press or by its timeout; any other failure would repeat.
      if (!isNamed(error, 'AbortError')) return
    } finally {
      clearTimeout(renewal)
    }
    if (await pressed) return
  }
}

/** Makes a passkey and adds it to the signed-in account, given its password where the sign-in was not just now. */
export async function addPasskey(api: Api, password?: string) {
  const optionsJSON = await dataOf(api.passkeys.options.$post({ json: { ...(password && { password }) } }))
  const credential = await oneAtATime(() => startRegistration({ optionsJSON }))
  const added = await dataOf(
    api.passkeys.$post({ json: { credential: { ...credential, type: 'public-key' } } }),
  )
  markOffered()
  return added
}

/**
 * Tells the browser which passkeys there still are, so that it does not offer the others, and what the account is called
 * now.
 */
export async function signalPasskeys(
  api: Api,
  current?: OwnPasskeys,
  account?: { email: string; name: string },
): Promise<void> {
  try {
    const { rpId, userHandle, passkeys } = current ?? (await dataOf(api.passkeys.$get()))
    await sendSignal({
      signalName: 'allAcceptedCredentials',
      rpID: rpId,
      userID: userHandle,
      allAcceptedCredentialIDs: passkeys.map(({ id }) => id),
    })
    if (account)
      await sendSignal({
        signalName: 'currentUserDetails',
        rpID: rpId,
        userID: userHandle,
        userName: account.email,
        userDisplayName: account.name,
      })
  } catch {
    // Few browsers know this, and none needs it.
  }
}

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name

/** The message for a failure, and what to do; none if somebody cancelled it. */
export function passkeyErrorText(error: unknown, otherwise: string): string {
  if (isNamed(error, 'AbortError')) return ''
  if (isNamed(error, 'NotAllowedError')) return otherwise
  if (isNamed(error, 'InvalidStateError')) return 'This device has a passkey for your account already.'
  if (isNamed(error, 'SecurityError'))
    return 'Passkeys work only at this site’s own address. Please open it there and try again.'
  if (isNamed(error, 'ConstraintError') || isNamed(error, 'NotSupportedError'))
    return 'This device cannot keep a passkey. Perhaps its screen lock is off.'
  return sentenceOf(error, 'That did not work just now. Please try again.')
}
