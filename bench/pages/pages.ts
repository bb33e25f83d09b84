import { galleryPageSchema } from '#schema/gallery/gallery-answers.ts'
import { businessAreas, industries } from '#schema/options.ts'
import { machineCalls } from '#schema/pages/other-addresses.ts'
import { paths, services } from '#schema/paths.ts'
import type { Effort } from '../effort.ts'
import { ask, json } from '../instruments/calls.ts'
import { type Load, putLoad } from '../instruments/load.ts'
import type { Product } from '../instruments/products.ts'
import { median, timed } from '../instruments/timing.ts'
import { type Budget, measured, type Row } from '../row.ts'

const connections = 32
const cachedGalleryShare = 0.6

export const bareRoute = `${services.api}/ping`
export const list = (area = 'all', industry = 'all') =>
  `${services.api}/public-profiles/${encodeURIComponent(area)}/${encodeURIComponent(industry)}`

/** The first profile in the gallery; it has stories, references and an agent. */
export async function firstProfile({ url }: Product): Promise<string> {
  const page = galleryPageSchema.parse(JSON.parse(await ask(`${url}${list()}?limit=1`)))
  const [profile] = page.profiles
  if (!profile) throw new Error('No profile is public')
  return profile.profileUrl
}

/** What an assistant sends that reads an expert over MCP. */
export const askMcp = (profileUrl: string) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'read_expert', arguments: { profileUrl } },
})

type PageRequest = { path: string; body?: string }
type Loaded = PageRequest & { name: string; budget?: Budget }

/** The pages and calls that are measured under load. */
export async function loadedPages(product: Product): Promise<Loaded[]> {
  const profile = await firstProfile(product)
  return [
    {
      name: 'cached gallery page',
      path: paths.gallery.href(),
      budget: { of: 'ratio', atLeast: cachedGalleryShare },
    },
    { name: 'cached profile page', path: paths.profile.href(profile) },
    { name: 'frame of the widget', path: paths.embed.href(profile) },
    { name: '/verify, a file', path: paths.verify.href() },
    { name: 'gallery as JSON', path: list() },
    { name: 'an expert over MCP', path: machineCalls.assistants, body: JSON.stringify(askMcp(profile)) },
  ]
}

/** The load on a page, a call or the bare route, which has nothing to compress. */
export const loadOn = ({ url }: Product, { path, body }: PageRequest, seconds: number): Load => ({
  url: url + path,
  connections,
  seconds,
  ...(body ? { body } : { isGzip: path !== bareRoute }),
})

/** The rate of each kind of page beside the bare route's, in turn with it. */
export async function pageRates(product: Product, { seconds, rounds }: Effort): Promise<Row[]> {
  const rate = async (request: PageRequest) => {
    const { rate, errors } = await putLoad(loadOn(product, request, seconds))
    if (errors) throw new Error(`${errors} answers of ${request.path} failed`)
    return rate
  }
  const kinds = (await loadedPages(product)).map((kind) => ({
    ...kind,
    rates: [] as number[],
    bare: [] as number[],
  }))
  for (let round = 0; round < rounds; round += 1)
    for (const kind of kinds) {
      kind.bare.push(await rate({ path: bareRoute }))
      kind.rates.push(await rate(kind))
    }
  return kinds.map(({ name, rates, bare, budget }) =>
    measured({
      name,
      figure: median(rates),
      unit: '/s',
      baseline: { name: 'bare route', figure: median(bare) },
      ratio: median(rates.map((rate, round) => rate / (bare[round] ?? Number.NaN))),
      ...(budget && { budget }),
    }),
  )
}

/** Forgets every cached page, as a change to what is public does. */
export const invalidatePages = ({ url }: Product) =>
  ask(`${url}${services.api}/dev/cron/renew-pages`, json({}))

/** Asks for a page that must not come from the cache; milliseconds. */
export async function timeUncached({ url }: Product, path: string): Promise<number> {
  let freshness: string | null = null
  const ms = await timed(async () => {
    const answer = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(30_000) })
    freshness = answer.headers.get('x-cache')
    await answer.text()
  })
  if (freshness !== 'miss') throw new Error(`${path} came from the cache (${freshness})`)
  return ms
}

/** The gallery's page rendered anew for each filter, one at a time, in turn with the bare route. */
export async function uncachedPage(product: Product, { calls }: Effort): Promise<Row> {
  const filters = businessAreas.flatMap((area) => industries.map((industry) => ({ area, industry })))
  const step = Math.floor(filters.length / calls) || 1
  const pages: number[] = []
  const bare: number[] = []
  await invalidatePages(product)
  for (const filter of filters.filter((_, index) => index % step === 0).slice(0, calls)) {
    bare.push(await timed(() => ask(`${product.url}${bareRoute}`)))
    pages.push(await timeUncached(product, paths.gallery.href(filter)))
  }
  return measured({
    name: 'uncached gallery page, one at a time',
    figure: median(pages),
    unit: 'ms',
    baseline: { name: 'bare route', figure: median(bare) },
  })
}
