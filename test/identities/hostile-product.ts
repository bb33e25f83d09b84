import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { OwnIdentities } from '#schema/identities/identities.ts'
import type { Provider } from '#schema/identities/providers.ts'
import type { Role } from '#schema/roles.ts'
import { tables } from '#worker/services/database.ts'
import { type Browser, browser, signedInAs } from '../account.ts'
import { startHostileOpenId, type TokenTampering } from '../fakes/hostile-openid.ts'
import { openIdVariables } from '../fakes/openid.ts'
import { databaseAt } from '../people.ts'
import { startProduct } from '../product.ts'
import { jsonOf } from '../requests.ts'
import { sentTo } from './at-provider.ts'

/** A product whose Google and LinkedIn lie as they are told to, and what people do there. */
export async function startHostileProduct() {
  const openId = await startHostileOpenId()
  const product = await startProduct({ SAMPLE_DATA: 'off', ...openIdVariables(openId.origin) })
  const { url, databaseUrl, authSecret } = product
  const db = databaseAt(databaseUrl)

  /** Goes to a provider; answers what it is asked with. */
  async function begin(visitor: Browser, provider: Provider = 'google', next?: string) {
    const query = next === undefined ? '' : `?next=${encodeURIComponent(next)}`
    return requestAt(sentTo(await visitor.visit(`/login/${provider}${query}`)))
  }

  /** Comes back with a code for such a token; answers the page that the browser is sent to. */
  async function comeBack(
    visitor: Browser,
    { state, nonce }: { state: string; nonce: string | undefined },
    claims: Record<string, unknown>,
    {
      provider = 'google' as Provider,
      tampering = {} as TokenTampering,
      headers = {} as Record<string, string>,
    } = {},
  ) {
    const code = openId.codeFor({ ...tampering, claims: { nonce, ...claims, ...tampering.claims } })
    return sentTo(await visitor.visit(callback(provider, { state, code }), headers))
  }

  /** All the way there and back. */
  const through = async (
    visitor: Browser,
    claims: Record<string, unknown>,
    provider: Provider = 'google',
    tampering: TokenTampering = {},
  ) => comeBack(visitor, await begin(visitor, provider), claims, { provider, tampering })

  /** Begins to join an identity to the account that is signed in. */
  async function beginJoining(visitor: Browser, provider: Provider = 'google') {
    const { location } = await jsonOf<{ location: string }>(visitor.post(`/identities/${provider}/join`))
    return requestAt(location)
  }

  /** Somebody of a role whose account is joined to somebody at Google. */
  async function joined(role: Role = 'owner') {
    const owner = await signedInAs(role, { url, databaseUrl, authSecret })
    const sub = randomUUID()
    const page = await comeBack(owner, await beginJoining(owner), { sub })
    if (!page.endsWith('outcome=joined')) throw new Error(`Not joined: ${page}`)
    return { ...owner, sub }
  }

  const changeUser = (email: string, changes: Partial<typeof tables.users.$inferInsert>) =>
    db.update(tables.users).set(changes).where(eq(tables.users.email, email))

  return {
    url,
    databaseUrl,
    authSecret,
    db,
    openId,
    begin,
    comeBack,
    through,
    beginJoining,
    joined,
    changeUser,
    browser: () => browser(url),
    somebody: (role: Role = 'owner') => signedInAs(role, { url, databaseUrl, authSecret }),
    identities: async (person: Browser) =>
      (await jsonOf<OwnIdentities>(person.get('/identities'))).identities,
    async stop() {
      await product.stop()
      openId.stop()
    },
  }
}

export const callback = (provider: Provider, parameters: Record<string, string>) =>
  `/login/${provider}/callback?${new URLSearchParams(parameters)}`

function requestAt(location: string) {
  const { searchParams } = new URL(location)
  return { state: searchParams.get('state') ?? '', nonce: searchParams.get('nonce') ?? undefined, location }
}

/** How a flow ended, by the page that it led to. */
export const outcomeIn = (page: string) => new URL(page, 'https://here.example').searchParams.get('outcome')
