import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { and, count, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { registration } from '#test/account.ts'
import { paid } from '#test/billing/checkout.ts'
import { callsInProcess } from '#test/in-process/calls.ts'
import { database } from '#test/people.ts'
import { at, jsonOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { settled, visitor } = callsInProcess()
/** Each from a network of its own, unless the headers say which. */
const post = (path: string, body: object, headers?: Record<string, string>) =>
  visitor().post(path, body, headers)

async function mailsOf(kind: string, to: string) {
  const { outbox } = tables
  const [row] = await database()
    .select({ count: count() })
    .from(outbox)
    .where(and(eq(outbox.normalisedTo, to), eq(outbox.kind, kind)))
  return row?.count
}

// Hashes are counted here: a good one takes a tenth of a second of a processor.
const { scrypt } = crypto
const hashes = vi.spyOn(crypto, 'scrypt')
type Hash = NonNullable<ReturnType<typeof hashes.getMockImplementation>>
const hashWeakly: Hash = (password, salt, length, _options, done) =>
  scrypt(password, salt, length, { N: 2, r: 1, p: 1 }, done)
hashes.mockImplementation(hashWeakly)
afterAll(() => {
  hashes.mockRestore()
  syncBuiltinESMExports()
})
beforeEach(() => {
  syncBuiltinESMExports()
  hashes.mockClear()
})
afterEach(settled)
/** Somebody who registers here, as only here their password is hashed so. */
async function registered({ emailVerified = false } = {}) {
  const { email, password, ...fields } = registration()
  expect((await post('/register-free-profile', { email, password, ...fields })).status).toBe(201)
  await settled()
  const { users } = tables
  await database().update(users).set({ emailVerified }).where(eq(users.email, email))
  return { email, password }
}
const hashesOf = async (work: () => Promise<unknown>) => {
  hashes.mockClear()
  await work()
  return hashes.mock.calls.length
}

test('an account is closed for a while after ten attempts, known or not, before anything is hashed', async () => {
  const { email, password } = await registered()
  const now = at(new Date('2041-01-01T10:00:00Z'))
  for (const address of [email, registration().email]) {
    const attempt = (guess: string) => post('/login', { email: address, password: guess }, now)
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

test('a stranger’s guesses keep no signed-in owner from a new password or from erasing their account', async () => {
  const { email, password } = await registered()
  const owner = visitor()
  const now = at(new Date('2041-01-01T12:00:00Z'))
  expect((await owner.post('/login', { email, password }, now)).status).toBe(200)
  await settled()
  for (let count = 0; count < 10; count += 1)
    expect((await post('/login', { email, password: 'not the loaf' }, now)).status).toBe(401)
  const changed = { currentPassword: password, newPassword: 'a lighter loaf' }
  expect((await owner.put('/account', changed, now)).status).toBe(200)
  await settled()
  for (let count = 0; count < 10; count += 1) {
    const elsewhere = { ...now, 'CF-Connecting-IP': `2001:db8:9:${count}::1` }
    const guessed = await owner.post('/privacy/erase', { password: 'not the loaf' }, elsewhere)
    expect(guessed.status, 'their own attempts are counted, from any network').toBe(401)
  }
  expect((await owner.post('/privacy/erase', { password: 'a lighter loaf' }, now)).status).toBe(429)
})

test('neither a stranger’s guesses nor their requests for links keep out a browser that signed in before', async () => {
  const { email, password } = await registered({ emailVerified: true })
  const owner = visitor()
  const now = at(new Date('2041-01-01T14:00:00Z'))
  expect((await owner.post('/login', { email, password }, now)).status).toBe(200)
  await owner.post('/logout', {}, now)
  await settled()
  for (let count = 0; count < 10; count += 1) {
    expect((await post('/login', { email, password: 'not the loaf' }, now)).status).toBe(401)
    await post('/login/link', { email }, now)
    await settled()
  }
  expect((await post('/login', { email, password }, now)).status, 'any other browser').toBe(429)
  expect(await mailsOf('sign-in-link', email)).toBe(5)
  expect((await owner.post('/login', { email, password }, now)).status).toBe(200)
  await owner.post('/login/link', { email }, now)
  await settled()
  expect(await mailsOf('sign-in-link', email)).toBe(6)
  const from = (count: number) => ({ ...now, 'CF-Connecting-IP': `2001:db8:7:${count}::1` })
  for (let count = 0; count < 10; count += 1)
    expect((await owner.post('/login', { email, password: 'not the loaf' }, from(count))).status).toBe(401)
  const answer = await owner.post('/login', { email, password }, from(10))
  expect(answer.status, 'its own attempts are counted as well').toBe(429)
})

test('a browser that signed in to an address which was never confirmed is not known for it', async () => {
  const { email, password } = await registered()
  const stranger = visitor()
  const now = at(new Date('2041-01-01T16:00:00Z'))
  expect((await stranger.post('/login', { email, password }, now)).status).toBe(200)
  await settled()
  for (let count = 0; count < 10; count += 1)
    expect((await post('/login', { email, password: 'not the loaf' }, now)).status).toBe(401)
  expect((await stranger.post('/login', { email, password }, now)).status).toBe(429)
})

test('one IP address gets ten attempts in five minutes, for all accounts together', async () => {
  const now = { ...at(new Date('2041-01-02T10:00:00Z')), 'CF-Connecting-IP': '203.0.113.5' }
  const attempt = () => post('/login', { email: registration().email, password: 'not the loaf' }, now)
  for (let count = 0; count < 10; count += 1) expect((await attempt()).status).toBe(401)
  expect(await hashesOf(async () => expect((await attempt()).status).toBe(429))).toBe(0)
})

test('a successful sign-in does not count as an attempt', async () => {
  const { email, password } = await registered()
  const now = at(new Date('2041-01-03T10:00:00Z'))
  for (let count = 0; count < 12; count += 1) {
    expect((await post('/login', { email, password }, now)).status).toBe(200)
    await settled()
  }
})

test('three hashes at once are accepted, and every other visitor is told to try again', async () => {
  hashes.mockImplementation(scrypt)
  onTestFinished(() => void hashes.mockImplementation(hashWeakly))
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

test('one IP address makes five accounts in an hour', async () => {
  const now = { ...at(new Date('2041-01-04T10:00:00Z')), 'CF-Connecting-IP': '203.0.113.6' }
  const make = () => post('/register-free-profile', registration(), now)
  for (let count = 0; count < 5; count += 1) expect((await make()).status).toBe(201)
  const sixth = await make()
  expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '3600'])
})

test('a mailbox is sent five links of a kind in a day', async () => {
  const { email } = await registered()
  for (let count = 0; count < 7; count += 1) {
    expect((await post('/forgot-password', { email })).status).toBe(202)
    await settled()
  }
  expect(await mailsOf('reset-password', email)).toBe(5)
  await post('/login/link', { email })
  await settled()
  expect(await mailsOf('sign-in-link', email), 'another kind is not used up').toBe(1)
})

test('a mailbox is sent the link of its purchase five times a day, under all its tags together', async () => {
  const email = `${crypto.randomUUID()}@haddad.example`
  await paid(3, { customer_email: email })
  for (let count = 0; count < 7; count += 1) {
    const address = count % 2 ? email : email.replace('@', `+${count}@`)
    expect((await post('/purchases/link', { email: address })).status).toBe(202)
    await settled()
  }
  expect(await mailsOf('purchase-link', email)).toBe(5)
})

test('one IP address tries ten forged links of a purchase in five minutes', async () => {
  const now = { ...at(new Date('2041-01-06T10:00:00Z')), 'CF-Connecting-IP': '203.0.113.6' }
  const open = () => post('/account/open', { token: 'a.b', password: 'a loaf of bread' }, now)
  for (let count = 0; count < 10; count += 1) expect((await open()).status).toBe(410)
  expect((await open()).status).toBe(429)
})

test('a mailbox is mailed five changes of a password in a day', async () => {
  const { email, password } = await registered({ emailVerified: true })
  const owner = visitor()
  await owner.post('/login', { email, password })
  let current = password
  for (let change = 0; change < 7; change += 1) {
    const newPassword = `a loaf of day ${change}`
    const changed = await owner.put('/account', { currentPassword: current, newPassword })
    expect(changed.status).toBe(200)
    current = newPassword
  }
  expect(await mailsOf('password-changed', email)).toBe(5)
})
