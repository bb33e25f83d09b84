import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject, isoCBOR } from '@simplewebauthn/server/helpers'
import type { Assertion, NewPasskey } from '#schema/passkeys/passkeys.ts'
import { base64url, bytesIn } from '../tokens.ts'
import { algorithms, siteOf } from './webauthn.ts'

/** Somebody's public key whose private one nobody has: an unknown passkey takes as long as a known one. */
const nobodysKey =
  'pQECAyYgASFYIE0dlwEH8eqd043_vwRQp0f4fdTH4Aw-4VL0GG9wQjm9IlggicuHEN14FER1YKXTpJ4eLa6uub-h9lAq71cxQLco7jQ'

type Expected = { siteUrl: string; challenge: string; mustVerify: boolean }

/** A created passkey that answers its challenge, undefined where it does not. Who made the device is not looked at. */
export async function readNewPasskey(credential: NewPasskey, { siteUrl, challenge, mustVerify }: Expected) {
  const { rpId, origin } = siteOf(siteUrl)
  const { transports, attestationObject, clientDataJSON } = credential.response
  try {
    // Without its statement: to check one, addresses that stand in it would be asked.
    const authData = decodeAttestationObject(bytesIn(attestationObject)).get('authData')
    const withoutStatement = isoCBOR.encode(
      new Map<string, string | Map<string, never> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', authData],
      ]),
    )
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { clientDataJSON, attestationObject: base64url(withoutStatement.slice().buffer) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: mustVerify,
      supportedAlgorithmIDs: algorithms,
    })
    if (!registrationInfo || registrationInfo.credential.id !== credential.id) return undefined
    return {
      id: credential.id,
      publicKey: base64url(registrationInfo.credential.publicKey.slice().buffer),
      transports,
      verifiesUser: registrationInfo.userVerified,
      isBackedUp: registrationInfo.credentialBackedUp,
      counter: registrationInfo.credential.counter,
    }
  } catch (error) {
    console.warn('A new passkey was refused:', nameOf(error))
    return undefined
  }
}

/**
 * What an answered challenge says, undefined where it is not signed by this passkey for this site; without a passkey
 * the same work is done for nothing.
 */
export async function readAssertion(
  assertion: Assertion,
  passkey: { publicKey: string; userHandle: string } | undefined,
  { siteUrl, challenge, mustVerify }: Expected,
) {
  const { rpId, origin } = siteOf(siteUrl)
  const { userHandle = '', ...response } = assertion.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      // Nothing is refused for its count: synchronised passkeys have none.
      credential: { id: assertion.id, publicKey: bytesIn(passkey?.publicKey ?? nobodysKey), counter: 0 },
      requireUserVerification: mustVerify,
    })
    if (!verified || !passkey || passkey.userHandle !== userHandle) return undefined
    return {
      counter: authenticationInfo.newCounter,
      isUserVerified: authenticationInfo.userVerified,
      isBackedUp: authenticationInfo.credentialBackedUp,
    }
  } catch (error) {
    console.warn('A passkey did not sign in:', nameOf(error))
    return undefined
  }
}

/** Only its kind: its words hold what was sent. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown')
