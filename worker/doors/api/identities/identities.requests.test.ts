import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, inject, test } from 'vitest'
import type { DeviceSession } from '#schema/accounts/account-answers.ts'
import type { IdentityOptions, OwnIdentities } from '#schema/identities/identities.ts'
import { providerNames } from '#schema/identities/providers.ts'
import { type Browser, browser, registration, signedInAs } from '#test/account.ts'
import { byProvider, sentTo, throughProvider } from '#test/identities/at-provider.ts'
import { startProductWithProviders } from '#test/identities/product-with-providers.ts'
import { jsonOf, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const here = await startProductWithProviders()
afterAll(here.stop)
const { url, db } = here
const somebody = () => signedInAs('owner', here)
const ownIdentities = async (person: ReturnType<typeof browser>) =>
  (await jsonOf<OwnIdentities>(person.get('/identities'))).identities

test.each(providerNames)('an owner joins %s to their account, and signs in with it', async (provider) => {
  const owner = await somebody()
  const answer = await owner.post(`/identities/${provider}/join`, { next: '/account' })
  const { location } = await jsonOf<{ location: string }>(answer)
  const person = { sub: randomUUID(), email: 'another@address.example', name: 'Ada' }
  const page = sentTo(await owner.visit(await throughProvider(location, person)))
  expect(page).toBe(`/account?way=${provider}&outcome=joined`)
  expect(await ownIdentities(owner)).toMatchObject([{ provider, email: 'another@address.example' }])
  const visitor = browser(url)
  expect(await byProvider(visitor, provider, person)).toBe(`/login?way=${provider}&outcome=signed-in`)
  expect(await visitor.user()).toMatchObject({ email: owner.email })
})

test('a verified address that has an account waits for its own proof, and joins after it', async () => {
  const owner = await somebody()
  const visitor = browser(url)
  const person = { sub: randomUUID(), email: owner.email, name: 'Ada Lark' }
  const page = await byProvider(visitor, 'google', person, '/review?tab=open')
  expect(page).toBe('/login?next=%2Freview%3Ftab%3Dopen&way=google&outcome=prove')
  expect(await visitor.user()).toBeNull()
  const { pending } = await jsonOf<IdentityOptions>(visitor.get('/login/identity'))
  expect(pending).toEqual({
    provider: 'google',
    todo: 'prove',
    email: owner.email,
    name: 'Ada Lark',
    next: '/review?tab=open',
  })
  await visitor.post('/login', { email: owner.email, password: owner.password })
  expect((await visitor.post('/login/identity/join')).status).toBe(200)
  expect(await ownIdentities(visitor)).toHaveLength(1)
  expect(await byProvider(browser(url), 'google', person)).toBe('/login?way=google&outcome=signed-in')
})

test('a verified address proves an account for the first time: what was set up there ends', async () => {
  const squatter = await somebody()
  await db.update(tables.users).set({ emailVerified: false }).where(eq(tables.users.email, squatter.email))
  const visitor = browser(url)
  const page = await byProvider(visitor, 'linkedin', { sub: randomUUID(), email: squatter.email })
  expect(page).toBe('/login?way=linkedin&outcome=signed-in&proof=first')
  expect(await visitor.user()).toMatchObject({ email: squatter.email, emailVerified: true })
  expect(await squatter.user()).toBeNull()
  const again = browser(url).post('/login', { email: squatter.email, password: squatter.password })
  expect((await again).status).toBe(401)
})

test('a new visitor registers with the verified name and address, without a password, and is signed in', async () => {
  const visitor = browser(url)
  const email = `${randomUUID()}@new.example`
  const person = { sub: randomUUID(), email, name: 'Noor  Haddad' }
  const page = await byProvider(visitor, 'google', person, '/onboarding/setup')
  expect(page).toBe('/register?next=%2Fonboarding%2Fsetup&way=google&outcome=register')
  const { pending } = await jsonOf<IdentityOptions>(visitor.get('/login/identity'))
  expect(pending).toMatchObject({ todo: 'register', email, name: 'Noor  Haddad', next: '/onboarding/setup' })
  const { password: _, ...input } = registration({ email })
  expect(await refusalOf(visitor.post('/register-free-profile', input))).toEqual([400, 'BAD_REQUEST'])
  const registered = await visitor.post('/register-free-profile', { ...input, identity: true })
  expect(registered.status).toBe(201)
  expect(await jsonOf(registered)).toMatchObject({ isSignedIn: true, user: { email } })
  expect(await visitor.user()).toMatchObject({ email, emailVerified: true, name: 'Noor Haddad' })
  expect(await jsonOf(visitor.get('/account'))).toMatchObject({ hasPassword: false })
  expect(await jsonOf(visitor.get('/login/identity'))).toMatchObject({ pending: null })
  const mails = await db.select().from(tables.outbox).where(eq(tables.outbox.to, email))
  expect(mails.map(({ kind, text }) => [kind, /confirm my address/i.test(text)])).toEqual([
    ['welcome', false],
  ])
  const [referee] = input.references
  const invitations = await db
    .select()
    .from(tables.outbox)
    .where(eq(tables.outbox.to, referee?.email ?? ''))
  expect(invitations).toHaveLength(1)
  expect(await byProvider(browser(url), 'google', person)).toBe('/login?way=google&outcome=signed-in')
})

test('a visitor who registers under another address than the provider verified has to confirm it', async () => {
  const visitor = browser(url)
  const person = { sub: randomUUID(), email: `${randomUUID()}@new.example` }
  await byProvider(visitor, 'linkedin', person)
  const email = `${randomUUID()}@other.example`
  const answer = await visitor.post('/register-free-profile', registration({ email, identity: true }))
  expect(answer.status).toBe(201)
  expect(await visitor.user()).toMatchObject({ email, emailVerified: false })
  expect(await ownIdentities(visitor)).toMatchObject([{ provider: 'linkedin', email: person.email }])
})

test('identities are in the export, and each device says what it signed in with', async () => {
  const owner = await somebody()
  const answer = await owner.post('/identities/google/join')
  const { location } = await jsonOf<{ location: string }>(answer)
  const person = { sub: randomUUID(), email: 'hers@address.example' }
  await owner.visit(await throughProvider(location, person))
  const visitor = browser(url)
  await byProvider(visitor, 'google', person)
  const devices = await jsonOf<DeviceSession[]>(visitor.get('/sessions'))
  expect(devices.map(({ isThis, provider }) => [isThis, provider])).toEqual([
    [true, 'google'],
    [false, null],
  ])
  expect(await jsonOf(visitor.get('/privacy/export'))).toMatchObject({
    identities: [{ provider: 'google', subject: person.sub, email: person.email }],
  })
})

test('a provider whose variables are not set is not offered', async () => {
  const visitor = browser(inject('url'))
  expect(await jsonOf(visitor.get('/login/identity'))).toEqual({ providers: [], pending: null })
  expect(await refusalOf(visitor.visit('/login/google'))).toEqual([404, 'PROVIDER_OFF'])
  expect((await visitor.visit('/login/twitter')).status).toBe(400)
})

const pendingIn = async (person: Browser) =>
  (await jsonOf<IdentityOptions>(person.get('/login/identity'))).pending

test('an address that is another one in lower case proves no account, and is offered to none', async () => {
  const id = randomUUID()
  const email = `kim-${id}@lark.example`
  const owner = await browser(url).post('/register-free-profile', registration({ email }))
  expect(owner.status).toBe(201)
  const stranger = browser(url)
  // The sign of the kelvin, whose small letter is a Latin one.
  const person = { sub: randomUUID(), email: `\u212aim-${id}@lark.example` }
  expect(await byProvider(stranger, 'google', person)).toBe('/login?way=google&outcome=unverified')
  expect([await stranger.user(), await pendingIn(stranger)]).toEqual([null, null])
  const [row] = await db.select().from(tables.users).where(eq(tables.users.email, email))
  expect(row?.emailVerified).toBe(false)
})

test('a visitor who comes after a sign-out in the same browser finds no pending identity', async () => {
  const owner = await somebody()
  const person = { sub: randomUUID(), email: `${randomUUID()}@new.example`, name: 'Ada Lark' }
  await byProvider(owner, 'google', person)
  expect(await pendingIn(owner)).toMatchObject({ email: person.email })
  await owner.post('/logout')
  expect(await pendingIn(owner)).toBeNull()
  expect(await refusalOf(owner.post('/register-free-profile', registration({ identity: true })))).toEqual([
    410,
    'NO_PENDING_IDENTITY',
  ])
})

test('a registration whose answer was lost signs in again, until its person has signed out', async () => {
  const email = `${randomUUID()}@new.example`
  const input = registration({ email, identity: true })
  const visitor = browser(url)
  await byProvider(visitor, 'linkedin', { sub: randomUUID(), email, name: input.fullName })
  const copies = [...visitor.cookies]
  const copied = () => {
    const one = browser(url)
    for (const [name, value] of copies) one.cookies.set(name, value)
    return one
  }
  expect((await visitor.post('/register-free-profile', input)).status).toBe(201)
  const repeated = copied()
  expect((await repeated.post('/register-free-profile', input)).status).toBe(201)
  expect(await repeated.user()).toMatchObject({ email })
  await visitor.post('/logout')
  const late = copied()
  expect(await refusalOf(late.post('/register-free-profile', input))).toEqual([409, 'USER_EXISTS'])
  expect(await late.user()).toBeNull()
})

test.each([`/${'ü'.repeat(499)}`, `/a?${'😀'.repeat(240)}`, `/${'x'.repeat(499)}`])(
  'a browser can keep every cookie of a flow that goes on to a long page (%#)',
  async (next) => {
    const visitor = browser(url)
    const person = { sub: 'x'.repeat(255), email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example` }
    await visitor.visit(`/login/google?next=${encodeURIComponent(next)}`)
    await byProvider(visitor, 'google', { ...person, name: '名'.repeat(120) }, next)
    expect(await pendingIn(visitor)).toMatchObject({ email: person.email })
    for (const [name, value] of visitor.cookies) expect(name.length + value.length, name).toBeLessThan(4096)
  },
)
