import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

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
  const asked: MailRequest[] = []
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece)
    const body = JSON.parse(Buffer.concat(pieces).toString()) as MailRequest['body']
    const { authorization, 'idempotency-key': key } = request.headers
    asked.push({ path: request.url, authorization, key: String(key), body })
    const answer = answers.get(body.to[0] ?? '')?.shift() ?? answeringMail(200, { id: 'one' })
    await answer(response)
  })
  // On a busy machine an idle connection would be closed in the moment that it is used again.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What the next requests for mails to this address are answered with, one after the other. */
    answer: (to: string, ...how: ((response: ServerResponse) => unknown)[]) => void answers.set(to, how),
    /** The requests for mails to this address, oldest first. */
    asked: (to: string) => asked.filter(({ body }) => body.to.includes(to)),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export const answeringMail = (status: number, body: object) => (response: ServerResponse) => {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(body))
}
