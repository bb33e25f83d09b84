import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { browser, mailedToken, registeredOwner, signIn } from '#test/account.ts'
import { database } from '#test/people.ts'
import { at, jsonOf } from '#test/requests.ts'
import { tables } from '../../../services/database.ts'

const { sessions, users } = tables
const sessionOf = (visitor: ReturnType<typeof browser>) => visitor.cookies.get('session') ?? ''
const withSession = (cookie: string) => {
  const visitor = browser()
  visitor.cookies.set('session', cookie)
  return visitor
}

test('session fixation: a planted session is never taken over, and ends', async () => {
  const attacker = await registeredOwner()
  const victim = await registeredOwner()
  const planted = sessionOf(attacker)
  const visitor = withSession(planted)
  await signIn(visitor, victim.email, victim.password)
  expect(sessionOf(visitor)).not.toBe(planted)
  expect((await visitor.user())?.email).toBe(victim.email)
  expect(await attacker.user()).toBeNull()
})

test('session fixation: neither a link nor a registration takes a planted session over', async () => {
  const attacker = await registeredOwner()
  const victim = await registeredOwner()
  await browser().post('/login/link', { email: victim.email })
  const visitor = withSession(sessionOf(attacker))
  await visitor.post('/login/link/open', { token: await mailedToken('sign-in-link', victim.email) })
  expect(sessionOf(visitor)).not.toBe(sessionOf(attacker))
  expect((await visitor.user())?.email).toBe(victim.email)
})

test('a cookie is worth nothing after its session was ended by a log-out', async () => {
  const owner = await registeredOwner()
  const session = sessionOf(owner)
  await owner.post('/logout')
  expect(await withSession(session).user()).toBeNull()
  expect((await withSession(session).get('/account')).status).toBe(401)
})

test('a cookie is worth nothing after a reset, nor another device’s after a change of password', async () => {
  const owner = await registeredOwner()
  const beforeReset = sessionOf(owner)
  await browser().post('/forgot-password', { email: owner.email })
  const token = await mailedToken('reset-password', owner.email)
  await browser().post('/reset-password', { token, newPassword: 'a second loaf' })
  expect(await withSession(beforeReset).user()).toBeNull()

  const [here, there] = await Promise.all([1, 2].map(() => signIn(browser(), owner.email, 'a second loaf')))
  await here?.put('/account', { currentPassword: 'a second loaf', newPassword: 'a third loaf' })
  expect(await withSession(sessionOf(there ?? browser())).user()).toBeNull()
})

test('a cookie that we did not sign opens no session', async () => {
  const owner = await registeredOwner()
  const cookie = sessionOf(owner)
  const [token = ''] = decodeURIComponent(cookie).split('.')
  for (const forged of [
    token,
    `${token}.`,
    `${token}.${btoa('x'.repeat(32))}`,
    `${cookie.slice(0, 5)}${cookie[5] === 'x' ? 'y' : 'x'}${cookie.slice(6)}`,
  ])
    expect(await withSession(encodeURIComponent(forged)).user()).toBeNull()
})

test.each<Record<string, string>>([
  { Origin: 'https://evil.example' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Content-Type': 'text/plain' },
])('a page of another site does nothing in somebody’s name: %j', async (headers) => {
  const owner = await registeredOwner()
  const calls: [string, object][] = [
    ['/logout', {}],
    ['/sessions/end-others', {}],
    ['/login', { email: owner.email, password: owner.password }],
    ['/verify-email/again', {}],
  ]
  for (const [path, body] of calls) {
    const answer = await owner.post(path, body, headers)
    expect([403, 415]).toContain(answer.status)
    expect(answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('session='))).toEqual([])
  }
  expect((await owner.user())?.email).toBe(owner.email)
})

test('a link acts on a press, never on being fetched: a mail scanner uses nothing up', async () => {
  const { email } = await registeredOwner()
  await browser().post('/login/link', { email })
  const token = await mailedToken('sign-in-link', email)
  for (const path of [`/login/link/open?token=${token}`, `/verify-email?token=${token}`])
    expect((await browser().get(path)).status).toBe(404)
  expect((await fetch(`${inject('url')}/login#link=${token}`)).status).toBe(200)
  expect((await browser().post('/login/link/open', { token })).status).toBe(200)
})

test('better-auth’s own paths do not exist', async () => {
  for (const path of ['/auth/sign-up/email', '/auth/sign-in/email', '/auth/get-session', '/sign-in/email'])
    expect((await browser().post(path, { email: 'a@b.example', password: 'x' })).status).toBe(404)
})

test('no answer holds a token, a hash or another’s address', async () => {
  const owner = await registeredOwner()
  const [user] = await database().select().from(users).where(eq(users.email, owner.email))
  const open = await database()
    .select()
    .from(sessions)
    .where(eq(sessions.userId, user?.id ?? ''))
  const bodies = await Promise.all(
    ['/session', '/account', '/sessions'].map(async (path) => (await owner.get(path)).text()),
  )
  expect(open).toHaveLength(1)
  for (const body of bodies) {
    expect(body).not.toContain(open[0]?.token)
    expect(body).not.toContain(user?.id)
    expect(body).not.toMatch(/[0-9a-f]{32}:[0-9a-f]{128}/)
  }
  expect(open[0]?.ipAddress).toBeNull()
})

test('personal answers are never cacheable, public ones may be', async () => {
  const owner = await registeredOwner()
  for (const path of ['/session', '/account', '/sessions', '/check-username/anybody'])
    expect((await owner.get(path)).headers.get('cache-control'), path).toBe('no-store')
  const gallery = await owner.get('/public-profiles/all/all')
  expect(gallery.headers.get('cache-control')).toBe('no-cache')
  const hoursLater = at(new Date(Date.now() + 2 * 3_600_000))
  const withCookie = await owner.get('/public-profiles/all/all', hoursLater)
  expect(withCookie.headers.getSetCookie()).toHaveLength(1)
  expect(withCookie.headers.get('cache-control'), 'it renews a session').toBe('no-store')
})

test('a visitor’s bearer and the fixed header of the specification open nothing', async () => {
  const { email } = await registeredOwner()
  const answer = await browser().get('/account', { Authorization: `Bearer ${email}`, 'x-admin-email': email })
  expect(await jsonOf<object>(answer)).toMatchObject({ code: 'SIGN_IN_FIRST' })
})
