import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashPassword } from 'better-auth/crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import { serializeSigned } from 'hono/utils/cookie'
import { inject } from 'vitest'
import { registrationSchema, type SignedInUser } from '#schema/accounts/accounts.ts'
import { deliveredTo } from '#schema/email.ts'
import type { Role } from '#schema/roles.ts'
import { createUser } from '#worker/features/accounts/commands.ts'
import { userAt } from '#worker/features/accounts/queries.ts'
import { beginSession } from '#worker/features/accounts/session-commands.ts'
import { tables } from '#worker/services/database.ts'
import { newSessionToken } from '#worker/services/identity/session-token.ts'
import { sendDue } from '#worker/services/mail/outbox.ts'
import { register } from '#worker/workflows/accounts/register.ts'
import { callOn } from './call.ts'
import { eventually } from './eventually.ts'
import { database, databaseAt } from './people.ts'
import { jsonOf, postJson } from './requests.ts'

/** Which product; with its database and its secret at hand, nobody waits for the hash of a password there. */
type ProductAccess = { url?: string; databaseUrl?: string; authSecret?: string }
const firefox = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'

/** What somebody fills in at /register. */
export const registration = (changes: object = {}) => ({
  fullName: 'Noor Haddad',
  email: `${randomUUID()}@haddad.example`,
  company: 'Haddad & Daughters',
  role: 'Baker',
  industry: 'Retail/E-commerce',
  experience: 'Nineteen years at the oven and beside it.',
  password: 'a loaf of bread',
  consent: true,
  references: [
    {
      firstName: 'Ilse',
      lastName: 'Brandt',
      email: `${randomUUID()}@brandt.example`,
      solutionStory: 'We counted what was left every evening.',
    },
    {
      firstName: 'Omar',
      lastName: 'Said',
      email: `${randomUUID()}@said.example`,
      solutionStory: 'The second shop opened on her order sheet.',
    },
  ],
  ...changes,
})

/** A browser that keeps the cookies it is given, as browsers do; a patient one tries again when it is told to. */
export function browser(url = inject('url'), { userAgent = firefox, isPatient = true } = {}) {
  const jar = new Map<string, string>()
  const headers = (more: Record<string, string>) => ({
    'User-Agent': userAgent,
    ...(jar.size && { Cookie: [...jar].map((pair) => pair.join('=')).join('; ') }),
    ...more,
  })
  const withCookies = async (send: () => Promise<Response>) => {
    let answer = await send()
    // The tests of a run sign in at once; who is told that it is busy tries again, as people do.
    while (isPatient && answer.status === 503 && answer.headers.has('retry-after')) {
      await sleep(150 + Math.random() * 300)
      answer = await send()
    }
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
      if (/max-age=0/i.test(cookie)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  const api = (path: string) => `${url}/api${path}`
  return {
    cookies: jar,
    get: (path: string, more: Record<string, string> = {}) =>
      withCookies(() => fetch(api(path), { headers: headers(more) })),
    /** Goes where a page of the API sends on to, and reads that address itself. */
    visit: (path: string, more: Record<string, string> = {}) =>
      withCookies(() => fetch(api(path), { headers: headers(more), redirect: 'manual' })),
    post: (path: string, body: object = {}, more: Record<string, string> = {}, signal?: AbortSignal) =>
      withCookies(() => postJson(api(path), body, headers(more), signal)),
    put: (path: string, body: object, more: Record<string, string> = {}) =>
      withCookies(() =>
        fetch(api(path), {
          method: 'PUT',
          headers: { 'Content-Type': 'application/json', ...headers(more) },
          body: JSON.stringify(body),
        }),
      ),
    /** Who is signed in here, null if nobody is. */
    user: async () =>
      (
        await jsonOf<{ user: SignedInUser | null }>(
          withCookies(() => fetch(api('/session'), { headers: headers({}) })),
        )
      ).user,
  }
}
export type Browser = ReturnType<typeof browser>

/** Signs in and keeps the session. */
export async function signIn(visitor: Browser, email: string, password: string) {
  const answer = await visitor.post('/login', { email, password })
  if (!answer.ok) throw new Error(`Not signed in: ${answer.status} ${await answer.text()}`)
  return visitor
}

/** The product whose database and secret are known: the given one, or the shared one. */
function accessOf({ url, databaseUrl, authSecret }: ProductAccess): Required<ProductAccess> | undefined {
  if (url && databaseUrl && authSecret) return { url, databaseUrl, authSecret }
  if (url && url !== inject('url')) return undefined
  return { url: inject('url'), databaseUrl: inject('databaseUrl'), authSecret: inject('authSecret') }
}

/** Signs somebody in as a sign-in does, but for the hash of the password, which takes longer than all the rest. */
async function beginSessionOf(email: string, { url, databaseUrl, authSecret }: Required<ProductAccess>) {
  const db = databaseAt(databaseUrl)
  const [user] = await userAt({ db }, email)
  if (!user) throw new Error(`Nobody is called ${email}`)
  const token = newSessionToken()
  const here = { kind: 'visitor', address: '127.0.0.1', userAgent: firefox } as const
  await beginSession(callOn(db, { actor: here }), { userId: user.id, token }, sql`1`)
  const visitor = browser(url)
  const cookie = await serializeSigned('session', token, authSecret)
  visitor.cookies.set('session', cookie.slice('session='.length))
  return visitor
}

/** Signs in on whichever product, and keeps the session. */
const signedIn = (email: string, password: string, product: ProductAccess) => {
  const access = accessOf(product)
  return access ? beginSessionOf(email, access) : signIn(browser(product.url), email, password)
}

type Registration = ReturnType<typeof registration>

async function registerAt(url: string | undefined, input: Registration) {
  const answer = await browser(url).post('/register-free-profile', input)
  if (answer.status !== 201) throw new Error(`Not registered: ${answer.status} ${await answer.text()}`)
  const { profileUrl } = await jsonOf<{ profileUrl: string }>(answer)
  return profileUrl
}

const hashes = new Map<string, Promise<string>>()
/** The hash of a password, made once: it takes longer than all the rest of an account. */
const hashOf = (password: string) => {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

/** Registers by the verb that the product's call runs, but for the hash of the password. */
async function registerOn({ url, databaseUrl, authSecret }: Required<ProductAccess>, values: Registration) {
  const db = databaseAt(databaseUrl)
  const variables = { ...callOn(db).variables, APP_URL: url, AUTH_SECRET: authSecret }
  const call = callOn(db, { variables, actor: { kind: 'visitor', address: '127.0.0.1' } })
  const input = registrationSchema.parse(values)
  const { profileUrl } = await register(call, randomUUID(), input, { hash: hashOf })
  await sendDue(call)
  return profileUrl
}

/** Somebody who registered as people do and signed in; their address is not verified. */
export async function registeredOwner(changes: object = {}, product: ProductAccess = {}) {
  const input = registration(changes)
  const access = accessOf(product)
  const profileUrl = access ? await registerOn(access, input) : await registerAt(product.url, input)
  return {
    ...(await signedIn(input.email, input.password, product)),
    email: input.email,
    password: input.password,
    profileUrl,
  }
}

/** The same on the shared product, with a confirmed address, for tests of another thing than how it came to be: whom they named at registration is not written to. */
export async function verifiedOwner(changes: object = {}) {
  const owner = await registeredOwner(changes)
  await database()
    .update(tables.users)
    .set({ emailVerified: true })
    .where(eq(tables.users.email, owner.email))
  return owner
}

/** Opens the link of the welcome mail, as its account's owner does: the address is confirmed, and whom they named is written to. */
export async function confirmAddress(owner: Browser & { email: string }) {
  const answer = await owner.post('/verify-email', { token: await mailedToken('welcome', owner.email) })
  if (!answer.ok) throw new Error(`Not confirmed: ${answer.status} ${await answer.text()}`)
}

const password = 'a quiet morning'

/** Somebody of a role, made as a command makes them, and signed in. */
export async function signedInAs(role: Role, product: ProductAccess = {}) {
  const { databaseUrl = inject('databaseUrl') } = product
  const db = databaseAt(databaseUrl)
  const id = randomUUID()
  const email = `${id}@${role}.example`
  const passwordHash = await hashOf(password)
  const name = 'Ada Lark'
  await db.batch(createUser(callOn(db), { id, name, email, role, emailVerified: true, passwordHash }))
  return { ...(await signedIn(email, password, product)), id, email, password }
}

/** The token of the link in the latest mail of a kind to an address, once there are so many. */
export async function mailedToken(
  kind: string,
  to: string,
  { databaseUrl = inject('databaseUrl'), count = 1 } = {},
) {
  const { outbox } = tables
  const mails = () =>
    databaseAt(databaseUrl)
      .select()
      .from(outbox)
      .where(and(eq(outbox.normalisedTo, deliveredTo(to)), eq(outbox.kind, kind)))
      .orderBy(desc(outbox.id))
  const [latest] = await eventually(async () => {
    const sent = await mails()
    return sent.length >= count ? sent : undefined
  })
  const token = /#(?:token|link|undo|conversations)=(\S+)/.exec(latest?.text ?? '')?.[1]
  if (!token) throw new Error(`No link in: ${latest?.text}`)
  return token
}

export const newAddress = () => `${randomUUID()}@moved.example`

type Mover = Browser & { email: string; password: string }

/** Asks for another address; answers it with the token of the link that is mailed there. */
export async function requestEmailChange<Owner extends Mover>(owner: Owner, newEmail = newAddress()) {
  const answer = await owner.post('/account/email', { password: owner.password, newEmail })
  if (answer.status !== 202) throw new Error(`Not asked: ${answer.status} ${await answer.text()}`)
  return { owner, from: owner.email, newEmail, token: await mailedToken('new-email', newEmail) }
}

/** Somebody with a verified address who has just confirmed another; `undo` is the token of the link to the former one. */
export async function ownerWithMovedEmail(changes: object = {}) {
  const emailChange = await requestEmailChange(await verifiedOwner(changes))
  const answer = await emailChange.owner.post('/account/email/confirm', { token: emailChange.token })
  if (answer.status !== 200) throw new Error(`Not confirmed: ${answer.status} ${await answer.text()}`)
  return { ...emailChange, undo: await mailedToken('email-changed', emailChange.from) }
}
