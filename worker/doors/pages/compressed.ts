import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { App } from '../context.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Whoever gives it a weight gets plain text, as does who refuses it. */
const gzipWanted = /\bgzip\b(?!\s*;)/

/** A page with the gzip of its text, as it is cached: a fifth of the bytes in KV, in memory and between the workers. */
export async function compressed<Page extends { body: string }>(
  page: Page,
): Promise<Omit<Page, 'body'> & { body: Bytes }> {
  const gzip = new Blob([page.body]).stream().pipeThrough(new CompressionStream('gzip'))
  return { ...page, body: new Uint8Array(await new Response(gzip).arrayBuffer()) }
}

/** Answers with a compressed text, which is decompressed for who does not accept gzip. */
export function answerCompressed(c: Context<App>, body: Bytes, status: ContentfulStatusCode): Response {
  c.header('Vary', 'Accept-Encoding', { append: true })
  if (!gzipWanted.test(c.req.header('accept-encoding') ?? ''))
    return c.body(new Blob([body]).stream().pipeThrough(new DecompressionStream('gzip')), status)
  c.header('Content-Encoding', 'gzip')
  const { headers } = c.body(null, status)
  return new Response(body, { status, headers, encodeBody: 'manual' })
}
