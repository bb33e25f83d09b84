import {
  AuthorizationResponseError,
  type AuthorizationServer,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  type Client,
  ClientSecretPost,
  calculatePKCECodeChallenge,
  customFetch,
  discoveryRequest,
  expectNoNonce,
  getValidatedIdTokenClaims,
  type IDToken,
  KEY_SELECTION,
  nopkce,
  processAuthorizationCodeResponse,
  processDiscoveryResponse,
  ResponseBodyError,
  validateApplicationLevelSignature,
  validateAuthResponse,
} from 'oauth4webapi'
import { hourMs } from '#schema/durations.ts'
import { isEmail } from '#schema/email.ts'
import { maxLineLength } from '#schema/limits.ts'
import { typedLine } from '#schema/text/typed.ts'
import { ProviderUnavailable, patientFetch } from './patient-fetch.ts'
import type { ProviderSettings } from './settings.ts'

/** For all requests of one flow. */
const patienceMs = 8_000
const metadataTtlMs = hourMs
/** In ASCII characters (OpenID Connect Core, section 2). */
const maxSubjectLength = 255

/** What links the two halves of a flow; nonce and verifier are used where the provider knows them. */
type Secrets = { state: string; nonce: string; verifier: string; redirectUri: string }

/** Who somebody is at a provider. */
export type ProviderIdentity = {
  issuer: string
  subject: string
  /** Lower case; null where there is none that could be one. */
  email: string | null
  isVerified: boolean
  name: string
}
type Failure = { failed: 'away' | 'wrong' | 'refused' }

const metadata = new Map<string, { server: AuthorizationServer; until: number }>()

/** The address at which a browser asks a provider who its user is. */
export async function authorisationUrl(
  settings: ProviderSettings,
  { state, nonce, verifier, redirectUri }: Secrets,
): Promise<{ location: string } | Failure> {
  try {
    const { authorization_endpoint: endpoint } = await serverOf(settings, optionsOf(settings))
    if (!endpoint) return { failed: 'away' }
    const url = new URL(endpoint)
    const proofs = settings.hasNonceAndPkce && {
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }
    const parameters = {
      response_type: 'code',
      client_id: settings.clientId,
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state,
      ...proofs,
      ...settings.extraParameters,
    }
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
    return { location: url.href }
  } catch (error) {
    return failureOf(error)
  }
}

/** Who somebody is, by what the provider sent the browser back with. Every proof that the provider knows is checked. */
export async function readAnswer(
  settings: ProviderSettings,
  parameters: URLSearchParams,
  { state, nonce, verifier, redirectUri }: Secrets,
): Promise<ProviderIdentity | Failure> {
  const client: Client = { client_id: settings.clientId, id_token_signed_response_alg: 'RS256' }
  const options = optionsOf(settings)
  try {
    const server = await serverOf(settings, options)
    const valid = validateAuthResponse(server, client, parameters, state)
    const response = await authorizationCodeGrantRequest(
      server,
      client,
      ClientSecretPost(settings.clientSecret),
      valid,
      redirectUri,
      settings.hasNonceAndPkce ? verifier : nopkce,
      options,
    )
    const answer = await processAuthorizationCodeResponse(server, client, response, {
      expectedNonce: settings.hasNonceAndPkce ? nonce : expectNoNonce,
      requireIdToken: true,
    })
    await requireSignature(server, response, options)
    const claims = getValidatedIdTokenClaims(answer)
    return claims?.sub && claims.sub.length <= maxSubjectLength ? identityIn(claims) : { failed: 'wrong' }
  } catch (error) {
    return failureOf(error)
  }
}

type Options = ReturnType<typeof optionsOf>

const optionsOf = ({ issuer }: ProviderSettings) => ({
  [customFetch]: patientFetch(AbortSignal.timeout(patienceMs)),
  // Only one on this machine is asked without encryption (`LOCAL_OIDC_ISSUER`).
  [allowInsecureRequests]: issuer.startsWith('http:'),
})

/** What a provider says of itself, kept for an hour. */
async function serverOf({ issuer }: ProviderSettings, options: Options): Promise<AuthorizationServer> {
  const cached = metadata.get(issuer)
  if (cached && cached.until > Date.now()) return cached.server
  const url = new URL(issuer)
  try {
    const server = await processDiscoveryResponse(url, await discoveryRequest(url, options))
    metadata.set(issuer, { server, until: Date.now() + metadataTtlMs })
    return server
  } catch (error) {
    throw error instanceof ProviderUnavailable
      ? error
      : new ProviderUnavailable('unreadable', { cause: error })
  }
}

/** @throws where the token is not signed by a key of the provider's, the newest ones included. */
async function requireSignature(server: AuthorizationServer, response: Response, options: Options) {
  try {
    await validateApplicationLevelSignature(server, response, options)
  } catch (error) {
    if (!isCoded(error) || error.code !== KEY_SELECTION) throw error
    // Keys are kept by this object: a copy of it asks for them anew.
    const fresh = { ...server }
    await validateApplicationLevelSignature(fresh, response, options)
    metadata.set(server.issuer, { server: fresh, until: Date.now() + metadataTtlMs })
  }
}

const isCoded = (error: unknown): error is Error & { code: unknown } =>
  error instanceof Error && 'code' in error

function codeOf(error: unknown): unknown {
  if (error instanceof ResponseBodyError) return error.error
  return isCoded(error) ? error.code : undefined
}

function failureOf(error: unknown): Failure {
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'server_error' || error.error === 'temporarily_unavailable') return { failed: 'away' }
    if (error.error.includes('cancel') || error.error === 'access_denied') return { failed: 'refused' }
  }
  if (error instanceof ProviderUnavailable) {
    console.warn('A provider did not answer:', error.message)
    return { failed: 'away' }
  }
  // Its code only: the words may hold what was sent.
  console.warn('A provider answered wrongly:', codeOf(error) ?? 'unknown')
  return { failed: 'wrong' }
}

const name = typedLine().max(maxLineLength)

function identityIn({ iss, sub, email, email_verified: verified, name: called }: IDToken): ProviderIdentity {
  const address = typeof email === 'string' ? email.trim() : ''
  // Before it is in lower case, as some foreign letters are Latin ones there: that address is another mailbox.
  const isAddress = isEmail(address)
  return {
    issuer: iss,
    subject: sub,
    email: isAddress ? address.toLowerCase() : null,
    // LinkedIn says it as a word.
    isVerified: isAddress && (verified === true || verified === 'true'),
    name: name.safeParse(called).data ?? '',
  }
}
