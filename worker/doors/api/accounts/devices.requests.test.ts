import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { DeviceSession } from '#schema/accounts/account-answers.ts'
import { browser, mailedToken, registeredOwner, signedInAs, signIn, verifiedOwner } from '#test/account.ts'
import { database, runJob } from '#test/people.ts'
import { at, jsonOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { sessions, users, verifications } = tables

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'
const hours = (count: number) => at(new Date(Date.now() + count * 3_600_000))
const newPassword = 'a lighter loaf'

test('an account lists the devices on which it is signed in, in words and without an address', async () => {
  const owner = await registeredOwner()
  await signIn(browser(undefined, { userAgent: phone }), owner.email, owner.password)
  const devices = await jsonOf<DeviceSession[]>(owner.get('/sessions'))
  expect(devices.map(({ device, isThis }) => [device, isThis])).toEqual(
    expect.arrayContaining([
      ['Firefox on Linux', true],
      ['Chrome on Android', false],
    ]),
  )
  expect(devices).toHaveLength(2)
  for (const { network } of devices) expect(network).toBe('127.0.•.•')
  expect(JSON.stringify(devices)).not.toContain([...owner.cookies.values()][0]?.split('.')[0])
})

test('only the beginning of an endless user agent is stored', async () => {
  const owner = await registeredOwner()
  await signIn(browser(undefined, { userAgent: `${phone} ${'a'.repeat(8000)}` }), owner.email, owner.password)
  const [user] = await database().select().from(users).where(eq(users.email, owner.email))
  const rows = await database()
    .select()
    .from(sessions)
    .where(eq(sessions.userId, user?.id ?? ''))
  expect(Math.max(...rows.map(({ userAgent }) => userAgent?.length ?? 0))).toBe(400)
})

test('a device is signed out from another', async () => {
  const owner = await registeredOwner()
  const lost = await signIn(browser(undefined, { userAgent: phone }), owner.email, owner.password)
  const devices = await jsonOf<DeviceSession[]>(owner.get('/sessions'))
  const { id = '' } = devices.find(({ isThis }) => !isThis) ?? {}
  expect((await owner.post(`/sessions/${id}/end`)).status).toBe(204)
  expect(await lost.user()).toBeNull()
  expect(await owner.user()).not.toBeNull()
  expect((await owner.post(`/sessions/${id}/end`)).status).toBe(404)
})

test('nobody signs another account out', async () => {
  const [owner, stranger] = await Promise.all([registeredOwner(), registeredOwner()])
  const [device] = await jsonOf<DeviceSession[]>(owner.get('/sessions'))
  expect((await stranger.post(`/sessions/${device?.id}/end`)).status).toBe(404)
  expect(await owner.user()).not.toBeNull()
})

test('all other devices are signed out at once', async () => {
  const owner = await registeredOwner()
  const others = await Promise.all([1, 2].map(() => signIn(browser(), owner.email, owner.password)))
  expect((await owner.post('/sessions/end-others')).status).toBe(204)
  for (const other of others) expect(await other.user()).toBeNull()
  expect(await owner.user()).not.toBeNull()
})

test('a device stays signed in for thirty days after it was last seen, and is renewed at most hourly', async () => {
  const owner = await registeredOwner()
  const now = async (count: number) => {
    const answer = await owner.get('/session', hours(count))
    const { user } = await jsonOf<{ user: unknown }>(answer)
    return { isSignedIn: user !== null, isRenewed: answer.headers.getSetCookie().length > 0 }
  }
  expect(await now(0.5)).toEqual({ isSignedIn: true, isRenewed: false })
  expect(await now(24 * 29)).toEqual({ isSignedIn: true, isRenewed: true })
  await expect.poll(() => now(24 * 29)).toEqual({ isSignedIn: true, isRenewed: false })
  expect(await now(24 * 58)).toEqual({ isSignedIn: true, isRenewed: true })
  await expect.poll(() => now(24 * 58)).toEqual({ isSignedIn: true, isRenewed: false })
  expect(await now(24 * 89)).toEqual({ isSignedIn: false, isRenewed: false })
})

test('a session ends 180 days after it began, even if it is used often', async () => {
  const owner = await registeredOwner()
  const [user] = await database().select().from(users).where(eq(users.email, owner.email))
  const ofOwner = eq(sessions.userId, user?.id ?? '')
  const dayMs = 24 * 3_600_000
  const createdAt = new Date(Date.now() - 170 * dayMs)
  await database()
    .update(sessions)
    .set({ createdAt, updatedAt: new Date(Date.now() - dayMs) })
    .where(ofOwner)
  expect(await owner.user()).not.toBeNull()
  const endOf = async () => (await database().select().from(sessions).where(ofOwner))[0]?.expiresAt
  await expect.poll(endOf).toEqual(new Date(createdAt.getTime() + 180 * dayMs))
})

test('a copied cookie opens nothing after a new password, nor after all others were signed out', async () => {
  const owner = await verifiedOwner()
  const copy = browser()
  const steal = () => {
    for (const [name, value] of owner.cookies) copy.cookies.set(name, value)
  }
  steal()
  expect(await copy.user()).not.toBeNull()
  const changed = await owner.put('/account', { currentPassword: owner.password, newPassword })
  expect(changed.status).toBe(200)
  expect(await copy.user()).toBeNull()
  steal()
  expect((await owner.post('/sessions/end-others')).status).toBe(204)
  expect(await copy.user()).toBeNull()
  steal()
  const body = { currentPassword: newPassword, newPassword: owner.password, confirmPassword: owner.password }
  expect((await owner.put('/customer-profile', body)).status).toBe(200)
  expect(await copy.user()).toBeNull()
  expect(await owner.user()).not.toBeNull()
})

test('expired sessions, links and half-done sign-ins are erased; those still valid stay', async () => {
  const owner = await registeredOwner()
  await browser().post('/login/link', { email: owner.email })
  await mailedToken('sign-in-link', owner.email)
  const [user] = await database().select().from(users).where(eq(users.email, owner.email))
  const userId = user?.id ?? ''
  const long = { createdAt: new Date(0), updatedAt: new Date(0), expiresAt: new Date(Date.now() - 1_000) }
  await database()
    .insert(sessions)
    .values({ ...long, id: userId, token: userId, userId })
  await database()
    .insert(verifications)
    .values({ ...long, id: userId, identifier: 'over', value: `${userId} ${owner.email}` })
  await runJob('expire-sessions')
  const stored = await Promise.all([
    database().select().from(sessions).where(eq(sessions.userId, userId)),
    database()
      .select()
      .from(verifications)
      .where(eq(verifications.value, `${userId} ${owner.email}`)),
  ])
  expect(stored.map((rows) => rows.map(({ id }) => id !== userId))).toEqual([[true], [true]])
})

test('everybody reads and renames their own account', async () => {
  const validator = await signedInAs('validator')
  expect(await jsonOf(validator.get('/account'))).toEqual({
    email: validator.email,
    name: 'Ada Lark',
    role: 'validator',
    emailVerified: true,
    profileUrl: null,
    hasTotp: false,
    backupCodesLeft: null,
    hasPassword: true,
    waitingEmail: null,
  })
  const renamed = await validator.put('/account', { name: 'Ada Larkin' })
  expect(await renamed.json()).toMatchObject({ name: 'Ada Larkin' })
  expect(await validator.user()).toMatchObject({ name: 'Ada Larkin' })
})

test('an account field that is not sent stays as it is, and nobody can give themselves a role', async () => {
  const owner = await registeredOwner()
  const changed = await owner.put('/account', { role: 'admin', emailVerified: true })
  expect(await changed.json()).toMatchObject({ role: 'owner', emailVerified: false, name: 'Noor Haddad' })
})

test('a new password ends every other session and is reported by mail', async () => {
  const owner = await verifiedOwner()
  const { email, password } = owner
  const other = await signIn(browser(), email, password)
  const changed = await owner.put('/account', { currentPassword: password, newPassword })
  expect(changed.status).toBe(200)
  expect(await other.user()).toBeNull()
  expect(await owner.user()).not.toBeNull()
  expect((await browser().post('/login', { email, password })).status).toBe(401)
  await signIn(browser(), email, newPassword)
  await expect(mailedToken('password-changed', email)).rejects.toThrow('No link in')
})

const changesOf = async (owner: Awaited<ReturnType<typeof registeredOwner>>, count: number) => {
  let { password } = owner
  for (let change = 0; change < count; change += 1) {
    const next = `a loaf of day ${change}`
    const answer = await owner.put('/account', { currentPassword: password, newPassword: next })
    expect(answer.status).toBe(200)
    password = next
  }
  const { outbox } = tables
  return database()
    .select()
    .from(outbox)
    .where(and(eq(outbox.normalisedTo, owner.email), eq(outbox.kind, 'password-changed')))
}

test('an address that nobody has confirmed is not written to about a changed password', async () => {
  expect(await changesOf(await registeredOwner(), 2)).toEqual([])
})

test.each([
  [{ currentPassword: 'not it at all', newPassword }, 401, 'WRONG_PASSWORD'],
  [{ newPassword }, 400, 'BAD_REQUEST'],
  [{ currentPassword: 'a loaf of bread', newPassword: 'short' }, 400, 'BAD_REQUEST'],
  [{ currentPassword: 'a loaf of bread', newPassword: 'letmein1' }, 400, 'PASSWORD_TOO_COMMON'],
])('%j changes no password', async (change, status, code) => {
  const { email, password, put } = await registeredOwner()
  const answer = await put('/account', change)
  expect([answer.status, await jsonOf<object>(answer)]).toMatchObject([status, { code }])
  expect((await browser().post('/login', { email, password })).status).toBe(200)
})

test.each([
  ['GET', '/account'],
  ['PUT', '/account'],
  ['GET', '/sessions'],
  ['POST', '/sessions/any/end'],
  ['POST', '/sessions/end-others'],
  ['POST', '/totp'],
  ['POST', '/totp/confirm'],
  ['POST', '/totp/remove'],
])('%s %s asks an anonymous visitor to sign in before it looks at the body', async (method, path) => {
  const visitor = browser()
  const answer =
    method === 'GET'
      ? await visitor.get(path)
      : await (method === 'PUT' ? visitor.put(path, {}) : visitor.post(path, {}))
  expect([answer.status, await jsonOf<object>(answer)]).toMatchObject([401, { code: 'SIGN_IN_FIRST' }])
})
