// What Cloudflare's network does before a worker sees a request: it says who asks, and packs what it sends.

const packable = /^(text\/(?!event-stream)|image\/svg|application\/([a-z.]+\+)?(json|javascript|xml))/

export default {
  async fetch(request, { SITE }) {
    const headers = new Headers(request.headers)
    // Taken from the connection: what a visitor claims to be does not get past here.
    headers.set('cf-connecting-ip', addressOf(request.cf?.clientIp))
    for (const name of [...headers.keys()]) if (name.startsWith('mf-')) headers.delete(name)
    const response = await SITE.fetch(new Request(request, { headers }))
    const wanted = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
    return wanted && isPackable(response) ? packed(response) : response
  },
}

/** `127.0.0.1:54862` → `127.0.0.1`, `[::1]:54862` → `::1`. */
const addressOf = (peer) => peer?.replace(/:\d+$/, '').replace(/^\[|\]$/g, '') ?? '127.0.0.1'

const isPackable = ({ status, body, headers }) =>
  status !== 206 &&
  body &&
  !headers.has('content-encoding') &&
  packable.test(headers.get('content-type') ?? '')

/** The runtime packs by itself what is declared as packed. */
function packed(response) {
  const copy = new Response(response.body, response)
  copy.headers.set('content-encoding', 'gzip')
  copy.headers.delete('content-length')
  copy.headers.append('vary', 'accept-encoding')
  return copy
}
