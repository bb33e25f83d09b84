import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (response: ServerResponse, request: IncomingMessage) => unknown

/** A calendar server: answers each path as a test sets it, and anything else with 404. */
export async function startFakeCalendars() {
  const answers = new Map<string, Answer>()
  const asked: { path: string; etag: string | undefined }[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push({ path, etag: request.headers['if-none-match'] })
    const answer = answers.get(path)
    if (answer) return answer(response, request)
    response.writeHead(404).end()
  })
  // On a busy machine an idle connection would be closed in the moment that it is used again.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    /** Answers a path like this from now on; its address. */
    answer(path: string, answer: Answer) {
      answers.set(path, answer)
      return origin + path
    },
    /** What each request for this path knew, oldest first. */
    asked: (path: string) => asked.filter((request) => request.path === path),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A calendar of events, each of these lines; with an ETag it is sent once. */
export const calendarOf =
  (events: readonly (readonly string[])[], etag?: string): Answer =>
  (response, request) => {
    if (etag && request.headers['if-none-match'] === etag) return response.writeHead(304).end()
    response.writeHead(200, { 'Content-Type': 'text/calendar; charset=utf-8', ...(etag && { ETag: etag }) })
    response.end(calendarText(events))
  }

export const calendarText = (events: readonly (readonly string[])[]) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//somebody else//EN'],
    ...events.flatMap((lines, index) => ['BEGIN:VEVENT', `UID:${index}@elsewhere`, ...lines, 'END:VEVENT']),
    ...['END:VCALENDAR', ''],
  ].join('\r\n')

export const redirecting =
  (to: string): Answer =>
  (response) =>
    response.writeHead(302, { Location: to }).end()

export const answeringStatus =
  (status: number): Answer =>
  (response) =>
    response.writeHead(status).end('no')
