import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { listening } from './listening.ts'

type Call = { input: string[]; model: string; dimensions?: number; authorization: string | undefined }
/** What the server does with a call: nothing special, waits, answers with a status, or hangs up. */
type Behaviour = { afterMs?: number; status?: number; hangsUp?: boolean }

/** Words that mean the same; every set is one direction of the fake's vectors. */
const concepts = [
  'quitting resign resigned attrition turnover exodus carers',
  'mine shaft colliery quarry pit underground',
  'beekeepers hives apiary honey pollination',
].map((words) => new Set(words.split(' ')))
/** The last dimensions distinguish texts without such a word. */
const width = concepts.length + 16

/** A server that speaks OpenAI's protocol for embeddings; texts about the same thing are near each other. */
export async function startFakeEmbeddings() {
  const calls: Call[] = []
  let behaviourOf: (call: Call) => Behaviour = () => ({})
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    if (!request.url?.endsWith('/embeddings')) return void response.writeHead(404).end()
    const input = JSON.parse(body) as Omit<Call, 'input'> & { input: string | string[] }
    const call: Call = { ...input, input: [input.input].flat(), authorization: request.headers.authorization }
    calls.push(call)
    const { afterMs = 0, status = 200, hangsUp = false } = behaviourOf(call)
    await sleep(afterMs)
    if (hangsUp) return void response.destroy()
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(status === 200 ? answerTo(call) : '{"error":{"message":"no","type":"fake"}}')
  })
  const { origin, stop } = await listening(server)
  return {
    url: `${origin}/v1`,
    calls,
    /** How often a text that holds these words was sent. */
    timesSent: (words: string) =>
      calls.reduce((sum, { input }) => sum + input.filter((text) => text.includes(words)).length, 0),
    /** From now on calls are treated like this. */
    behave(behaviour: typeof behaviourOf | Behaviour) {
      behaviourOf = typeof behaviour === 'function' ? behaviour : () => behaviour
    },
    stop,
  }
}

const answerTo = ({ input, model }: Call) =>
  JSON.stringify({
    object: 'list',
    model,
    data: input.map((text, index) => ({ object: 'embedding', index, embedding: meaningOf(text) })),
    usage: { prompt_tokens: input.length * 10, total_tokens: input.length * 10 },
  })

export function meaningOf(text: string): number[] {
  const vector = new Array<number>(width).fill(0)
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const concept = concepts.findIndex((words) => words.has(word))
    const letters = [...word].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
    const place = concept >= 0 ? concept : concepts.length + (letters % (width - concepts.length))
    vector[place] = (vector[place] ?? 0) + (concept >= 0 ? 1 : 0.02)
  }
  if (!vector.some(Boolean)) vector[width - 1] = 0.02
  return vector
}
