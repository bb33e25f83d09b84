// What Cloudflare's network does before a worker sees a request: it says who asks, compresses what it sends, and keeps
// files that never change.

const compressible = /^(text\/(?!event-stream)|image\/svg|application\/([a-z.]+\+)?(json|javascript|xml))/

export default {
  async fetch(request, { SITE }) {
    const headers = new Headers(request.headers)
    // Taken from the connection: what a visitor claims to be does not get past here.
    headers.set('cf-connecting-ip', addressOf(request.cf?.clientIp))
    for (const name of [...headers.keys()]) if (name.startsWith('mf-')) headers.delete(name)
    const wanted = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
    const path = wanted && pathOfFile(request)
    const stored = files.get(path)
    if (stored) return new Response(stored.body, stored)
    const response = await SITE.fetch(new Request(request, { headers }))
    if (path && response.status === 200) return keep(path, response)
    return wanted && isCompressible(response) ? compressed(response) : response
  },
}

/** `127.0.0.1:54862` → `127.0.0.1`, `[::1]:54862` → `::1`. */
const addressOf = (peer) => peer?.replace(/:\d+$/, '').replace(/^\[|\]$/g, '') ?? '127.0.0.1'

const isCompressible = ({ status, body, headers }) =>
  status !== 206 &&
  body &&
  !headers.has('content-encoding') &&
  compressible.test(headers.get('content-type') ?? '')

/** The runtime compresses by itself what is declared as compressed. */
function compressed(response) {
  const copy = new Response(response.body, response)
  copy.headers.set('content-encoding', 'gzip')
  copy.headers.delete('content-length')
  copy.headers.append('vary', 'accept-encoding')
  return copy
}

/** The path of a file that never changes, because it contains a hash of the file. */
const pathOfFile = ({ method, url, headers }) =>
  method === 'GET' &&
  !headers.has('range') &&
  !headers.has('if-none-match') &&
  /^https?:\/\/[^/]+(\/assets\/[\w.-]+)$/.exec(url)?.[1]

/** Miniflare's asset workers need five milliseconds for each, and a page has up to thirty. */
const files = new Map()

async function keep(path, response) {
  const isCompressed = isCompressible(response)
  const { headers } = isCompressed ? compressed(new Response(null, response)) : response
  const bytes = isCompressed ? response.body.pipeThrough(new CompressionStream('gzip')) : response.body
  const file = { body: await new Response(bytes).arrayBuffer(), headers, encodeBody: 'manual' }
  files.set(path, file)
  return new Response(file.body, file)
}
