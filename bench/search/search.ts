import { createClient } from '@libsql/client/web'
import { services } from '#schema/paths.ts'
import { searchGallery } from '#worker/features/gallery/queries.ts'
import { ask, json } from '../instruments/calls.ts'
import type { Product } from '../instruments/products.ts'
import { replay, statementsOf } from '../instruments/statements.ts'
import { median, quantile, timed } from '../instruments/timing.ts'
import { measured, type Row } from '../row.ts'
import { variedQueries } from './search-data.ts'

const budgetAt = { profiles: 100_000, ms: 150 }
const everywhere = { businessArea: 'all', industry: 'all' } as const

/** Smart search as a visitor calls it, beside the statements it sends, straight to the database; one at a time. */
export async function smartSearch(product: Product, profiles: number, calls: number): Promise<Row> {
  const url = `${product.url}${services.api}/smart-search`
  const client = createClient({ url: product.databaseUrl })
  const times: number[] = []
  const raw: number[] = []
  try {
    await ask(url, json({ query: 'warm up', ...everywhere }))
    for (const query of variedQueries(calls)) {
      const search = { query, ...everywhere }
      const sent = await statementsOf(product.databaseUrl, (call) => searchGallery(call, search))
      const straight = async () => raw.push(await timed(() => replay(client, sent)))
      const through = async () => times.push(await timed(() => ask(url, json(search))))
      // Whoever comes second finds the database's pages in memory, so they take turns.
      for (const ask of times.length % 2 ? [straight, through] : [through, straight]) await ask()
    }
  } finally {
    client.close()
  }
  return measured({
    name: `smart search, ${profiles.toLocaleString('en-GB')} profiles`,
    figure: median(times),
    unit: 'ms',
    baseline: { name: 'raw SQL', figure: median(raw) },
    note: `95 of 100 within ${quantile(times, 0.95).toFixed(1)} ms, raw SQL ${quantile(raw, 0.95).toFixed(1)} ms`,
    ...(profiles >= budgetAt.profiles && { budget: { of: 'figure', atMost: budgetAt.ms } as const }),
  })
}
