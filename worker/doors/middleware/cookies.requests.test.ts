import { expect, inject, test } from 'vitest'
import type { SignedInUser } from '#schema/accounts/accounts.ts'
import { browser, registeredOwner } from '#test/account.ts'
import { ownProcess } from '#test/call.ts'
import { callsInProcess } from '#test/in-process/calls.ts'
import { jsonOf } from '#test/requests.ts'
import { app } from '../app.ts'

/** The same calls, where the site is known by an address of https. */
const { env, visitor } = callsInProcess()
env.APP_URL = 'https://rembrandt.example'

const headersOf = (Cookie: string) => ({ headers: { Cookie, 'User-Agent': 'Mozilla/5.0' } })
const ask = (cookie: string, path = '/api/session') => fetch(inject('url') + path, headersOf(cookie))
const whoIs = async (cookie: string, request: Response | Promise<Response> = ask(cookie)) => {
  const answer = await request
  expect(answer.status, cookie.slice(0, 80)).toBe(200)
  return (await jsonOf<{ user: SignedInUser | null }>(answer)).user?.email
}
const sessionOf = (person: ReturnType<typeof browser>) => person.cookies.get('session') ?? ''

/** Sets that a name says twice, as a cookie of another path or of a parent domain would. */
const tossed: [string, (own: string) => string][] = [
  ['a forged one first', (own) => `session=forged.signature; session=${own}`],
  ['a forged one last', (own) => `session=${own}; session=forged.signature`],
  ['an empty one first', (own) => `session=; session=${own}`],
  ['an empty one last', (own) => `session=${own}; session=`],
  ['in capitals', (own) => `SESSION=forged; Session=forged; session=${own}`],
  ['with spaces', (own) => ` session =forged;session=${own}`],
  ['in quotation marks', (own) => `session="forged"; session=${own}`],
  ['a name of JavaScript', (own) => `__proto__=x; constructor=y; session=${own}`],
  ['a prefix that only https gives', (own) => `__Host-session=forged; session=${own}`],
]

test.each(tossed)(
  'two cookies of one name, %s, never make somebody else of their sender',
  async (_, cookies) => {
    const owner = await registeredOwner()
    expect([owner.email, undefined]).toContain(await whoIs(cookies(sessionOf(owner))))
    expect(await whoIs(`session=${sessionOf(owner)}`)).toBe(owner.email)
  },
)

test.each([
  ['characters that no cookie has', 'session=\u00ff"[]{}(),\t\\; visitor=\u00e9'],
  ['escapes that are none', 'session=%; visitor=%E0%A4%A; second-factor=%ZZ; identity=%00'],
  ['separators alone', ';;;===;,;=; ;'],
  ['no value', 'session; visitor; __Host-visitor'],
  ['a thousand cookies', Array.from({ length: 1_000 }, (_, at) => `c${at}=${at}`).join('; ')],
  ['one of six thousand letters', `session=${'a'.repeat(6_000)}.${'b'.repeat(44)}`],
  ['a header of a hundred thousand letters', `session=${'a'.repeat(100_000)}`],
  ['a signature of another length', 'session=a.bbb; second-factor=.; passkey=..; visit-=x'],
])('a Cookie header with %s opens no session, and is no fault of ours', async (_, cookie) => {
  expect(await whoIs(cookie)).toBeUndefined()
  for (const path of ['/api/chat/nothing-here-at-all', '/api/login/identity', '/', '/api/privacy/visitor'])
    expect((await ask(cookie, path)).status, path).toBeLessThan(500)
})

test('every cookie of an account over https is of this host alone, and none of another name is read', async () => {
  const whoIsOverHttps = (cookie: string) =>
    whoIs(cookie, app.request('/api/session', headersOf(cookie), env, ownProcess))
  const { email, password } = await registeredOwner()
  const answer = await visitor().post('/login', { email, password })
  const set = answer.headers.getSetCookie()
  expect(set.length).toBeGreaterThan(0)
  for (const cookie of set) {
    expect(cookie).toMatch(/^__Host-/)
    expect(cookie).toMatch(/; Path=\/(;|$)/)
    expect(cookie).toMatch(/; Secure(;|$)/)
    expect(cookie).toMatch(/; HttpOnly(;|$)/)
    expect(cookie).not.toMatch(/domain=/i)
  }
  const value = /__Host-session=([^;]*)/.exec(set.join())?.[1] ?? ''
  expect(await whoIsOverHttps(`__Host-session=${value}`)).toBe(email)
  expect(await whoIsOverHttps(`session=${value}`), 'another host could have set it').toBeUndefined()
  expect(await whoIsOverHttps(`__Secure-session=${value}; __host-session=${value}`)).toBeUndefined()
})

test('a cookie of one purpose opens nothing of another', async () => {
  const owner = await registeredOwner()
  const value = sessionOf(owner)
  for (const name of ['visitor', 'second-factor', 'passkey', 'identity', 'widget-visit'])
    expect(await whoIs(`${name}=${value}`), name).toBeUndefined()
  const visitor = browser()
  await visitor.get('/privacy/visitor')
  const other = [...visitor.cookies.values()][0] ?? ''
  expect(await whoIs(`session=${other}`)).toBeUndefined()
})
