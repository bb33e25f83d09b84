import { startFakeModel } from '#test/fakes/model.ts'
import { administration } from './administration/administration.ts'
import { agentQuality } from './agent/agent-quality.ts'
import { firstToken } from './agent/chat.ts'
import { badgeCosts } from './badges/badge-costs.ts'
import { costs } from './costs/costs.ts'
import type { Effort } from './effort.ts'
import type { Product } from './instruments/products.ts'
import { sizedProduct } from './instruments/sized-products.ts'
import { cvReading } from './onboarding/cv-reading.ts'
import { ownerDashboard } from './owners/owner-dashboard.ts'
import { ownersSaving } from './owners/owners-saving.ts'
import { signInFlood, signingIn } from './owners/signing-in.ts'
import { lighthouseScores, widgetsPage } from './pages/lighthouse.ts'
import { pageRates, uncachedPage } from './pages/pages.ts'
import { buildSizes } from './pages/sizes.ts'
import { siteWithWidget, widgetBesideOthers } from './pages/widget.ts'
import { logProgress } from './progress.ts'
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
import { takedowns } from './simulations/takedowns.ts'
import { tenYears } from './simulations/ten-years.ts'
import { soak } from './soak/soak.ts'
import { migrationCosts } from './worker/migration-costs.ts'
import { startupProfile } from './worker/startup-profile.ts'
import { streamPool } from './worker/stream-pool.ts'
import { warmUp } from './worker/warm-up.ts'
import { warmStart, workerStart } from './worker/worker-start.ts'
import { writesAtOnce } from './worker/writes.ts'

type Rows = Row[] | AsyncGenerator<Row>
export type Part = {
  /** The text shown while the part is measured. */
  label: string
  measure: (effort: Effort) => Promise<Rows> | Rows
  /** Left out otherwise: by `--quick`, or unless its name is asked for. */
  only?: 'thorough' | 'byName'
}

/** Load and growth, in the order of the table: each row at 1,000 profiles, then at 100,000. */
const load = {
  pages: { label: 'pages', measure: (effort) => atBothSizes(effort, pageRates) },
  saving: { label: 'owners saving', measure: (effort) => atBothSizes(effort, ownersSaving) },
  flood: { label: 'a flood of sign-ins', measure: (effort) => atBothSizes(effort, signInFlood) },
  uncached: {
    label: 'uncached page',
    measure: async (effort) => [await uncachedPage(await warm(small, effort), effort)],
  },
  search: { label: 'search and gallery as they grow', measure: growth },
  writes: { label: 'first lines of chats', measure: (effort) => atBothSizes(effort, writesAtOnce) },
  booking: { label: 'a race for a meeting', measure: (effort) => atBothSizes(effort, bookingRace) },
  dashboard: {
    label: 'an owner’s dashboard',
    measure: async (effort) => ownerDashboard(await warm(small, effort), effort),
  },
  administration: { label: 'lists of the administration', measure: administration, only: 'thorough' },
  // Last, because each starts the products anew.
  questions: { label: 'a storm of questions', measure: storms },
  chat: { label: 'first chat token', measure: chat },
} satisfies Record<string, Part>

/** In the order in which they are measured; each can be asked for alone by its name. */
export const parts = {
  ...load,
  soak: { label: 'everybody at once', measure: soak, only: 'byName' },
  'signing-in': {
    label: 'signing in',
    measure: async (effort) => signingIn(await warm(small, effort), effort),
  },
  streams: {
    label: 'kept database streams',
    measure: async (effort) => streamPool(await warm(small, effort), effort),
  },
  lighthouse: { label: 'Lighthouse', measure: lighthouse, only: 'byName' },
  widget: { label: 'the widget beside others', measure: widgetBesideOthers },
  versions: {
    label: 'story versions',
    measure: async (effort) => [await storyVersions(await small(effort), effort)],
  },
  payments: { label: 'a storm of payments', measure: stormOfPayments },
  charges: { label: 'charges of five buyers', measure: chargesOnce, only: 'thorough' },
  badges: { label: 'badges', measure: badgeCosts },
  costs: { label: 'what each thing costs', measure: async (effort) => costs(await small(effort), effort) },
  migrations: { label: 'migrations of a full table', measure: migrationCosts, only: 'thorough' },
  'hostile-input': { label: 'what strangers may write', measure: hostileInput },
  locations: { label: 'takedowns in many locations', measure: takedowns },
  'ten-years': { label: 'ten years', measure: tenYears },
  start: {
    label: 'start of the worker',
    measure: async (effort) => [await workerStart(effort), ...(await startupProfile(effort))],
  },
  sizes: { label: 'sizes', measure: buildSizes },
  'search-quality': { label: 'search quality', measure: searchQuality },
  'cv-reading': { label: 'what is found in CVs', measure: cvReading },
  'agent-quality': { label: 'agent quality', measure: agentQuality },
} satisfies Record<string, Part>

/** Names that stand for several parts. */
export const groups: Record<string, string[]> = { load: Object.keys(load) }

const few = 1_000
const small = sizedProduct(() => few)
const large = sizedProduct(({ many }) => many)
const warmed = new Set<Product>()

async function warm(sized: typeof small, effort: Effort): Promise<Product> {
  const product = await sized(effort)
  if (warmed.has(product)) return product
  warmed.add(product)
  logProgress('warming up')
  await warmUp(product, effort)
  return product
}

const sized = (row: Row, count: number): Row => ({
  ...row,
  name: `${row.name}, ${count.toLocaleString('en-GB')} profiles`,
})

/** What is measured of the product of few profiles and of the one of many, each row followed by its other size. */
async function* atBothSizes(
  effort: Effort,
  measure: (product: Product, effort: Effort) => Promise<Row[]>,
): AsyncGenerator<Row> {
  const ofFew = await measure(await warm(small, effort), effort)
  const ofMany = await measure(await warm(large, effort), effort)
  yield* inTurn(ofFew, ofMany, effort)
}

function* inTurn(ofFew: Row[], ofMany: Row[], { many }: Effort): Generator<Row> {
  for (const [index, row] of ofFew.entries()) {
    yield sized(row, few)
    const other = ofMany[index]
    if (other) yield sized(other, many)
  }
}

async function* lighthouse(effort: Effort): AsyncGenerator<Row> {
  const product = await small(effort)
  yield* lighthouseScores(product, effort)
  if (effort.lighthousePages?.includes(widgetsPage) ?? true) yield* siteWithWidget(product, effort)
}

/** Search and gallery of many profiles, asked in turn with those of few. */
async function* growth(effort: Effort): AsyncGenerator<Row> {
  const [fewer, more] = [await warm(small, effort), await warm(large, effort)]
  yield await smartSearch(fewer, few, effort.calls)
  yield await smartSearch(more, effort.many, effort.calls)
  yield* await galleryGrowth({ small: fewer, large: more, count: effort.many, effort })
  if (effort.isQuick) yield notMeasured('search and gallery, 100,000 profiles', 'left out by --quick')
}

/** Storms of questions to an agent whose model is a fake: with a model, search asks it too, so each product starts anew. */
async function* storms(effort: Effort): AsyncGenerator<Row> {
  const model = await startFakeModel()
  const chosen = { RATE_LIMITS: 'on', OPENAI_BASE_URL: model.url, OPENAI_CHAT_MODEL: 'fake' }
  try {
    const ofFew = await questionStorm(await small(effort, chosen), model)
    const ofMany = await questionStorm(await large(effort, chosen), model)
    yield* inTurn(ofFew, ofMany, effort)
  } finally {
    model.stop()
  }
}

/** The first word of an agent whose model is a fake; its start is a warm one, on a data folder that was used before. */
async function chat(effort: Effort): Promise<Row[]> {
  const model = await startFakeModel()
  await small(effort)
  try {
    const product = await small(effort, { OPENAI_BASE_URL: model.url, OPENAI_CHAT_MODEL: 'fake' })
    return [await firstToken(product, model, effort.calls), warmStart(product)]
  } finally {
    model.stop()
  }
}
