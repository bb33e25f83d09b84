import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuild } from '#scripts/build/ensure-build.ts'
import { PlainError, runTask } from '#scripts/local/plain-error.ts'
import { startReaper } from '#scripts/local/reaper.ts'
import { readSettings } from '#scripts/local/settings.ts'
import { isStopping, ownSignals, stop } from '#scripts/local/shutdown.ts'
import { startFakeModel } from '#test/fakes/model.ts'
import { administration } from './administration/administration.ts'
import { agentQuality } from './agent/agent-quality.ts'
import { firstToken } from './agent/chat.ts'
import { badgeCosts } from './badges/badge-costs.ts'
import { type Effort, quick, thorough } from './effort.ts'
import { type Product, seed, startOwnProduct } from './instruments/products.ts'
import { cvReading } from './onboarding/cv-reading.ts'
import { ownerDashboard } from './owners/owner-dashboard.ts'
import { ownersSaving } from './owners/owners-saving.ts'
import { signingIn } from './owners/signing-in.ts'
import { lighthouseScores } from './pages/lighthouse.ts'
import { pageRates, uncachedPage } from './pages/pages.ts'
import { buildSizes } from './pages/sizes.ts'
import { widgetCosts } from './pages/widget.ts'
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
import { lineOf, tableHead } from './table.ts'
import { startupProfile } from './worker/startup-profile.ts'
import { streamPool } from './worker/stream-pool.ts'
import { warmUp } from './worker/warm-up.ts'
import { memoryAfterLoad } from './worker/worker-memory.ts'
import { warmStart, workerStart } from './worker/worker-start.ts'
import { writesAtOnce } from './worker/writes.ts'

type Rows = Row[] | AsyncGenerator<Row>
type Part = {
  /** The text shown while the part is measured. */
  says: string
  measure: (effort: Effort) => Promise<Rows> | Rows
  isThoroughOnly?: true
}

/** In the order in which they are measured; each can be asked for alone by its name. */
const parts = {
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
    isThoroughOnly: true,
  },
  search: { says: 'search and gallery as they grow', measure: growth },
  lighthouse: {
    says: 'Lighthouse',
    measure: async (effort) => lighthouseScores(await smallProduct(), effort),
    isThoroughOnly: true,
  },
  widget: { says: 'the widget on another site', measure: (effort) => widgetCosts(smallProduct, effort) },
  versions: {
    says: 'story versions',
    measure: async (effort) => [await storyVersions(await smallProduct(), effort)],
  },
  chat: { says: 'first chat token', measure: chat },
  questions: { says: 'a storm of questions', measure: questionStorm },
  payments: { says: 'a storm of payments', measure: stormOfPayments },
  charges: { says: 'charges of five buyers', measure: chargesOnce, isThoroughOnly: true },
  administration: { says: 'lists of the administration', measure: administration, isThoroughOnly: true },
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
  'cv-reading': { says: 'what is found in CVs', measure: () => cvReading({ isNamingMisses }) },
  'agent-quality': { says: 'agent quality', measure: agentQuality },
} satisfies Record<string, Part>

const usage = `npm run bench -- [--quick] [--only PART,PART] [--json FILE] [--misses]\nParts: ${Object.keys(parts).join(', ')}`
const began = performance.now()
const secondsSoFar = () => Math.round((performance.now() - began) / 1000)
let isNamingMisses = false
let small: Product | undefined
let warm: Awaited<ReturnType<typeof warmUp>> | undefined

/** Progress goes beside the table, not into it. */
const say = (what: string) => console.error(`${String(secondsSoFar()).padStart(4)} s  ${what}…`)

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
  if (effort.isQuick) yield notMeasured('search and gallery, 100,000 profiles', leftOut)
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

const leftOut = 'left out by --quick'

/** The rows of one part, each as soon as it is there; what cannot be measured is a row, and the rest goes on. */
async function* rowsOf({ says, measure, isThoroughOnly }: Part, effort: Effort, isAsked: boolean) {
  if (isThoroughOnly && effort.isQuick && !isAsked) {
    yield notMeasured(says, leftOut)
    return
  }
  say(says)
  try {
    yield* await measure(effort)
  } catch (error) {
    if (isStopping()) throw error
    process.exitCode = 1
    yield notMeasured(says, error instanceof Error ? error.message : String(error))
  }
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        quick: { type: 'boolean', default: false },
        only: { type: 'string' },
        json: { type: 'string' },
        misses: { type: 'boolean', default: false },
      },
    })
    const chosen = values.only?.split(',')
    const unknown = chosen?.find((name) => !Object.hasOwn(parts, name))
    if (unknown !== undefined) throw new Error(`There is no part "${unknown}".`)
    return { ...values, chosen }
  } catch (error) {
    throw new PlainError(`${(error as Error).message}\n${usage}`)
  }
}

await runTask(async () => {
  const { quick: isQuick, json, chosen, misses } = readOptions()
  isNamingMisses = misses
  const effort = isQuick ? quick : thorough
  const file = json ? resolve(json) : join(readSettings().dataFolder, 'bench.json')
  const rows: Row[] = []
  const missing = Object.keys(parts).filter((name) => chosen?.includes(name) ?? true)
  startReaper()
  ownSignals()
  await ensureBuild()
  console.info(tableHead())
  for (const [name, part] of Object.entries<Part>(parts)) {
    if (chosen && !chosen.includes(name)) continue
    for await (const row of rowsOf(part, effort, Boolean(chosen))) {
      rows.push(row)
      console.info(lineOf(row))
    }
    missing.shift()
    keep(file, {
      at: new Date(),
      quick: isQuick,
      seconds: secondsSoFar(),
      cores: cpus().length,
      missing,
      rows,
    })
  }
  console.info(`\nIn ${secondsSoFar()} s on ${cpus().length} cores, written to ${file}`)
  await stop(Number(process.exitCode ?? 0))
})

/** Written after every part, whole or not at all; `missing` names the parts that are still to be measured. */
function keep(file: string, run: object): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, `${JSON.stringify(run, null, 2)}\n`)
  renameSync(`${file}.new`, file)
}
