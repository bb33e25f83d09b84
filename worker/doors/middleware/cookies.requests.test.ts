import { afterAll, expect, inject, test } from 'vitest'
import type { SignedInUser } from '#schema/accounts/accounts.ts'
import { browser, registeredOwner, registration, signIn } from '#test/account.ts'
import { startProduct } from '#test/product.ts'
import { jsonOf } from '#test/requests.ts'

const secured = await startProduct({ APP_URL: 'https://rembrandt.example', SAMPLE_DATA: 'off' })
afterAll(secured.stop)

const ask = (Cookie: string, path = '/api/session', url = inject('url')) =>
  fetch(url + path, { headers: { Cookie, 'User-Agent': 'Mozilla/5.0' } })
const whoIs = async (cookie: string, url?: string) => {
  const answer = await ask(cookie, '/api/session', url)
  expect(answer.status, cookie.slice(0, 80)).toBe(200)
  return (await jsonOf<{ user: SignedInUser | null }>(answer)).user?.email
}
const sessionOf = (who: ReturnType<typeof browser>, name = 'session') => who.cookies.get(name) ?? ''

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
  const { url } = secured
  const given = registration()
  expect((await browser(url).post('/register-free-profile', given)).status).toBe(201)
  const answer = await browser(url).post('/login', { email: given.email, password: given.password })
  const set = answer.headers.getSetCookie()
  expect(set.length).toBeGreaterThan(0)
  for (const cookie of set) {
    expect(cookie).toMatch(/^__Host-/)
    expect(cookie).toMatch(/; Path=\/(;|$)/)
    expect(cookie).toMatch(/; Secure(;|$)/)
    expect(cookie).toMatch(/; HttpOnly(;|$)/)
    expect(cookie).not.toMatch(/domain=/i)
  }
  const owner = await signIn(browser(url), given.email, given.password)
  const value = sessionOf(owner, '__Host-session')
  expect(await whoIs(`__Host-session=${value}`, url)).toBe(given.email)
  expect(await whoIs(`session=${value}`, url), 'another host could have set it').toBeUndefined()
  expect(await whoIs(`__Secure-session=${value}; __host-session=${value}`, url)).toBeUndefined()
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
