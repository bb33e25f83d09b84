import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { and, count, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { registeredOwner, registration, verifiedOwner } from '#test/account.ts'
import { paid } from '#test/billing/checkout.ts'
import { database } from '#test/people.ts'
import { at, cookiesOf, jsonOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

vi.mock('virtual:site-assets', () => ({ buildId: '' }))

/** The calls themselves, with limits and on the real database, in this process: here hashes can be counted. */
const { app } = await import('../../app.ts')
const unlimited = { limit: async () => ({ success: true }) }
const env = {
  APP_ENV: 'local',
  APP_URL: 'http://nowhere.example',
  AUTH_SECRET: 'nobody knows what is signed with this',
  TURSO_DATABASE_URL: inject('databaseUrl'),
  SIGNIN_LIMITER: unlimited,
  FORM_LIMITER: unlimited,
  READ_LIMITER: unlimited,
  LOOKUP_LIMITER: unlimited,
  OWNER_LIMITER: unlimited,
}
const afterwards: Promise<unknown>[] = []
const context = {
  waitUntil: (work: Promise<unknown>) => afterwards.push(work),
  passThroughOnException: () => {},
  props: {},
}
let addresses = 0
const anotherAddress = () => {
  addresses += 1
  return `198.51.100.${addresses}`
}
const send =
  (method: 'POST' | 'PUT') =>
  async (path: string, body: object, headers: Record<string, string> = {}) =>
    app.request(
      `/api${path}`,
      {
        method,
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', 'cf-connecting-ip': anotherAddress(), ...headers },
      },
      env,
      context,
    )
const [post, put] = [send('POST'), send('PUT')]

async function mailsOf(kind: string, to: string) {
  const { outbox } = tables
  const [found] = await database()
    .select({ count: count() })
    .from(outbox)
    .where(and(eq(outbox.normalisedTo, to), eq(outbox.kind, kind)))
  return found?.count
}

const hashes = vi.spyOn(crypto, 'scrypt')
beforeEach(() => {
  syncBuiltinESMExports()
  hashes.mockClear()
})
afterEach(async () => {
  await Promise.allSettled(afterwards.splice(0))
})
const hashesOf = async (work: () => Promise<unknown>) => {
  hashes.mockClear()
  await work()
  return hashes.mock.calls.length
}

test('a known and an unknown address cost one hash each, and are told the same', async () => {
  const { email } = await registeredOwner()
  const answers: object[] = []
  for (const address of [email, registration().email]) {
    const sign = async () =>
      answers.push(await jsonOf<object>(post('/login', { email: address, password: 'not the loaf' })))
    expect(await hashesOf(sign), address).toBe(1)
  }
  expect(answers[0]).toEqual(answers[1])
})

test('the database is asked as often for an address that somebody has as for one that nobody has', async () => {
  const { email } = await registeredOwner()
  const asked = vi.spyOn(globalThis, 'fetch')
  const asksFor = async (address: string) => {
    asked.mockClear()
    expect((await post('/login', { email: address, password: 'not the loaf' })).status).toBe(401)
    return asked.mock.calls.length
  }
  // A database that is busy with others is asked once more.
  await expect
    .poll(async () => {
      const [known, unknown] = [await asksFor(email), await asksFor(registration().email)]
      return known > 0 && known === unknown
    })
    .toBe(true)
  asked.mockRestore()
})

test('after ten attempts an account is closed for a while, known or not, before anything is hashed', async () => {
  const { email, password } = await registeredOwner()
  const now = at(new Date('2041-01-01T10:00:00Z'))
  for (const address of [email, registration().email]) {
    const attempt = (given: string) => post('/login', { email: address, password: given }, now)
    for (let count = 0; count < 10; count += 1) expect((await attempt('not the loaf')).status).toBe(401)
    hashes.mockClear()
    const closed = await attempt(password)
    expect(closed.status).toBe(429)
    expect(closed.headers.get('retry-after')).toBe('900')
    expect(await jsonOf<object>(closed)).toMatchObject({ code: 'TOO_MANY_SIGN_INS' })
    expect(hashes).not.toHaveBeenCalled()
  }
  const later = at(new Date('2041-01-01T10:15:00Z'))
  expect((await post('/login', { email, password }, later)).status).toBe(200)
})

test('from one address ten attempts are taken in five minutes, whomever they are for', async () => {
  const now = { ...at(new Date('2041-01-02T10:00:00Z')), 'cf-connecting-ip': '203.0.113.5' }
  const attempt = () => post('/login', { email: registration().email, password: 'not the loaf' }, now)
  for (let count = 0; count < 10; count += 1) expect((await attempt()).status).toBe(401)
  expect(await hashesOf(async () => expect((await attempt()).status).toBe(429))).toBe(0)
})

test('who signs in rightly gives the attempt back', async () => {
  const { email, password } = await registeredOwner()
  const now = at(new Date('2041-01-03T10:00:00Z'))
  for (let count = 0; count < 12; count += 1) {
    expect((await post('/login', { email, password }, now)).status).toBe(200)
    await Promise.allSettled(afterwards.splice(0))
  }
})

test('three hashes at once are taken on, the rest is told that it is busy', async () => {
  const attempts = Array.from({ length: 8 }, () =>
    post('/login', { email: registration().email, password: 'not the loaf' }),
  )
  const answers = await Promise.all(attempts)
  const busy = answers.filter(({ status }) => status === 503)
  expect(busy.length).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status === 401).length + busy.length).toBe(8)
  expect(busy[0]?.headers.get('retry-after')).toBe('2')
  expect(hashes).toHaveBeenCalledTimes(8 - busy.length)
  const { status } = await post('/login', { email: registration().email, password: 'not the loaf' })
  expect(status, 'and then there is room again').toBe(401)
})

test('from one address five accounts are made in an hour', async () => {
  const now = { ...at(new Date('2041-01-04T10:00:00Z')), 'cf-connecting-ip': '203.0.113.6' }
  const make = () => post('/register-free-profile', registration(), now)
  for (let count = 0; count < 5; count += 1) expect((await make()).status).toBe(201)
  const sixth = await make()
  expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '3600'])
})

test('a mailbox is sent five links of a kind in a day', async () => {
  const { email } = await registeredOwner()
  for (let count = 0; count < 7; count += 1) {
    expect((await post('/forgot-password', { email })).status).toBe(202)
    await Promise.allSettled(afterwards.splice(0))
  }
  expect(await mailsOf('reset-password', email)).toBe(5)
  await post('/login/link', { email })
  await Promise.allSettled(afterwards.splice(0))
  expect(await mailsOf('sign-in-link', email), 'another kind is not used up').toBe(1)
})

test('a mailbox is sent the link of its purchase five times a day, under whatever tag it is asked for', async () => {
  const email = `${crypto.randomUUID()}@haddad.example`
  await paid(3, { customer_email: email })
  for (let count = 0; count < 7; count += 1) {
    const asked = count % 2 ? email : email.replace('@', `+${count}@`)
    expect((await post('/purchases/link', { email: asked })).status).toBe(202)
    await Promise.allSettled(afterwards.splice(0))
  }
  expect(await mailsOf('purchase-link', email)).toBe(5)
})

test('from one address ten forged links of a purchase are tried in five minutes', async () => {
  const now = { ...at(new Date('2041-01-06T10:00:00Z')), 'cf-connecting-ip': '203.0.113.6' }
  const open = () => post('/account/open', { token: 'a.b', password: 'a loaf of bread' }, now)
  for (let count = 0; count < 10; count += 1) expect((await open()).status).toBe(410)
  expect((await open()).status).toBe(429)
})

test('a mailbox is told of five changes of a password in a day', async () => {
  const { email, password } = await verifiedOwner()
  let cookie = cookiesOf(await post('/login', { email, password }))
  let current = password
  for (let change = 0; change < 7; change += 1) {
    const newPassword = `a loaf of day ${change}`
    const changed = await put('/account', { currentPassword: current, newPassword }, { Cookie: cookie })
    expect(changed.status).toBe(200)
    cookie = cookiesOf(changed)
    current = newPassword
  }
  expect(await mailsOf('password-changed', email)).toBe(5)
})
