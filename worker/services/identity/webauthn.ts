import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { brand } from '#schema/brand.ts'
import type { Transport } from '#schema/passkeys/passkeys.ts'

/** ES256, EdDSA and RS256, by their COSE numbers. */
export const algorithms = [-7, -8, -257]

/** The site as authenticators know it: a name without port, and the exact origin. */
export const siteOf = (siteUrl: string) => {
  const { hostname, origin } = new URL(siteUrl)
  return { rpId: hostname, origin }
}

/** The name under which a site's passkeys are kept. */
export const rpIdOf = (siteUrl: string) => siteOf(siteUrl).rpId

type Ceremony = { siteUrl: string; challenge: string; seconds: number }

/** What a browser is asked to create a passkey with; with `mustVerify` its device has to ask for its user. */
export const creationOptions = (
  { siteUrl, challenge, seconds }: Ceremony,
  user: PublicKeyCredentialCreationOptionsJSON['user'],
  own: readonly { id: string; transports: Transport[] }[],
  mustVerify: boolean,
): Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'> => ({
  rp: { id: rpIdOf(siteUrl), name: brand.name },
  user,
  challenge,
  timeout: seconds * 1000,
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  excludeCredentials: own.map(({ id, transports }) => ({ type: 'public-key', id, transports })),
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: mustVerify ? 'required' : 'preferred',
  },
  attestation: 'none',
})

/** What a browser is asked to sign in with: the same for everybody. */
export const requestOptions = ({
  siteUrl,
  challenge,
  seconds,
}: Ceremony): Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions'> => ({
  challenge,
  timeout: seconds * 1000,
  rpId: rpIdOf(siteUrl),
  userVerification: 'preferred',
})
