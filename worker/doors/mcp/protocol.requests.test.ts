import {
  CallToolResultSchema,
  EmptyResultSchema,
  InitializeResultSchema,
  JSONRPCErrorResponseSchema,
  JSONRPCResultResponseSchema,
  ListToolsResultSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { expect, test } from 'vitest'
import { sendMessage } from '#test/assistants/assistant.ts'

const revision = '2025-11-25'
const me = { name: 'a-test', version: '1.0.0' }
const profileUrl = 'ravindra-pillai'
const calling = (name: string, input: object) => ['tools/call', { name, arguments: input }] as const

const requests = [
  ['initialize', { protocolVersion: revision, capabilities: {}, clientInfo: me }, InitializeResultSchema],
  ['ping', {}, EmptyResultSchema],
  ['tools/list', {}, ListToolsResultSchema],
  ...[
    calling('search_experts', { challenge: 'grid connection' }),
    calling('read_expert', { profileUrl }),
    calling('read_expert', { profileUrl: 'nobody-here' }),
    calling('read_story', { profileUrl, storyId: 'first' }),
    calling('booking_link', { profileUrl }),
    calling('search', { query: 'grid connection' }),
    calling('fetch', { id: profileUrl }),
  ].map(([method, params]) => [method, params, CallToolResultSchema] as const),
] as const

const send = (message: unknown) => sendMessage(message, { 'MCP-Protocol-Version': revision })

test.each(requests)('%s with %j is answered as in the published schema', async (method, params, result) => {
  const answer = await send({ jsonrpc: '2.0', id: 'seven', method, params })
  expect(answer.status).toBe(200)
  const message = JSONRPCResultResponseSchema.strict().parse(await answer.json())
  expect(message.id).toBe('seven')
  const read = result.strict().parse(message.result)
  expect(read).toEqual(message.result)
})

test.each([
  ['an unknown method', { jsonrpc: '2.0', id: 1, method: 'tools/erase' }],
  ['resources, of which there are none', { jsonrpc: '2.0', id: 1, method: 'resources/list' }],
  ['prompts, of which there are none', { jsonrpc: '2.0', id: 1, method: 'prompts/list' }],
  ['an unknown tool', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'erase' } }],
  ['a tool without a name', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: {} }],
  ['a body that is not JSON', '{'],
  ['several messages at once', [{ jsonrpc: '2.0', id: 1, method: 'ping' }]],
])('%s is refused as in the published schema', async (_, message) => {
  const { id, ...refusal } = (await (await send(message)).json()) as { id?: unknown }
  // JSON-RPC has null where no id could be read; the schema leaves it out then.
  JSONRPCErrorResponseSchema.strict().parse(id === null ? refusal : { id, ...refusal })
})

test('a notification is accepted without an answer', async () => {
  const answer = await send({ jsonrpc: '2.0', method: 'notifications/initialized' })
  expect([answer.status, await answer.text()]).toEqual([202, ''])
})
