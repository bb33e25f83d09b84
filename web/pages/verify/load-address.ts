import type { Load, LoadProblem, Resource } from '#schema/badges/check/load.ts'
import { maxFileSize } from '#schema/badges/check/read-badge.ts'
import { isOnInternet } from '#schema/text/host-name.ts'

const patienceMs = 10_000
/** What each kind of answer may weigh, in bytes. */
const maxSizes: Record<Resource, number> = { badge: maxFileSize, keys: 500_000, status: 4_000_000 }

type Answer = Awaited<ReturnType<Load>>

/**
 * Reads addresses from this browser, without cookies and without saying where it is; this site's own are asked here,
 * whatever name it is opened by. @throws the signal's reason, once the check was called off
 */
export function addressLoader(siteOrigin: string, signal: AbortSignal): Load {
  return async (address, kind) => {
    const url = URL.canParse(address) ? new URL(address) : undefined
    if (!url) return { problem: 'not-an-address' }
    const isOwn = [siteOrigin, location.origin].includes(url.origin)
    const problem = isOwn ? undefined : refusalOf(url)
    if (problem) return { problem }
    // By its whole address: a path that begins with two slashes would name another host.
    return ask(isOwn ? location.origin + url.pathname + url.search : url.href, kind, signal)
  }
}

function refusalOf(url: URL): LoadProblem | undefined {
  if (url.protocol === 'http:') return 'insecure-address'
  if (url.protocol !== 'https:' || url.username || url.password) return 'not-an-address'
  return isOnInternet(url.hostname) ? undefined : 'private-address'
}

async function ask(address: string, kind: Resource, signal: AbortSignal): Promise<Answer> {
  signal.throwIfAborted()
  if (!navigator.onLine) return { problem: 'offline' }
  const own = new AbortController()
  const stop = () => own.abort()
  const patience = setTimeout(stop, patienceMs)
  signal.addEventListener('abort', stop)
  try {
    const answer = await fetch(address, {
      headers: { Accept: 'application/vc, application/ld+json;q=0.9, application/json;q=0.8, */*;q=0.5' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      // Where an issuer's keys and lists are is decided by what it signed, and by nobody on the way.
      redirect: kind === 'badge' ? 'follow' : 'manual',
      signal: own.signal,
    })
    if (answer.type === 'opaqueredirect') return { problem: 'redirected' }
    if (!answer.ok) return { problem: problemOf(answer.status) }
    return await bytesOf(answer, maxSizes[kind])
  } catch {
    signal.throwIfAborted()
    if (own.signal.aborted) return { problem: 'too-slow' }
    return { problem: navigator.onLine ? 'refused' : 'offline' }
  } finally {
    clearTimeout(patience)
    signal.removeEventListener('abort', stop)
  }
}

function problemOf(status: number): LoadProblem {
  if (status === 404) return 'not-found'
  if (status === 410) return 'gone'
  if (status === 429) return 'busy'
  return status >= 500 ? 'server-error' : 'refused'
}

async function bytesOf(answer: Response, limit: number): Promise<Answer> {
  const reader = answer.body?.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done || !value) break
    length += value.length
    if (length > limit) {
      await reader?.cancel()
      return { problem: 'too-large' }
    }
    parts.push(value)
  }
  return { bytes: new Uint8Array(await new Blob(parts).arrayBuffer()) }
}
