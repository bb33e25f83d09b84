import { createClient } from '@libsql/client/web'
import { galleryPageSchema } from '#schema/gallery/gallery-answers.ts'
import { businessAreas } from '#schema/options.ts'
import { paths } from '#schema/paths.ts'
import { listGallery } from '#worker/features/gallery/queries.ts'
import { writeCursor } from '#worker/services/paging.ts'
import type { Effort } from '../effort.ts'
import { ask } from '../instruments/calls.ts'
import type { Product } from '../instruments/products.ts'
import { scansIn, statementsOf } from '../instruments/statements.ts'
import { median, timed } from '../instruments/timing.ts'
import { invalidatePages, list, timeUncached } from '../pages/pages.ts'
import { measured, type Row } from '../row.ts'

const budget = { of: 'ratio', atMost: 1.3 } as const
const walls = ['all', ...businessAreas]
type Sizes = { small: Product; large: Product; count: number; effort: Effort }

/** The gallery of many profiles beside that of 1,000, asked in turn. */
export async function galleryGrowth(sizes: Sizes): Promise<Row[]> {
  const { small, large, count, effort } = sizes
  const many = `${count.toLocaleString('en-GB')} profiles`
  const row = (name: string, [few, lots]: [number, number]) =>
    measured({
      name: `${name}, ${many}`,
      figure: lots,
      unit: 'ms',
      baseline: { name: '1,000 profiles', figure: few },
      budget,
    })
  const cursors = await Promise.all([small, large].map((product) => deepCursors(product, effort.calls)))
  const listOf = (product: Product, index: number) =>
    ask(`${product.url}${list(walls[index % walls.length])}`)
  const laterPage = (product: Product, index: number) =>
    ask(`${product.url}${list()}?cursor=${cursors[product === small ? 0 : 1]?.[index]}`)
  return [
    row('gallery first page as JSON', await inTurn(sizes, listOf)),
    row('gallery first page, uncached', await renderedInTurn(sizes)),
    row('a profile page, uncached', await profilesRenderedInTurn(sizes)),
    row('a later page by its cursor', await inTurn(sizes, laterPage)),
    await scanRow(large, many),
  ]
}

/** Medians of a call at both sizes. */
async function inTurn(
  { small, large, effort }: Sizes,
  call: (product: Product, place: number) => Promise<unknown>,
): Promise<[number, number]> {
  const [few, lots]: number[][] = [[], []]
  for (let place = 0; place < effort.calls; place += 1) {
    few?.push(await timed(() => call(small, place)))
    lots?.push(await timed(() => call(large, place)))
  }
  return [median(few ?? []), median(lots ?? [])]
}

async function renderedInTurn({ small, large, effort }: Sizes): Promise<[number, number]> {
  const few: number[] = []
  const lots: number[] = []
  while (few.length < effort.calls) {
    await Promise.all([small, large].map(invalidatePages))
    for (const area of walls) {
      const path = paths.gallery.href(area === 'all' ? {} : { area })
      few.push(await timeUncached(small, path))
      lots.push(await timeUncached(large, path))
    }
  }
  return [median(few), median(lots)]
}

/** Profiles that no other part has visited, each rendered for its first visitor. */
async function profilesRenderedInTurn({ small, large, effort }: Sizes): Promise<[number, number]> {
  const pageAfter = async ({ url }: Product, cursor = '') =>
    galleryPageSchema.parse(JSON.parse(await ask(`${url}${list()}?limit=48${cursor && `&cursor=${cursor}`}`)))
  const addressesOf = async (product: Product) => {
    const { nextCursor } = await pageAfter(product)
    const { profiles } = await pageAfter(product, nextCursor ?? '')
    return profiles.slice(0, effort.calls).map(({ profileUrl }) => paths.profile.href(profileUrl))
  }
  const addresses = await Promise.all([small, large].map(addressesOf))
  const times: [number[], number[]] = [[], []]
  for (let place = 0; place < effort.calls; place += 1)
    for (const [at, product] of [small, large].entries()) {
      const address = addresses[at]?.[place]
      if (address) times[at as 0 | 1].push(await timeUncached(product, address))
    }
  return [median(times[0]), median(times[1])]
}

/** Places spread over the whole gallery. */
async function deepCursors({ databaseUrl }: Product, count: number): Promise<string[]> {
  const client = createClient({ url: databaseUrl })
  try {
    const { rows } = await client.execute({
      sql: `select position, profile_id as profileId from (
          select position, profile_id, row_number() over (order by position, profile_id) as place, count(*) over () as total
          from gallery_placements where area = 'all')
        where place % max(1, total / ?) = 0 limit ?`,
      args: [count + 1, count],
    })
    return rows.map((row) => writeCursor([Number(row.position), Number(row.profileId)]))
  } finally {
    client.close()
  }
}

/** Pages, counts, filters and cursors are all answered from an index. */
async function scanRow({ databaseUrl }: Product, many: string): Promise<Row> {
  const filters = [
    { businessArea: 'all', industry: 'all' },
    { businessArea: 'Sales', industry: 'all' },
    { businessArea: 'all', industry: 'Retail' },
    { businessArea: 'Sales', industry: 'Retail' },
  ] as const
  const statements = filters.flatMap((filter) => [
    statementsOf(databaseUrl, (call) => listGallery(call, filter, { limit: 24 })),
    statementsOf(databaseUrl, (call) =>
      listGallery(call, filter, { limit: 24, cursor: writeCursor([160, 100]) }),
    ),
  ])
  const scans = await scansIn(databaseUrl, (await Promise.all(statements)).flat())
  return measured({
    name: `whole tables read by pages, counts, filters and cursors, ${many}`,
    figure: scans.length,
    unit: 'scans',
    budget: { of: 'figure', atMost: 0 },
    ...(scans.length && { note: [...new Set(scans)].join('; ') }),
  })
}
