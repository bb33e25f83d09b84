import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider'
import { type Provider as ProviderName, providerNames } from '#schema/identities/providers.ts'
import { listening } from './listening.ts'

/** Somebody's account at a provider. */
type AtProvider = { sub: string; email?: string; email_verified?: boolean; name?: string }

export const clients = {
  google: { id: 'our-app.at-google.example', secret: 'a secret of Google, and of nobody else' },
  linkedin: { id: 'our-app-at-linkedin', secret: 'a secret of LinkedIn, and of nobody else' },
}

/** What a product is started with to sign in at this server. */
export const openIdVariables = (origin: string) => ({
  GOOGLE_CLIENT_ID: clients.google.id,
  GOOGLE_CLIENT_SECRET: clients.google.secret,
  LINKEDIN_CLIENT_ID: clients.linkedin.id,
  LINKEDIN_CLIENT_SECRET: clients.linkedin.secret,
  LOCAL_OIDC_ISSUER: origin,
})

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = { ...privateKey.export({ format: 'jwk' }), kid: 'first', use: 'sig', alg: 'RS256' }

/**
 * A real OpenID Connect server twice, under /google and /linkedin, for a product at `siteUrl`. The second has LinkedIn's
 * manners: no nonce, no PKCE, and whether an address is verified as a word.
 */
export async function startOpenId(siteUrl: string) {
  const people = new Map<string, AtProvider>()
  const server = createServer()
  const { origin, stop } = await listening(server, 'localhost')
  const providers = new Map(
    providerNames.map((name) => [name, providerAt(name, { origin, siteUrl, people })] as const),
  )
  server.on('request', async (request, response) => {
    const name = providerNames.find((one) => request.url?.startsWith(`/${one}/`))
    const provider = name && providers.get(name)
    if (!name || !provider) return void response.writeHead(404).end()
    const url = new URL(request.url ?? '', origin)
    if (url.pathname.startsWith(`/${name}/interaction/`)) return interact(provider, people, request, response)
    if (name === 'linkedin' && url.searchParams.has('code_challenge'))
      return void response.writeHead(401).end('invalid_client')
    // As it is mounted in larger applications.
    Object.assign(request, { originalUrl: request.url, url: request.url?.slice(name.length + 1) })
    provider.callback()(request, response)
  })
  return {
    origin,
    stop,
  }
}

type Known = { origin: string; siteUrl: string; people: Map<string, AtProvider> }

function providerAt(name: ProviderName, { origin, siteUrl, people }: Known) {
  const isLinkedIn = name === 'linkedin'
  const { id, secret } = clients[name]
  const configuration: Configuration = {
    clients: [
      {
        client_id: id,
        client_secret: secret,
        redirect_uris: [`${siteUrl}/api/login/${name}/callback`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    // Said by hand, it is no reason for the server to remark on it.
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => !isLinkedIn },
    interactions: { url: (_, { uid }) => `/${name}/interaction/${uid}`, policy: policyWithChoice() },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => {
        const person = people.get(accountId) ?? { sub: accountId }
        const verified = person.email_verified ?? true
        return { ...person, email_verified: isLinkedIn ? String(verified) : verified }
      },
    }),
    // Nobody is asked again whether they agree.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ accountId: oidc.session?.accountId ?? '', clientId: id })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
  return new Provider(`${origin}/${name}`, configuration)
}

/** Google asks which account is meant; this server knows that once it is told to. */
function policyWithChoice() {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return policy
}

/** The page on which somebody says who they are, or that they would rather not. */
async function interact(
  provider: Provider,
  people: Map<string, AtProvider>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (request.method !== 'POST') {
    const line = (name: string, label: string) => `<p><label>${label} <input name="${name}"></label></p>`
    response.writeHead(200, { 'Content-Type': 'text/html' })
    return void response.end(
      `<!doctype html><title>Sign in</title><h1>Sign in there</h1><form method="post">
      ${line('sub', 'Subject')}${line('email', 'Address')}${line('name', 'Name')}
      <p><label><input type="checkbox" name="verified" checked> Verified</label></p>
      <button>Go on</button> <button name="cancel" value="yes">Cancel</button></form>`,
    )
  }
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  const typed = new URLSearchParams(Buffer.concat(pieces).toString())
  if (typed.has('cancel')) return provider.interactionFinished(request, response, { error: 'access_denied' })
  const [sub, email, name] = ['sub', 'email', 'name'].map((field) => typed.get(field) ?? '')
  const accountId = sub || email || ''
  people.set(accountId, {
    sub: accountId,
    ...(email && { email }),
    ...(name && { name }),
    email_verified: typed.has('verified'),
  })
  return provider.interactionFinished(request, response, { login: { accountId }, select_account: {} })
}
