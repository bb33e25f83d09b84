import { services } from '#schema/paths.ts'
import type { Effort } from './effort.ts'
import { putLoad } from './load.ts'
import { bareRoute, firstProfile } from './pages.ts'
import type { Product } from './products.ts'
import { measured, type Row } from './row.ts'

const connections = 64

/** Lines of chat saved, each the first of a conversation of its own, beside the bare route at as many connections. */
export async function writesAtOnce(product: Product, { seconds }: Pick<Effort, 'seconds'>): Promise<Row[]> {
  const line = {
    sessionId: '[<id>]',
    message: 'Our project is late: [<id>]',
    isUser: true,
    agentName: await firstProfile(product),
  }
  const bare = await putLoad({ url: `${product.url}${bareRoute}`, connections, seconds })
  const writes = await putLoad({
    url: `${product.url}${services.api}/chat`,
    connections,
    seconds,
    body: JSON.stringify(line),
  })
  return [
    measured({
      what: `writes at ${connections} connections`,
      figure: writes.rate,
      unit: '/s',
      beside: { what: 'bare route', figure: bare.rate },
    }),
    measured({
      what: 'writes, 99 of 100 within',
      figure: writes.p99,
      unit: 'ms',
      beside: { what: 'bare route', figure: bare.p99 },
    }),
    measured({
      what: 'writes refused or lost',
      figure: writes.errors,
      unit: 'errors',
      budget: { of: 'figure', atMost: 0 },
    }),
  ]
}
