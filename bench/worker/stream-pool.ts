import type { Effort } from '../effort.ts'
import { ask } from '../instruments/calls.ts'
import { type Product, seed, startOwnProduct } from '../instruments/products.ts'
import { median, timed } from '../instruments/timing.ts'
import { list } from '../pages/pages.ts'
import { measured, type Row } from '../row.ts'
import { costOf, saveLines } from './writes.ts'

/** Worth its code only as long as it saves a tenth. */
const most = 0.9

/** What pooled database streams save, in turn with a product that opens one for each request. */
export async function streamPool(pooled: Product, { seconds, rounds, calls }: Effort): Promise<Row[]> {
  const plain = await startOwnProduct({ DATABASE_STREAM_POOL: 'off' })
  try {
    await seed(plain, '--count', '1000')
    const products = [pooled, plain]
    const writes: number[][] = [[], []]
    const reads: number[][] = [[], []]
    for (let round = 0; round < rounds; round += 1)
      for (const [index, product] of products.entries())
        writes[index]?.push((await costOf(product, () => saveLines(product, seconds))).cost.database)
    for (let call = 0; call < calls; call += 1)
      for (const [index, { url }] of products.entries())
        reads[index]?.push(await timed(() => ask(`${url}${list()}`)))
    const row = (name: string, [pooled = [], opened = []]: number[][]) =>
      measured({
        name: `${name}, streams kept`,
        figure: median(pooled),
        unit: 'ms',
        baseline: { name: 'a stream for each request', figure: median(opened) },
        budget: { of: 'ratio', atMost: most },
      })
    return [row('processor of the database for a write', writes), row('JSON list, one at a time', reads)]
  } finally {
    await plain.stop()
  }
}
