import { inject } from 'vitest'
import { cookiesOf, postJson } from './requests.ts'

/** A browser with a cookie of its own. */
export function device(url = inject('url')) {
  let cookie = ''
  const withCookies = async (sent: Promise<Response>) => {
    const answer = await sent
    cookie ||= cookiesOf(answer)
    return answer
  }
  const headers = (more: Record<string, string> = {}) => ({ ...(cookie && { Cookie: cookie }), ...more })
  const api = (path: string) => `${url}/api${path}`
  return {
    post: (path: string, body: object, more?: Record<string, string>) =>
      withCookies(postJson(api(path), body, headers(more))),
    get: (path: string) => withCookies(fetch(api(path), { headers: headers() })),
    save: (draft: object) => withCookies(postJson(api('/solution-profile'), draft, headers())),
    lookUp: (email: string) =>
      withCookies(fetch(api(`/solution-profile/${encodeURIComponent(email)}`), { headers: headers() })),
  }
}
