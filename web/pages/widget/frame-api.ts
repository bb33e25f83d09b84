import type { Api } from '#web/client/api.ts'
import { callsAt, visitorFetch } from './visitor-fetch.ts'

type Input = { param?: Record<string, string>; query?: Record<string, string>; json?: unknown }

/** As `createApi`, without Hono's client, for which the frame has no room. */
export const frameApi = callsBelow(callsAt) as Api

function callsBelow(path: string): object {
  const call =
    (method: string) =>
    ({ param = {}, query, json }: Input = {}, { init }: { init?: RequestInit } = {}) =>
      visitorFetch(
        path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(param[name] ?? '')) +
          (query ? `?${new URLSearchParams(query)}` : ''),
        {
          ...init,
          method,
          ...(json !== undefined && {
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(json),
          }),
        },
      )
  return new Proxy(
    {},
    {
      get: (_, name) => {
        if (typeof name !== 'string') return undefined
        return name.startsWith('$') ? call(name.slice(1).toUpperCase()) : callsBelow(`${path}/${name}`)
      },
    },
  )
}
