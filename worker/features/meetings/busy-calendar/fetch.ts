import type { Call } from '../../../call.ts'
import { calendarAddress } from './address.ts'

const maxHops = 3
const maxMs = 8000
const megabytes = 3
const maxSize = megabytes * 1024 * 1024

/** What went wrong, for the calendar's owner, without its address. */
export const fetchProblems = {
  tooSlow: `The calendar’s server did not answer within ${maxMs / 1000} seconds.`,
  unreachable: 'The calendar’s server could not be reached.',
  notLetIn:
    'The calendar’s server does not let us in. Its private address may have been renewed: please copy it again.',
  gone: 'There is no calendar at this address, or no longer. Please copy it again.',
  redirects: 'This address leads on to others without an end.',
  tooLarge: `The calendar is larger than the ${megabytes} MB that we read. One that holds less of the past can be read.`,
  failed: (status: number) => `The calendar’s server answered with an error (${status}).`,
} as const

type Fetched = { text: string; etag: string | undefined } | 'unchanged' | { problem: string }

/**
 * The text at a calendar's address, that it is unchanged since this `etag`, or what went wrong; follows three allowed
 * redirects, and reads 3 MB (unpacked) within 8 seconds at most.
 */
export async function fetchCalendar(call: Call, url: string, etag?: string): Promise<Fetched> {
  const signal = AbortSignal.timeout(maxMs)
  try {
    let address = calendarAddress(call, url)
    for (let hop = 0; hop <= maxHops; hop += 1) {
      if (typeof address === 'string') return { problem: address }
      const answer = await fetch(address, {
        redirect: 'manual',
        signal,
        headers: {
          Accept: 'text/calendar, */*;q=0.1',
          'User-Agent': 'Rembrandt',
          ...(etag && { 'If-None-Match': etag }),
        },
      })
      if (answer.ok) return await readWhole(answer, signal)
      await answer.body?.cancel()
      if (answer.status === 304 && etag) return 'unchanged'
      const next = [301, 302, 303, 307, 308].includes(answer.status) && answer.headers.get('Location')
      if (!next) return { problem: problemOf(answer.status) }
      address = calendarAddress(call, next, address)
    }
    return { problem: fetchProblems.redirects }
  } catch {
    // Whatever was thrown may name the address.
    return { problem: signal.aborted ? fetchProblems.tooSlow : fetchProblems.unreachable }
  }
}

function problemOf(status: number): string {
  if (status === 401 || status === 403) return fetchProblems.notLetIn
  return status === 404 || status === 410 ? fetchProblems.gone : fetchProblems.failed(status)
}

async function readWhole({ body, headers }: Response, signal: AbortSignal): Promise<Fetched> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  const stopped = new Promise<never>((_, reject) => signal.addEventListener('abort', reject, { once: true }))
  stopped.catch(() => {})
  const pieces: string[] = []
  let length = 0
  try {
    while (reader) {
      const { done, value } = await Promise.race([reader.read(), stopped])
      if (done) break
      length += value.byteLength
      if (length > maxSize) return { problem: fetchProblems.tooLarge }
      pieces.push(decoder.decode(value, { stream: true }))
    }
    const etag = headers.get('ETag') ?? ''
    return {
      text: pieces.join('') + decoder.decode(),
      etag: etag.length <= 200 ? etag || undefined : undefined,
    }
  } finally {
    reader?.cancel().catch(() => {})
  }
}
