import { request } from 'node:http'
import { inject } from 'vitest'
import type { WireError } from '#schema/errors.ts'

/** Sends JSON as a program does, without an Origin; it calls itself a browser, so what it does counts. */
export const postJson = (
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0', ...headers },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })

/** Sends what may be refused before it is read, on a connection that nobody else uses; undefined if it broke off. */
export const statusOf = (url: string, body: string, isLengthKnown = true) =>
  new Promise<number | undefined>((resolve) => {
    const length = isLengthKnown
      ? { 'Content-Length': Buffer.byteLength(body) }
      : { 'Transfer-Encoding': 'chunked' }
    const headers = { 'Content-Type': 'application/json', ...length }
    const sent = request(url, { method: 'POST', agent: false, headers }, (answer) => {
      resolve(answer.statusCode)
      answer.destroy()
    })
    sent.on('error', () => resolve(undefined))
    sent.end(body)
  })

/** The header that sets the time of one request. */
export const at = (now: Date) => ({ 'X-Now': now.toISOString() })

/** An answer that is a 2xx. @throws where it is another, with the beginning of its text. */
export async function accepted(request: Promise<Response>): Promise<Response> {
  const answer = await request
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${(await answer.text()).slice(0, 200)}`)
  return answer
}

/** The body of an answer as what the test says it is. */
export const jsonOf = async <Body>(answer: Response | Promise<Response>): Promise<Body> =>
  (await answer).json() as Promise<Body>

/** The code of a refusal; undefined where it is none. */
export const codeOf = async (answer: Response | Promise<Response>) =>
  (await jsonOf<Partial<WireError>>(answer)).code

/** A refusal by its status and code. */
export const refusalOf = async (answer: Response | Promise<Response>) => [
  (await answer).status,
  await codeOf(answer),
]

/** The cookies an answer set, ready to be sent back. */
export const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** A page as the server sends it, before any script. */
export const htmlOf = async (path: string) => (await fetch(new URL(path, inject('url')))).text()

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The words in a piece of HTML, as a browser's `textContent` has them. */
export const wordsOf = (html: string) =>
  html
    .replace(/<!--.*?-->|<(style|script)\b.*?<\/\1>|<[^>]*>/gs, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
