import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as FormerClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as FormerTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { inject } from 'vitest'

type Answer = { isError?: boolean; structuredContent?: unknown; content: { type: string; text?: string }[] }
/** A session of an assistant, whichever client it uses. */
type Assistant = {
  tools: () => Promise<{ name: string; annotations?: object; outputSchema?: object }[]>
  ask: (tool: string, args?: object) => Promise<Answer>
  end: () => Promise<void>
}

const me = { name: 'a-test', version: '1.0.0' }
const addressOf = (url: string) => new URL('/mcp', url)

/** The official client, which speaks the newest revision, or begins with `initialize` as the ones before did. */
const official =
  (mode: 'legacy' | { pin: string }) =>
  async (url: string): Promise<Assistant> => {
    const client = new Client(me, { versionNegotiation: { mode } })
    await client.connect(new StreamableHTTPClientTransport(addressOf(url)))
    return {
      tools: async () => (await client.listTools()).tools,
      ask: async (name, args = {}) => (await client.callTool({ name, arguments: { ...args } })) as Answer,
      end: () => client.close(),
    }
  }

/** The official client of the first generation, which most assistants still use. */
const former = async (url: string): Promise<Assistant> => {
  const client = new FormerClient(me)
  // Its own transport does not fit its own type where absent and undefined differ.
  await client.connect(new FormerTransport(addressOf(url)) as Parameters<typeof client.connect>[0])
  return {
    tools: async () => (await client.listTools()).tools,
    ask: async (name, args = {}) => (await client.callTool({ name, arguments: { ...args } })) as Answer,
    end: () => client.close(),
  }
}

/** A program that sends JSON and remembers nothing. */
const raw = async (url: string): Promise<Assistant> => {
  const send = async <Result>(method: string, params: object): Promise<Result> => {
    const answer = await sendMessage({ jsonrpc: '2.0', id: 1, method, params }, {}, url)
    const { result, error } = (await answer.json()) as { result?: Result; error?: { message: string } }
    if (!result) throw new Error(error?.message)
    return result
  }
  return {
    tools: async () => (await send<{ tools: { name: string }[] }>('tools/list', {})).tools,
    ask: (name, args = {}) => send<Answer>('tools/call', { name, arguments: args }),
    end: async () => {},
  }
}

/** Every kind of assistant that connects. */
export const assistants = {
  'the official client of the newest revision': official({ pin: '2026-07-28' }),
  'the official client of the revisions before': official('legacy'),
  'the official client of the first generation': former,
  'a program that sends JSON': raw,
}

/** Sends one message as it is. */
export const sendMessage = (message: unknown, headers: Record<string, string> = {}, url = inject('url')) =>
  fetch(addressOf(url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof message === 'string' ? message : JSON.stringify(message),
  })

/** Asks one tool, and reads what it answers by the contract that it names. */
export async function askTool<Read>(
  tool: string,
  args: object,
  contract: { parse: (answer: unknown) => Read },
  url = inject('url'),
): Promise<Read> {
  const { structuredContent, content, isError } = await (await raw(url)).ask(tool, args)
  if (isError) throw new Error(content[0]?.text)
  return contract.parse(structuredContent)
}
