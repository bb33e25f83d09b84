import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { IdentityOptions } from '#schema/identities/identities.ts'
import { type Browser, browser, registration, signedInAs } from '#test/account.ts'
import { byProvider } from '#test/identities/at-provider.ts'
import { startProductWithProviders } from '#test/identities/product-with-providers.ts'
import { jsonOf, refusalOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const here = await startProductWithProviders()
afterAll(here.stop)
const { url, db } = here
const pendingIn = async (who: Browser) => (await jsonOf<IdentityOptions>(who.get('/login/identity'))).pending

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
  const [kept] = await db.select().from(tables.users).where(eq(tables.users.email, email))
  expect(kept?.emailVerified).toBe(false)
})

test('a visitor who comes after a sign-out in the same browser finds no pending identity', async () => {
  const owner = await signedInAs('owner', here)
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
  const given = registration({ email, identity: true })
  const visitor = browser(url)
  await byProvider(visitor, 'linkedin', { sub: randomUUID(), email, name: given.fullName })
  const copies = [...visitor.cookies]
  const copied = () => {
    const one = browser(url)
    for (const [name, value] of copies) one.cookies.set(name, value)
    return one
  }
  expect((await visitor.post('/register-free-profile', given)).status).toBe(201)
  const repeated = copied()
  expect((await repeated.post('/register-free-profile', given)).status).toBe(201)
  expect(await repeated.user()).toMatchObject({ email })
  await visitor.post('/logout')
  const late = copied()
  expect(await refusalOf(late.post('/register-free-profile', given))).toEqual([409, 'USER_EXISTS'])
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
