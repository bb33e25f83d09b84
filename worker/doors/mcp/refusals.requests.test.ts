import { expect, inject, test } from 'vitest'
import { signedInAs } from '#test/account.ts'
import { sendMessage } from '#test/assistants/assistant.ts'
import { ownProcess } from '#test/call.ts'
import { limitedWorker, limiter } from '#test/in-process/limited-worker.ts'
import { publishPerson } from '#test/people.ts'
import { statusOf } from '#test/requests.ts'
import { app } from '../app.ts'

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
const reading = (profileUrl: string) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'read_expert', arguments: { profileUrl } },
})
const errorIn = async (answer: Response) => ((await answer.json()) as { error?: object }).error

test.each(['GET', 'DELETE', 'PUT'])('%s is refused at once, with the allowed alternative', async (method) => {
  const answer = await fetch(`${inject('url')}/mcp`, { method, headers: { Accept: 'text/event-stream' } })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  expect(await errorIn(answer)).toMatchObject({ message: 'Send messages with POST.' })
})

test('a message to the address with a slash behind it is led to the one without', async () => {
  const init = { method: 'POST', body: JSON.stringify(list), redirect: 'manual' } as const
  const answer = await fetch(`${inject('url')}/mcp/`, init)
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/mcp'])
})

test('a page of any site may ask, and none may send who somebody is', async () => {
  const origin = 'https://assistant.example'
  const before = await fetch(`${inject('url')}/mcp`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type, mcp-protocol-version, mcp-method, mcp-name',
    },
  })
  expect(before.status).toBe(204)
  const allowed = (before.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(',')
  expect(allowed).toEqual(
    expect.arrayContaining([
      'content-type',
      'mcp-protocol-version',
      'mcp-method',
      'mcp-name',
      'mcp-session-id',
    ]),
  )
  for (const answer of [before, await sendMessage(list, { Origin: origin })]) {
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    expect(answer.headers.getSetCookie()).toEqual([])
  }
})

test.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])(
  'a page of %s that carries a session learns nothing that others do not',
  async (Origin) => {
    const admin = await signedInAs('admin')
    const hidden = await publishPerson({ profile: { isActive: false } })
    const shown = await publishPerson()
    const cookie = { Cookie: [...admin.cookies].map((one) => one.join('=')).join('; '), Origin }
    const read = async (headers: Record<string, string>) =>
      Promise.all(
        [hidden, shown].map(async ({ profileUrl }) =>
          (await sendMessage(reading(profileUrl), headers)).text(),
        ),
      )
    const [ofHidden, ofShown] = await read(cookie)
    expect(await read({})).toEqual([ofHidden, ofShown])
    expect(ofHidden).toContain("doesn't exist")
    expect(ofShown).toContain('Petra')
  },
)

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
  'a message sent as %j is refused',
  async (type) => {
    const answer = await sendMessage(list, { 'Content-Type': type })
    expect(answer.status).toBe(415)
    expect(await errorIn(answer)).toMatchObject({ message: expect.stringContaining('application/json') })
  },
)

const nested = (before: string, after: string) =>
  `${before}${'['.repeat(30_000)}${']'.repeat(30_000)}${after}`
test.each([
  ['a body that is not JSON', '{"jsonrpc"', -32700],
  ['nothing', '', -32700],
  ['several messages at once', JSON.stringify([list, list]), -32600],
  ['null', 'null', undefined],
  ['a number', '7', undefined],
  ['another protocol', '{"jsonrpc":"1.0","id":1,"method":"tools/list"}', undefined],
  ['an unknown method', '{"jsonrpc":"2.0","id":1,"method":"tools/erase"}', -32601],
  ['an id that is an object', '{"jsonrpc":"2.0","id":{"a":1},"method":"tools/list"}', undefined],
  [
    'a message nested without end',
    nested('{"jsonrpc":"2.0","id":1,"method":"tools/call","params":', '}'),
    undefined,
  ],
])('%s is answered with an error, not with a failure', async (_, body, code) => {
  const answer = await sendMessage(body)
  expect(answer.status).toBeLessThan(500)
  expect(await errorIn(answer)).toMatchObject({
    code: code ?? expect.any(Number),
    message: expect.any(String),
  })
})

test.each([
  ['with its length', true],
  ['without its length', false],
])('a message of more than 64 KB is refused, sent %s', async (_, isLengthKnown) => {
  const body = JSON.stringify({ ...list, params: { cursor: 'a'.repeat(65 * 1024) } })
  // The connection may be closed before the rest is sent; then the answer is lost.
  expect([413, undefined]).toContain(await statusOf(`${inject('url')}/mcp`, body, isLengthKnown))
})

test('nothing can be subscribed to, so no stream stays open', async () => {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const answer = await sendMessage(
    {
      jsonrpc: '2.0',
      id: 1,
      method: 'subscriptions/listen',
      params: { notifications: { toolsListChanged: true }, _meta: meta },
    },
    {
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2026-07-28',
      'Mcp-Method': 'subscriptions/listen',
    },
  )
  expect(await answer.text()).toContain('"error"')
})

test('an assistant that asks too often is told when to ask again, and so is a page of another site', async () => {
  /** The worker itself, in which a minute's messages are used up. */
  const env = limitedWorker({
    MCP_LIMITER: limiter(false),
  })
  const headers = { 'Content-Type': 'application/json', Origin: 'https://assistant.example' }
  const message = { method: 'POST', headers, body: JSON.stringify(list) }
  const answer = await app.request('/mcp', message, env, ownProcess)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(await answer.json()).toMatchObject({
    jsonrpc: '2.0',
    error: { message: expect.stringMatching(/\.$/) },
  })
})
