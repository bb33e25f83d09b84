import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { listening } from '../fakes/listening.ts'

type Failing = (response: ServerResponse, request?: IncomingMessage) => unknown

/** An answer without an end, as fast as it is read. */
const neverEnding: Failing = (response, request) => {
  const isStream = request?.url?.endsWith('/chat/completions')
  response.writeHead(200, { 'Content-Type': isStream ? 'text/event-stream' : 'application/json' })
  response.write(isStream ? 'data: "' : '{"id":"')
  const more = Buffer.alloc(64 * 1024, 'and so on ')
  const writeMore = () => {
    while (!response.destroyed && response.write(more));
  }
  response.on('drain', writeMore).on('error', () => {})
  writeMore()
}

const answering =
  (status: number, type: string, body: string | Buffer, headers = {}): Failing =>
  (response) =>
    response.writeHead(status, { 'Content-Type': type, ...headers }).end(body)
const json = 'application/json'

/** The ways in which a server of somebody else fails. */
export const failings = {
  'does not answer': () => {},
  'answers 500': answering(500, json, '{"error":{"message":"We are sorry."}}'),
  'answers 429': answering(429, json, '{"error":{"message":"Slow down."}}', { 'Retry-After': '1' }),
  'resets the connection': (response) => response.socket?.resetAndDestroy(),
  'answers in HTML': answering(200, 'text/html', '<!doctype html><title>Welcome to our network</title>'),
  'sends half of its JSON': answering(200, json, '{"id":"one","object":'),
  'never comes to an end': neverEnding,
  'sends a picture': answering(200, 'image/png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
  'answers 200 with an error': answering(200, json, '{"error":{"message":"No.","type":"server_error"}}'),
} satisfies Record<string, Failing>
export type FailingWay = keyof typeof failings

/** Stands before a server, and lets everything through or fails in its place. */
export async function startBefore(target: string) {
  const { hostname, port } = new URL(target)
  let currentWay: FailingWay | undefined
  const server = createServer((incoming, outgoing) => {
    outgoing.on('error', () => {})
    if (currentWay) {
      incoming.resume()
      const fail: Failing = failings[currentWay]
      return void incoming.on('end', () => fail(outgoing, incoming))
    }
    const { url: path, method, headers } = incoming
    const onward = forward({ hostname, port, path, method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  const { origin, stop } = await listening(server, 'localhost')
  return {
    origin,
    fail(way: FailingWay | undefined) {
      currentWay = way
    },
    stop,
  }
}
