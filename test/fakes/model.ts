import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { listening } from './listening.ts'

type Message = {
  role: string
  content: string | { text: string }[] | null
  tool_calls?: { id: string; function: { name: string; arguments: string } }[]
}
export type ModelRequest = {
  messages: Message[]
  max_completion_tokens?: number
  max_tokens?: number
  reasoning_effort?: string
  stream: boolean
  tools?: { function: { name: string; description: string } }[]
  tool_choice?: string
}
type Answer = (response: ServerResponse, request: ModelRequest) => unknown

/** A server with OpenAI's protocol, which answers each question as a test sets it. */
export async function startFakeModel() {
  const answers = new Map<string, Answer>()
  const requests = new Map<string, ModelRequest[]>()
  const lastRequests = new Map<
    string,
    { request: ModelRequest; authorization: string | undefined; closed: Promise<unknown> }
  >()
  const server = createServer(async (request, response) => {
    // Who asked may have given up already.
    const text = await textOf(request).catch(() => undefined)
    if (text === undefined) return
    if (!request.url?.endsWith('/chat/completions')) return void response.writeHead(404).end()
    const body = JSON.parse(text) as ModelRequest
    const question = contentOf(body.messages.findLast(({ role }) => role === 'user') ?? body.messages.at(-1))
    requests.set(question, [...(requests.get(question) ?? []), body])
    lastRequests.set(question, {
      request: body,
      authorization: request.headers.authorization,
      closed: once(response, 'close').then(() => response.writableFinished),
    })
    response.on('error', () => {})
    const answer = answers.get(question) ?? ((unknown) => unknown.writeHead(404).end())
    await answer(response, body)
  })
  const { origin, stop } = await listening(server)
  return {
    url: `${origin}/v1`,
    answer: (question: string, answer: Answer) => void answers.set(question, answer),
    /** What the product sent with a question, once for each step of its answer. */
    stepsOf: (question: string) => requests.get(question) ?? [],
    /** What the product sent with a question, the last time. */
    lastRequest: (question: string) => {
      const found = lastRequests.get(question)
      if (!found) throw new Error(`The model was not asked: ${question}`)
      return found
    },
    wasAsked: (question: string) => lastRequests.has(question),
    stop,
  }
}

export type FakeModel = Awaited<ReturnType<typeof startFakeModel>>

export const contentOf = (message: Message | undefined) =>
  typeof message?.content === 'string'
    ? message.content
    : (message?.content?.map(({ text }) => text).join('') ?? '')

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

const part = (choice: object, more: object = {}) =>
  `data: ${JSON.stringify({ id: 'one', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [{ index: 0, ...choice }], ...more })}\n\n`

/** Begins a streamed answer. */
export const beginAnswer = (response: ServerResponse) =>
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
export const say = (response: ServerResponse, content: string) =>
  response.write(part({ delta: { role: 'assistant', content }, finish_reason: null }))
/** Says what a reasoning model thinks before it answers. */
export const think = (response: ServerResponse, words: string) =>
  response.write(part({ delta: { role: 'assistant', reasoning_content: words }, finish_reason: null }))
export const endAnswer = (response: ServerResponse, tokens = 12) => {
  const usage = { prompt_tokens: 900, completion_tokens: tokens, total_tokens: 900 + tokens }
  response.write(part({ delta: {}, finish_reason: 'stop' }, { usage }))
  response.end('data: [DONE]\n\n')
}
/** Says these pieces one after the other and ends. */
export const saying =
  (...pieces: string[]) =>
  (response: ServerResponse): void => {
    beginAnswer(response)
    for (const piece of pieces) say(response, piece)
    endAnswer(response)
  }
/** The same with a pause after each piece, as a model that writes word by word. */
export const sayingSlowly =
  (pauseMs: number, ...pieces: string[]) =>
  async (response: ServerResponse): Promise<void> => {
    beginAnswer(response)
    for (const piece of pieces) {
      say(response, piece)
      await sleep(pauseMs)
    }
    endAnswer(response)
  }
/** Answers in one piece, as it does where no stream is asked for. */
export const answeringModel =
  (content: string, tokens = 12) =>
  (response: ServerResponse) =>
    void response.writeHead(200, { 'Content-Type': 'application/json' }).end(
      JSON.stringify({
        id: 'one',
        object: 'chat.completion',
        created: 1,
        model: 'fake',
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 900, completion_tokens: tokens, total_tokens: 900 + tokens },
      }),
    )

export type Call = { name: string; args: string | object }

/** Calls tools, the arguments in pieces, as the protocol streams them. */
export const callTools = (response: ServerResponse, ...calls: Call[]) => {
  if (!response.headersSent) beginAnswer(response)
  for (const [index, { name, args }] of calls.entries()) {
    const text = typeof args === 'string' ? args : JSON.stringify(args)
    const first = { index, id: `call_${index}`, type: 'function', function: { name, arguments: '' } }
    response.write(part({ delta: { role: 'assistant', tool_calls: [first] }, finish_reason: null }))
    for (const piece of text.match(/[\s\S]{1,9}/g) ?? [])
      response.write(
        part({ delta: { tool_calls: [{ index, function: { arguments: piece } }] }, finish_reason: null }),
      )
  }
}

/** Ends a step that called tools. */
export const endCalls = (response: ServerResponse, tokens = 12) => {
  const usage = { prompt_tokens: 900, completion_tokens: tokens, total_tokens: 900 + tokens }
  response.write(part({ delta: {}, finish_reason: 'tool_calls' }, { usage }))
  response.end('data: [DONE]\n\n')
}

/** All words that a request has for the model to read. */
export const wordsIn = ({ messages }: ModelRequest) =>
  messages
    .map((message) =>
      [contentOf(message), ...(message.tool_calls ?? []).map((call) => call.function.arguments)].join(''),
    )
    .join('')

/** What the tools answered so far, in a request. */
export const toolResultsIn = ({ messages }: ModelRequest) =>
  messages.filter(({ role }) => role === 'tool').map(contentOf)

/** Calls these tools, a step for each list, and then says something. */
export const calling =
  (steps: Call[][], ...pieces: string[]): Answer =>
  (response, request) => {
    const step = request.messages.filter(({ tool_calls }) => tool_calls).length
    const calls = steps[step]
    if (!calls) return saying(...pieces)(response)
    callTools(response, ...calls)
    endCalls(response)
  }
