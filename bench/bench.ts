import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuild } from '#scripts/build/ensure-build.ts'
import { PlainError, runTask } from '#scripts/local/plain-error.ts'
import { startReaper } from '#scripts/local/reaper.ts'
import { readSettings } from '#scripts/local/settings.ts'
import { isStopping, ownSignals, stop } from '#scripts/local/shutdown.ts'
import { startFakeModel } from '#test/fakes/model.ts'
import { agentQuality } from './agent/agent-quality.ts'
import { firstToken } from './agent/chat.ts'
import { type Effort, quick, thorough } from './effort.ts'
import { type Product, seed, startOwnProduct } from './instruments/products.ts'
import { ownerDashboard } from './owners/owner-dashboard.ts'
import { ownersSaving } from './owners/owners-saving.ts'
import { signingIn } from './owners/signing-in.ts'
import { lighthouseScores } from './pages/lighthouse.ts'
import { pageRates, uncachedPage } from './pages/pages.ts'
import { buildSizes } from './pages/sizes.ts'
import { notMeasured, type Row } from './row.ts'
import { galleryGrowth } from './search/gallery-growth.ts'
import { smartSearch } from './search/search.ts'
import { searchQuality } from './search/search-quality.ts'
import { bookingRace } from './simulations/booking-race.ts'
import { chargesOnce } from './simulations/charges.ts'
import { stormOfPayments } from './simulations/payment-storm.ts'
import { storyVersions } from './simulations/story-versions.ts'
import { tenYears } from './simulations/ten-years.ts'
import { tableOf } from './table.ts'
import { warmUp } from './worker/warm-up.ts'
import { memoryAfterLoad } from './worker/worker-memory.ts'
import { warmStart, workerStart } from './worker/worker-start.ts'
import { writesAtOnce } from './worker/writes.ts'

const usage = 'npm run bench -- [--quick] [--json FILE]'
const began = performance.now()
const secondsSoFar = () => Math.round((performance.now() - began) / 1000)
const rows: Row[] = []
let hasFailed = false

/** One part of the run; what cannot be measured is said in the table and in the exit code, and the rest goes on. */
async function part(what: string, measure: () => Promise<Row[]> | Row[]): Promise<void> {
  say(what)
  try {
    rows.push(...(await measure()))
  } catch (error) {
    if (isStopping()) throw error
    hasFailed = true
    rows.push(notMeasured(what, error instanceof Error ? error.message : String(error)))
  }
}

/** Progress goes beside the table, not into it. */
const say = (what: string) => console.error(`${String(secondsSoFar()).padStart(4)} s  ${what}…`)

/** Rates, writes and memory of a product of 1,000 profiles. */
async function measureLoad(small: Product, effort: Effort): Promise<void> {
  say('warming up')
  const warm = await warmUp(small, effort)
  await part('pages', () => pageRates(small, effort))
  await part('uncached page', async () => [await uncachedPage(small, effort)])
  await part('owners saving', () => ownersSaving(small, effort))
  await part('signing in', () => signingIn(small, effort))
  await part('writes', () => writesAtOnce(small, effort))
  await part('an owner’s dashboard', () => ownerDashboard(small, effort))
  await part('memory of the worker', () => [
    effort.isQuick
      ? notMeasured('memory of the worker', 'warming up takes longer than --quick')
      : memoryAfterLoad(small, warm),
  ])
}

/** Search and gallery of a second product that grows, asked in turn with the one of 1,000. */
async function measureGrowth(small: Product, effort: Effort): Promise<void> {
  await part('search at 1,000', async () => [await smartSearch(small, 1000, effort.calls)])
  const large = await startOwnProduct()
  for (const count of effort.sizes) {
    const many = count.toLocaleString('en-GB')
    say(`seeding ${many}`)
    await seed(large, '--count', String(count))
    await part(`search at ${many}`, async () => [await smartSearch(large, count, effort.calls)])
  }
  const count = effort.sizes.at(-1) ?? 0
  await part('gallery growth', () => galleryGrowth({ small, large, count, effort }))
  if (effort.isQuick) rows.push(notMeasured('search and gallery, 100,000 profiles', 'left out by --quick'))
  await large.stop()
}

/**
 * The first word of an agent whose model is a fake, after the others: with a model, search asks it too. On a data
 * folder that was used before, so its start is a warm one.
 */
async function measureChat(dataFolder: string, { calls }: Effort): Promise<Row[]> {
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

function readOptions() {
  try {
    return parseArgs({
      options: { quick: { type: 'boolean', default: false }, json: { type: 'string' } },
    }).values
  } catch (error) {
    throw new PlainError(`${(error as Error).message}\n${usage}`)
  }
}

await runTask(async () => {
  const options = readOptions()
  const effort = options.quick ? quick : thorough
  startReaper()
  ownSignals()
  await ensureBuild()
  const small = await startOwnProduct()
  await seed(small, '--count', '1000')
  await measureLoad(small, effort)
  await measureGrowth(small, effort)
  await part('Lighthouse', () => lighthouseScores(small, effort))
  await part('story versions', async () => [await storyVersions(small, effort)])
  await small.stop()
  await part('first chat token', () => measureChat(small.dataFolder, effort))
  await part('a storm of payments', () => stormOfPayments(effort))
  await part('charges of five buyers', () => chargesOnce(effort))
  await part('a race for a meeting', () => bookingRace(effort))
  await part('ten years', () => tenYears(effort))
  await part('worker start', async () => [await workerStart(effort)])
  await part('sizes', buildSizes)
  await part('search quality', () => searchQuality(effort))
  await part('agent quality', agentQuality)

  const file = options.json ? resolve(options.json) : join(readSettings().dataFolder, 'bench.json')
  const run = { at: new Date(), quick: options.quick, seconds: secondsSoFar(), cores: cpus().length }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ ...run, rows }, null, 2)}\n`)
  console.info(tableOf(rows))
  console.info(`\nIn ${run.seconds} s on ${run.cores} cores, written to ${file}`)
  await stop(hasFailed ? 1 : 0)
})
