import { startFakeModel } from '#test/fakes/model.ts'
import { administration } from './administration/administration.ts'
import { agentQuality } from './agent/agent-quality.ts'
import { firstToken } from './agent/chat.ts'
import { badgeCosts } from './badges/badge-costs.ts'
import type { Effort } from './effort.ts'
import { type Product, seed, startOwnProduct } from './instruments/products.ts'
import { cvReading } from './onboarding/cv-reading.ts'
import { ownerDashboard } from './owners/owner-dashboard.ts'
import { ownersSaving } from './owners/owners-saving.ts'
import { signingIn } from './owners/signing-in.ts'
import { lighthouseScores } from './pages/lighthouse.ts'
import { pageRates, uncachedPage } from './pages/pages.ts'
import { buildSizes } from './pages/sizes.ts'
import { siteWithWidget, widgetBesideOthers } from './pages/widget.ts'
import { say } from './progress.ts'
import { notMeasured, type Row } from './row.ts'
import { galleryGrowth } from './search/gallery-growth.ts'
import { smartSearch } from './search/search.ts'
import { searchQuality } from './search/search-quality.ts'
import { bookingRace } from './simulations/booking-race.ts'
import { chargesOnce } from './simulations/charges.ts'
import { hostileInput } from './simulations/hostile-input.ts'
import { stormOfPayments } from './simulations/payment-storm.ts'
import { questionStorm } from './simulations/question-storm.ts'
import { storyVersions } from './simulations/story-versions.ts'
import { tenYears } from './simulations/ten-years.ts'
import { startupProfile } from './worker/startup-profile.ts'
import { streamPool } from './worker/stream-pool.ts'
import { warmUp } from './worker/warm-up.ts'
import { memoryAfterLoad } from './worker/worker-memory.ts'
import { warmStart, workerStart } from './worker/worker-start.ts'
import { writesAtOnce } from './worker/writes.ts'

type Rows = Row[] | AsyncGenerator<Row>
export type Part = {
  /** The text shown while the part is measured. */
  says: string
  measure: (effort: Effort) => Promise<Rows> | Rows
  /** Left out otherwise: by `--quick`, or unless its name is asked for. */
  only?: 'thorough' | 'byName'
}

/** In the order in which they are measured; each can be asked for alone by its name. */
export const parts = {
  pages: { says: 'pages', measure: async (effort) => pageRates(await warmProduct(effort), effort) },
  uncached: {
    says: 'uncached page',
    measure: async (effort) => [await uncachedPage(await warmProduct(effort), effort)],
  },
  saving: {
    says: 'owners saving',
    measure: async (effort) => ownersSaving(await warmProduct(effort), effort),
  },
  'signing-in': {
    says: 'signing in',
    measure: async (effort) => signingIn(await warmProduct(effort), effort),
  },
  writes: { says: 'writes', measure: async (effort) => writesAtOnce(await warmProduct(effort), effort) },
  streams: {
    says: 'kept database streams',
    measure: async (effort) => streamPool(await warmProduct(effort), effort),
  },
  dashboard: {
    says: 'an owner’s dashboard',
    measure: async (effort) => ownerDashboard(await warmProduct(effort), effort),
  },
  // After the load of the parts above; it takes a warm-up that is as long as the memory needs to become steady.
  memory: {
    says: 'memory of the worker',
    measure: async (effort) => {
      const product = await warmProduct(effort)
      return warm ? [memoryAfterLoad(product, warm)] : []
    },
    only: 'thorough',
  },
  search: { says: 'search and gallery as they grow', measure: growth },
  lighthouse: {
    says: 'Lighthouse',
    measure: lighthouse,
    only: 'byName',
  },
  widget: { says: 'the widget beside others', measure: widgetBesideOthers },
  versions: {
    says: 'story versions',
    measure: async (effort) => [await storyVersions(await smallProduct(), effort)],
  },
  chat: { says: 'first chat token', measure: chat },
  questions: { says: 'a storm of questions', measure: questionStorm },
  payments: { says: 'a storm of payments', measure: stormOfPayments },
  charges: { says: 'charges of five buyers', measure: chargesOnce, only: 'thorough' },
  administration: { says: 'lists of the administration', measure: administration, only: 'thorough' },
  badges: { says: 'badges', measure: badgeCosts },
  booking: { says: 'a race for a meeting', measure: bookingRace },
  'hostile-input': { says: 'what strangers may write', measure: hostileInput },
  'ten-years': { says: 'ten years', measure: tenYears },
  start: {
    says: 'start of the worker',
    measure: async (effort) => [await workerStart(effort), ...(await startupProfile(effort))],
  },
  sizes: { says: 'sizes', measure: buildSizes },
  'search-quality': { says: 'search quality', measure: searchQuality },
  'cv-reading': { says: 'what is found in CVs', measure: cvReading },
  'agent-quality': { says: 'agent quality', measure: agentQuality },
} satisfies Record<string, Part>

let small: Product | undefined
let warm: Awaited<ReturnType<typeof warmUp>> | undefined

/** The product of 1,000 profiles, started for the first part that asks it. */
async function smallProduct(): Promise<Product> {
  if (small) return small
  small = await startOwnProduct()
  await seed(small, '--count', '1000')
  return small
}

async function warmProduct(effort: Effort): Promise<Product> {
  const product = await smallProduct()
  if (!warm) say('warming up')
  warm ??= await warmUp(product, effort)
  return product
}

async function* lighthouse(effort: Effort): AsyncGenerator<Row> {
  const product = await smallProduct()
  yield* lighthouseScores(product, effort)
  yield* siteWithWidget(product, effort)
}

/** Search and gallery of a second product that grows, asked in turn with the one of 1,000. */
async function* growth(effort: Effort): AsyncGenerator<Row> {
  const fewer = await smallProduct()
  yield await smartSearch(fewer, 1000, effort.calls)
  const large = await startOwnProduct()
  try {
    for (const count of effort.sizes) {
      say(`seeding ${count.toLocaleString('en-GB')}`)
      await seed(large, '--count', String(count))
      yield await smartSearch(large, count, effort.calls)
    }
    yield* await galleryGrowth({ small: fewer, large, count: effort.sizes.at(-1) ?? 0, effort })
  } finally {
    await large.stop()
  }
  if (effort.isQuick) yield notMeasured('search and gallery, 100,000 profiles', 'left out by --quick')
}

/**
 * The first word of an agent whose model is a fake, in a product of its own: with a model, search asks it too. On a data
 * folder that was used before, so its start is a warm one.
 */
async function chat({ calls }: Effort): Promise<Row[]> {
  const { dataFolder, stop } = await smallProduct()
  small = warm = undefined
  await stop()
  const model = await startFakeModel()
  const chosen = { OPENAI_BASE_URL: model.url, OPENAI_CHAT_MODEL: 'fake' }
  const product = await startOwnProduct({ ...chosen, DATA_DIR: dataFolder })
  try {
    return [await firstToken(product, model, calls), warmStart(product)]
  } finally {
    await product.stop()
    model.stop()
  }
}
