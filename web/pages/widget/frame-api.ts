import type { services } from '#schema/paths.ts'
import type { Api } from '#web/client/api.ts'
import { visitorFetch } from './visitor-fetch.ts'

/** Where the calls are; all paths would weigh as much as the rest of the frame's own code. */
export const callsAt: typeof services.api = '/api'

type Input = { param?: Record<string, string>; json?: unknown }

/** As `createApi` for calls without a query, without Hono's client, for which the frame has no room. */
export const frameApi = callsBelow(callsAt) as Api

function callsBelow(path: string): object {
  const call =
    (method: string) =>
    ({ param = {}, json }: Input = {}, { init }: { init?: RequestInit } = {}) =>
      visitorFetch(
        path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(param[name] ?? '')),
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
