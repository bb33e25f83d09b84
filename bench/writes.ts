import { services } from '#schema/paths.ts'
import type { Effort } from './effort.ts'
import { putLoad } from './load.ts'
import { bareRoute, firstProfile } from './pages.ts'
import type { Product } from './products.ts'
import { measured, type Row } from './row.ts'

const connections = 64
const leastShare = 0.28
const longestMs = 1_000

/** Saves lines of chat for some seconds, each the first of a conversation of its own. */
export const saveLines = async (product: Product, seconds: number) =>
  putLoad({
    url: `${product.url}${services.api}/chat`,
    connections,
    seconds,
    body: JSON.stringify({
      sessionId: '[<id>]',
      message: 'Our project is late: [<id>]',
      isUser: true,
      agentName: await firstProfile(product),
    }),
  })

/** Writes beside the bare route at as many connections. */
export async function writesAtOnce(product: Product, { seconds }: Effort): Promise<Row[]> {
  const bare = await putLoad({ url: `${product.url}${bareRoute}`, connections, seconds })
  const writes = await saveLines(product, seconds)
  return [
    measured({
      what: `writes at ${connections} connections`,
      figure: writes.rate,
      unit: '/s',
      beside: { what: 'bare route', figure: bare.rate },
      budget: { of: 'ratio', atLeast: leastShare },
    }),
    measured({
      what: 'writes, 99 of 100 within',
      figure: writes.p99,
      unit: 'ms',
      beside: { what: 'bare route', figure: bare.p99 },
    }),
    measured({
      what: 'writes, the longest',
      figure: writes.longest,
      unit: 'ms',
      beside: { what: 'bare route', figure: bare.longest },
      budget: { of: 'figure', atMost: longestMs },
    }),
    measured({
      what: 'writes refused or lost',
      figure: writes.errors,
      unit: 'errors',
      budget: { of: 'figure', atMost: 0 },
    }),
  ]
}
