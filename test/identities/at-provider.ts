import type { Provider } from '#schema/identities/providers.ts'
import type { Browser } from '../account.ts'

type Person = { sub: string; email?: string; name?: string; isVerified?: boolean }

/** The address that an answer sends on to, without its origin where that is the product's. */
export function sentTo(answer: Response): string {
  const location = answer.headers.get('location')
  if (answer.status !== 302 || !location) throw new Error(`Not sent on: ${answer.status}`)
  return location
}

/** Signs in at a real provider as somebody, or says no there; answers the callback's path under /api. */
export async function throughProvider(location: string, person: Person | 'no'): Promise<string> {
  const jar = new Map<string, string>()
  const withCookies = async (url: string, body?: URLSearchParams) => {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { Cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      ...(body && { method: 'POST', body }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return answer
  }
  const typed = new URLSearchParams(
    person === 'no'
      ? { cancel: 'yes' }
      : {
          sub: person.sub,
          email: person.email ?? '',
          name: person.name ?? '',
          ...(person.isVerified !== false && { verified: 'on' }),
        },
  )
  let url = location
  for (let hops = 0; hops < 10; hops += 1) {
    const { pathname, search } = new URL(url)
    if (pathname.startsWith('/api/')) return pathname.slice('/api'.length) + search
    const answer = await withCookies(url, pathname.includes('/interaction/') ? typed : undefined)
    url = new URL(answer.headers.get('location') ?? 'nowhere:', url).href
  }
  throw new Error(`No way back from ${url}`)
}

/** Signs in by a provider in a browser, all the way; answers the page that the browser is sent to. */
export async function byProvider(visitor: Browser, provider: Provider, person: Person | 'no', next = '') {
  const query = next && `?next=${encodeURIComponent(next)}`
  const location = sentTo(await visitor.visit(`/login/${provider}${query}`))
  return sentTo(await visitor.visit(await throughProvider(location, person)))
}
