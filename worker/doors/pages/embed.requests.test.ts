import { createHash } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { toHostIn } from '#schema/widget/host-messages.ts'
import { teacher } from '#test/agent.ts'
import { ownProcess } from '#test/call.ts'
import { callsInProcess } from '#test/in-process/calls.ts'
import { changeProfile } from '#test/people.ts'
import { postJson } from '#test/requests.ts'
import { app } from '../app.ts'

const { env, statements } = callsInProcess()
const open = (profileUrl: string, headers: Record<string, string> = {}) =>
  fetch(`${inject('url')}/embed/${profileUrl}`, { headers, redirect: 'manual' })
const ancestorsOf = (answer: Response) =>
  /frame-ancestors ([^;]+)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
const usual = { accent: '', position: 'right', greeting: '', theme: 'auto' }

test('the frame may stand on the allowed sites alone, as the list is at that moment', async () => {
  const { account, profileUrl, id } = await teacher()
  const ancestors = async () => ancestorsOf(await open(profileUrl))
  expect(await ancestors()).toBe("'none'")
  await account.put('/widget-settings', { ...usual, domains: ['petra.example', 'localhost:4321'] })
  expect(await ancestors()).toBe('https://petra.example http://localhost:4321')
  expect(await ancestors(), 'also of a kept copy').toBe('https://petra.example http://localhost:4321')
  await account.put('/widget-settings', { ...usual, domains: [] })
  expect(await ancestors()).toBe("'none'")
  await account.put('/widget-settings', { ...usual, domains: ['petra.example'] })
  await changeProfile(id, { plan: 'starter' })
  expect(await ancestors(), 'a plan that does not include it').toBe("'none'")
})

test('a page of ours may show it, to preview it', async () => {
  const { profileUrl } = await teacher()
  expect(ancestorsOf(await open(profileUrl, { 'Sec-Fetch-Site': 'same-origin' }))).toBe("'self'")
  expect(ancestorsOf(await open(profileUrl, { 'Sec-Fetch-Site': 'cross-site' }))).toBe("'none'")
})

test('no cache between keeps the frame, whose policy is that of one moment and one site', async () => {
  const { profileUrl } = await teacher()
  for (const _ of ['first', 'kept'])
    expect((await open(profileUrl)).headers.get('cache-control')).toBe('private, max-age=0, must-revalidate')
})

test('no header but the policy keeps it out of a frame, and machines do not index it', async () => {
  const { profileUrl } = await teacher()
  const answer = await open(profileUrl)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-frame-options')).toBeNull()
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(answer.headers.get('cross-origin-embedder-policy')).toBe('credentialless')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  const robots = await fetch(`${inject('url')}/robots.txt`).then((file) => file.text())
  expect(robots).toContain('Disallow: /embed/')
})

test('the frame holds nothing that the profile does not show', async () => {
  const { profileUrl } = await teacher({ profile: { firstName: '</script><b>', email: 'me@petra.example' } })
  const html = await (await open(profileUrl)).text()
  expect(html).toContain('\\u003c/script>\\u003cb>')
  expect(html).not.toContain('</script><b>')
})

test('a profile that does not exist has no frame', async () => {
  const answer = await open('nobody-here')
  expect(answer.status).toBe(404)
  expect(ancestorsOf(answer)).toBe("'none'")
})

test('frames are limited by IP address before the database is asked, and apart from its calls', async () => {
  const counted: string[] = []
  const used = {
    limit: async ({ key }: { key: string }) => {
      counted.push(key)
      return { success: false }
    },
  }
  const limited = { ...env, READ_LIMITER: used }
  const from = { headers: { 'CF-Connecting-IP': '203.0.113.9' } }
  statements.length = 0
  const answer = await app.request('/embed/nobody-here', from, limited, ownProcess)
  expect([answer.status, answer.headers.get('retry-after'), statements]).toEqual([429, '60', []])
  await app.request('/api/public-profiles/nobody-here', from, limited, ownProcess)
  expect(counted).toEqual(['frame 203.0.113.9', '203.0.113.9'])
})

test('a frame refused by its limit says so in words, on any site, and its launcher is told', async () => {
  const limited = { ...env, READ_LIMITER: { limit: async () => ({ success: false }) } }
  const answer = await app.request('/embed/nobody-here', {}, limited, ownProcess)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(ancestorsOf(answer)).toBe('*')
  const html = await answer.text()
  expect(html).toContain('<p>The agent cannot be reached just now. Please try again in a minute.</p>')
  const script = /<script>(.+)<\/script>/.exec(html)?.[1] ?? ''
  const messages: unknown[] = []
  new Function('parent', script)({ postMessage: (message: unknown) => messages.push(message) })
  expect(messages.map(toHostIn)).toEqual([{ type: 'refused' }])
  const hash = createHash('sha256').update(script).digest('base64')
  expect(answer.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}';`)
})

test('a visitor in a frame is known by a signed header instead of the cookie', async () => {
  const { profileUrl } = await teacher()
  const session = {
    sessionId: `test-${crypto.randomUUID()}`,
    agentName: profileUrl,
    message: 'Hello',
    isUser: true,
  }
  const say = (visitor: string, more = {}) =>
    postJson(`${inject('url')}/api/chat`, { ...session, ...more }, { 'X-Visitor': visitor })
  const first = await say('new')
  expect(first.status).toBe(201)
  expect(first.headers.get('set-cookie')).toBeNull()
  const visitor = first.headers.get('x-visitor') ?? ''
  expect(visitor).toMatch(/^[\w-]{36}\.[\w-]+$/)
  const again = await say(visitor, { message: 'And again' })
  expect(again.status).toBe(201)
  expect(again.headers.get('x-visitor')).toBeNull()
  const read = (headers: Record<string, string>) =>
    fetch(`${inject('url')}/api/chat/${session.sessionId}`, { headers }).then((answer) => answer.json())
  expect(await read({ 'X-Visitor': visitor })).toMatchObject({
    messages: [{ text: 'Hello' }, { text: 'And again' }],
  })
  const forged = `${visitor.slice(0, 36)}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`
  for (const other of [forged, 'new'])
    expect(await read({ 'X-Visitor': other })).toMatchObject({ code: 'SESSION_NOT_YOURS' })
  expect((await say(forged)).status, 'somebody else’s conversation').toBe(403)
})
