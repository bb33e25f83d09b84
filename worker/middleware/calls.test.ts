import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { wireErrorSchema } from '#schema/errors.ts'
import { tables } from '#worker/services/database.ts'
import { database, hangPerson } from '../../e2e/people.ts'

const post = (path: string, headers: Record<string, string>, body = '{"query":"ferry"}') =>
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
])('a page of another site may not: %s %s', async (name, value) => {
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

test.each([
  ['GET', '/nothing', 404, 'NOT_FOUND'],
  ['DELETE', '/public-profiles/ines-hallam', 404, 'NOT_FOUND'],
  ['GET', '/smart-search', 404, 'NOT_FOUND'],
  ['GET', '/public-profiles/nobody-here', 404, 'PROFILE_NOT_FOUND'],
  ['POST', '/dev/cron/nothing', 400, 'BAD_REQUEST'],
  ['GET', '/chat/short', 400, 'BAD_REQUEST'],
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

test('a body that says it is small and is not is still refused', async () => {
  const body = new ReadableStream({
    start(controller) {
      const piece = new TextEncoder().encode('a'.repeat(64 * 1024))
      for (let count = 0; count < 6; count += 1) controller.enqueue(piece)
      controller.close()
    },
  })
  const answer = await fetch(`${inject('url')}/api/smart-search`, {
    method: 'POST',
    headers: json,
    body,
    duplex: 'half',
  } as RequestInit)
  expect(answer.status).toBe(413)
})

test('a visit is counted once a day, and never a bot’s', async () => {
  const { id, profileUrl } = await hangPerson()
  const report = (agent: string) =>
    post('/events', { ...json, 'User-Agent': agent }, JSON.stringify({ kind: 'profileViewed', profileUrl }))
  for (const agent of ['Mozilla/5.0', 'Mozilla/5.0', 'Googlebot/2.1'])
    expect((await report(agent)).status).toBe(204)
  expect(await database().$count(tables.events, eq(tables.events.profileId, id))).toBe(1)
})

test('the product says that it is well', async () => {
  const health = await fetch(`${inject('url')}/api/health`)
  expect(health.status).toBe(200)
  expect(await health.json()).toEqual({ status: 'ok', checks: { database: 'ok', kv: 'ok', cron: 'ok' } })
  expect(await (await fetch(`${inject('url')}/api/ping`)).text()).toBe('pong')
})
