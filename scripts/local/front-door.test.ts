import { expect, test } from 'vitest'

type Door = {
  fetch(request: Request, env: { SITE: { fetch(request: Request): Response } }): Promise<Response>
}
const workerFile: string = './front-door.worker.js'
const { default: door } = (await import(workerFile)) as { default: Door }

/** Sends a request from a peer through the door: what the site saw, if it was asked, and what came back. */
async function pass(peer: string, headers: Record<string, string>, answer = new Response(''), path = '/') {
  const request = new Request(`http://localhost${path}`, { headers })
  Object.defineProperty(request, 'cf', { value: { clientIp: peer } })
  let siteHeaders = new Headers()
  const site = (passedOn: Request) => {
    siteHeaders = passedOn.headers
    return answer
  }
  const response = await door.fetch(request, { SITE: { fetch: site } })
  return { siteHeaders, response }
}

test.each([
  ['127.0.0.1:54862', '127.0.0.1'],
  ['[::1]:54862', '::1'],
])('a visitor from %s reaches the site as %s, whatever they claim to be', async (peer, address) => {
  const { siteHeaders } = await pass(peer, { 'cf-connecting-ip': '8.8.8.8', 'mf-cf-blob': '{}' })
  expect(siteHeaders.get('cf-connecting-ip')).toBe(address)
  expect(siteHeaders.has('mf-cf-blob')).toBe(false)
})

const page = () => new Response('page', { headers: { 'content-type': 'text/html; charset=utf-8' } })

test('a page is compressed for a browser that can decompress it', async () => {
  const compressed = await pass('127.0.0.1:1', { 'accept-encoding': 'br, gzip' }, page())
  expect(compressed.response.headers.get('content-encoding')).toBe('gzip')
  const plain = await pass('127.0.0.1:1', {}, page())
  expect(plain.response.headers.has('content-encoding')).toBe(false)
})

test('a stream is never held back to be compressed', async () => {
  const stream = new Response('data: 1', { headers: { 'content-type': 'text/event-stream' } })
  const { response } = await pass('127.0.0.1:1', { 'accept-encoding': 'gzip' }, stream)
  expect(response.headers.has('content-encoding')).toBe(false)
})

test.each([
  ['script', 'text/javascript', 'gzip'],
  ['font', 'font/woff2', null],
])('a %s whose address contains its hash is asked for once', async (kind, type, encoding) => {
  const ask = (text: string) => {
    const answer = new Response(text, { headers: { 'content-type': type } })
    return pass('127.0.0.1:1', { 'accept-encoding': 'gzip' }, answer, `/assets/${kind}-h4sh`)
  }
  const first = await ask('as it is')
  const again = await ask('otherwise')
  expect(again.response.headers.get('content-encoding')).toBe(encoding)
  expect(await again.response.arrayBuffer()).toEqual(await first.response.arrayBuffer())
})

test.each([
  ['a file that is not there', '/assets/none.js', new Response('', { status: 404 })],
  ['a page', '/solution-gallery', new Response('before')],
  ['a picture that may be taken down', '/api/pictures/1.svg', new Response('before')],
])('%s is asked for again', async (_, path, answer) => {
  await pass('127.0.0.1:1', { 'accept-encoding': 'gzip' }, answer, path)
  const after = new Response('after', { headers: { 'content-type': 'font/woff2' } })
  const { response } = await pass('127.0.0.1:1', { 'accept-encoding': 'gzip' }, after, path)
  expect(await response.text()).toBe('after')
})
