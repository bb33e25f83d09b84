import { createServer, type ServerResponse } from 'node:http'
import { listening } from './listening.ts'

export type MailRequest = {
  path: string | undefined
  authorization: string | undefined
  key: string
  body: {
    from: string
    to: string[]
    subject: string
    text: string
    html: string
    headers?: Record<string, string>
    attachments?: { filename: string; content: string; content_type: string }[]
  }
}

/** A server with Resend's protocol, which takes every mail unless a test sets another answer for an address. */
export async function startFakeMail() {
  const answers = new Map<string, ((response: ServerResponse) => unknown)[]>()
  const requests: MailRequest[] = []
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece)
    const body = JSON.parse(Buffer.concat(pieces).toString()) as MailRequest['body']
    const { authorization, 'idempotency-key': key } = request.headers
    requests.push({ path: request.url, authorization, key: String(key), body })
    const answer = answers.get(body.to[0] ?? '')?.shift() ?? answeringMail(200, { id: 'one' })
    await answer(response)
  })
  const { origin, stop } = await listening(server)
  return {
    url: origin,
    /** What the next requests for mails to this address are answered with, one after the other. */
    answer: (to: string, ...responses: ((response: ServerResponse) => unknown)[]) =>
      void answers.set(to, responses),
    /** The requests for mails to this address, oldest first. */
    requestsTo: (to: string) => requests.filter(({ body }) => body.to.includes(to)),
    stop,
  }
}

export const answeringMail = (status: number, body: object) => (response: ServerResponse) => {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(body))
}
