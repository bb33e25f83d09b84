import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { wireErrorSchema } from '#schema/errors.ts'
import { mailedToken, registeredOwner } from '#test/account.ts'
import { mailedText } from '#test/mailbox.ts'
import { statusOf } from '#test/requests.ts'
import { calls } from '../calls.ts'

const post = (path: string, headers: Record<string, string>, body: BodyInit = '{"query":"ferry"}') =>
  fetch(`${inject('url')}/api${path}`, { method: 'POST', headers, body })
const json = { 'Content-Type': 'application/json' }

test('a program that sends no Origin may change things', async () => {
  expect((await post('/smart-search', json)).status).toBe(200)
})

test('a page of ours may change things', async () => {
  expect((await post('/smart-search', { ...json, Origin: inject('url') })).status).toBe(200)
})

test.each([
  ['Origin', 'https://evil.example'],
  ['Origin', 'null'],
  ['Origin', 'http://localhost:1'],
  ['Origin', 'https://localhost.evil.example'],
  ['Sec-Fetch-Site', 'cross-site'],
])('a page of another site may not change things: %s %s', async (name, value) => {
  const answer = await post('/smart-search', { ...json, [name]: value })
  expect(answer.status).toBe(403)
  expect(await answer.json()).toEqual({
    code: 'FOREIGN_ORIGIN',
    error: 'This request came from another site, so it was not carried out.',
  })
})

test('another site may not read what a call answers', async () => {
  const answer = await fetch(`${inject('url')}/api/public-profiles/all/all`, {
    headers: { Origin: 'https://evil.example' },
  })
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/jsonp',
  '',
])('a body sent as %j is refused', async (type) => {
  const answer = await post('/smart-search', type ? { 'Content-Type': type } : {})
  expect(answer.status).toBe(415)
  expect(await answer.json()).toEqual({ code: 'NOT_JSON', error: 'Please send this as JSON.' })
})

const body = '{"query":"ferry"}'
test.each<[string, BodyInit, Record<string, string>, number]>([
  ['behind a byte order mark', `\ufeff${body}`, {}, 200],
  ['with one name twice, of which the last counts', `{"query":["no text"],${body.slice(1)}`, {}, 200],
  ['with one name twice, of which the last is none', `${body.slice(0, -1)},"query":7}`, {}, 400],
  [
    'in UTF-16',
    Buffer.from(`\ufeff${body}`, 'utf16le'),
    { 'Content-Type': `${json['Content-Type']}; charset=utf-16` },
    400,
  ],
  ['packed', gzipSync(body), { 'Content-Encoding': 'gzip' }, 400],
  ['behind another one', `${body}${body}`, {}, 400],
])('a body %s is read in one way, or refused', async (_, body, headers, status) => {
  expect((await post('/smart-search', { ...json, ...headers }, body)).status).toBe(status)
})

const score = { submissionKey: randomUUID(), name: 'Ida', email: 'ida@nowhere.example', answers: {} }
test.each(['totalScore', 'stage', 'categoryFeedback'])('a %s nested without end is refused', async (name) => {
  const inside = '['.repeat(100_000) + ']'.repeat(100_000)
  const body = `${JSON.stringify(score).slice(0, -1)},"${name}":${inside}}`
  expect((await post('/scorecard', { ...json, 'Idempotency-Key': 'again' }, body)).status).toBe(400)
})

test('no method and no header stands in for another method', async () => {
  const owner = await registeredOwner()
  for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])
    expect((await owner.get('/logout?_method=POST', { [name]: 'POST' })).status, name).toBe(404)
  expect(await owner.user(), 'still signed in').toMatchObject({ email: owner.email })
  const guarded = [...calls].filter(([, { caller }]) => caller !== 'anyone').map(([call]) => call.split(' '))
  for (const [method = '', pattern = ''] of guarded) {
    const address = `${inject('url')}/api${pattern.replace(/:\w+(\{\w+\|\w+\})?/g, (_, words = '1') => words.split(/\W/)[1] ?? words)}`
    if (method === 'GET') expect((await fetch(address, { method: 'HEAD' })).status, pattern).toBe(401)
    const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': method }
    const before = await fetch(address, { method: 'OPTIONS', headers })
    expect([before.status, before.headers.get('access-control-allow-origin')], pattern).toEqual([404, null])
  }
})

test('a link in a mail leads to our own address, under any requested host', async () => {
  const { email } = await registeredOwner()
  await new Promise((resolve, reject) => {
    const { hostname, port } = new URL(inject('url'))
    const host = 'evil.example'
    const foreign = {
      Host: host,
      'X-Forwarded-Host': host,
      Forwarded: `host=${host}`,
      'X-Original-URL': `//${host}`,
    }
    const clientRequest = request({
      hostname,
      port,
      path: '/api/forgot-password',
      method: 'POST',
      headers: { ...json, ...foreign },
    })
    clientRequest.once('error', reject).once('response', (answer) => resolve(answer.resume()))
    clientRequest.end(JSON.stringify({ email }))
  })
  await mailedToken('reset-password', email)
  const text = await mailedText(email)
  expect(text).toContain(`${inject('url')}/`)
  expect(text).not.toContain('evil.example')
})

test.each([
  ['GET', '/nothing', 404, 'NOT_FOUND'],
  ['DELETE', '/public-profiles/ines-hallam', 404, 'NOT_FOUND'],
  ['GET', '/smart-search', 404, 'NOT_FOUND'],
  ['GET', '/public-profiles/nobody-here', 404, 'PROFILE_NOT_FOUND'],
  ['POST', '/dev/cron/nothing', 404, 'NOT_FOUND'],
  ['GET', '/chat/short', 400, 'BAD_REQUEST'],
  ['GET', '/chat/sessions', 401, 'SIGN_IN_FIRST'],
  ['GET', '/scorecard/submissions', 401, 'SIGN_IN_FIRST'],
])('%s %s is an error in the one form that all have', async (method, path, status, code) => {
  const answer = await fetch(`${inject('url')}/api${path}`, {
    method,
    ...(method !== 'GET' && { headers: json, body: '{}' }),
  })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const error = wireErrorSchema.strict().parse(await answer.json())
  expect(error.code).toBe(code)
  expect(error.error).toMatch(/^[A-Z].*\.$/)
})

/** Asks as nobody, with the address exactly as it is written, which `fetch` would tidy up. */
const statusAt = (method: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(inject('url'))
    const clientRequest = request({ hostname, port, path, method, headers: json, agent: false })
    clientRequest.once('error', reject).once('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    clientRequest.end(method === 'GET' ? undefined : '{}')
  })
const spellings: [string, (address: string) => string][] = [
  ['a dot as a step', (address) => `/.${address}`],
  ['a step up', (address) => `/api/nowhere/..${address.slice(4)}`],
  ['an encoded step', (address) => `/api/ping/%2e%2e${address.slice(4)}`],
  ['a step out of a page', (address) => `/gallery/..${address}`],
  ['two slashes before', (address) => `/${address}`],
  ['two slashes inside', (address) => address.replace('/api/', '/api//')],
  ['an encoded slash inside', (address) => address.replace('/api/', '/api%2F')],
  ['a backslash', (address) => address.replace('/api/', '/api\\')],
  ['a slash behind', (address) => `${address}/`],
  ['a dot behind', (address) => `${address}.`],
  ['a parameter of the path', (address) => `${address};x=1`],
  ['a null byte', (address) => `${address}%00`],
  ['a line end', (address) => `${address}%0d%0aX-Planted:%20yes`],
  ['an ending', (address) => `${address}.css`],
  ['capitals', (address) => address.toUpperCase()],
  ['a letter that is encoded', (address) => address.replace('o', '%6f')],
  ['a letter that is encoded twice', (address) => address.replace('o', '%256f')],
  ['a query that names another call', (address) => `${address}?path=/api/ping&_method=GET`],
  ['a fragment', (address) => `${address}#/api/ping`],
  ['a whole address', (address) => `http://evil.example${address}`],
]

test.each(spellings)('a call whose address is written with %s lets nobody in', async (_, as) => {
  for (const [method, path] of [
    ['GET', '/api/corrections'],
    ['POST', '/api/corrections'],
    ['POST', '/api/identities/google/join'],
    ['GET', '/api/push-subscriptions'],
    ['POST', '/api/admin/validators'],
  ] as const) {
    const status = await statusAt(method, as(path))
    expect([301, 307, 308, 400, 401, 403, 404, 405], `${method} ${as(path)}`).toContain(status)
  }
})

test('the jobs of a cron expression that no job has are not found', async () => {
  expect((await post('/dev/timetable', json, '{"expression":"1 2 3 4 5"}')).status).toBe(404)
})

test.each([
  ['with its length', true],
  ['without its length', false],
])('a body that is too large is refused, sent %s', async (_, isLengthKnown) => {
  const status = await statusOf(`${inject('url')}/api/smart-search`, 'a'.repeat(257 * 1024), isLengthKnown)
  // The connection may be closed before the rest is sent; then the answer is lost.
  expect([413, undefined]).toContain(status)
})
