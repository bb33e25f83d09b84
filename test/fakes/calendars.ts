import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listening } from './listening.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => unknown

/** A calendar server: answers each path as a test sets it, and anything else with 404. */
export async function startFakeCalendars() {
  const answers = new Map<string, Answer>()
  const requests: { path: string; etag: string | undefined }[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    requests.push({ path, etag: request.headers['if-none-match'] })
    const answer = answers.get(path)
    if (answer) return answer(response, request)
    response.writeHead(404).end()
  })
  const { origin, stop } = await listening(server)
  return {
    origin,
    /** Answers a path like this from now on; its address. */
    answer(path: string, answer: Answer) {
      answers.set(path, answer)
      return origin + path
    },
    /** What each request for this path knew, oldest first. */
    requestsFor: (path: string) => requests.filter((request) => request.path === path),
    stop,
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
