import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#scripts/local/network.ts'
import { startFakeModel } from '#test/fakes/model.ts'
import type { Effort } from '../effort.ts'
import { heapAfterCollection, heapInUse, type Inspector, inspectApi } from '../instruments/inspector.ts'
import { seed, startOwnProduct } from '../instruments/products.ts'
import { logProgress } from '../progress.ts'
import { measured, type Row } from '../row.ts'
import { crowdOf, letAct } from './crowd.ts'
import { lostOf, newLedger } from './ledger.ts'
import type { Stalls } from './probe.ts'

const maxGrowth = 1.1
const maxMs = 1_000
/** Of the whole, at most two minutes: until every cache has what it holds and V8 has compiled what is called often. */
const warmShare = 0.2
const warmAtMost = 120
const settleMs = 3_000

/**
 * Everybody at once for minutes while jobs run: the worker's heap after a collection, warm and at the end, the longest
 * answer, what failed, and what was acknowledged and is lost.
 */
export async function soak({ soakSeconds }: Effort): Promise<Row[]> {
  const inspectorPort = await freePort()
  const model = await startFakeModel()
  const product = await startOwnProduct({
    CRON: 'on',
    INSPECTOR_PORT: String(inspectorPort),
    OPENAI_BASE_URL: model.url,
    OPENAI_CHAT_MODEL: 'fake',
  })
  try {
    await seed(product, '--count', '1000')
    const authSecret = readFileSync(join(product.dataFolder, 'auth-secret'), 'utf8').trim()
    const ledger = newLedger()
    const crowd = await crowdOf(product, model, authSecret, ledger)
    const inspector = await inspectApi(inspectorPort)
    const turns: number[] = []
    const warmSeconds = Math.min(warmAtMost, warmShare * soakSeconds)
    logProgress(`everybody at once, ${Math.round(warmSeconds)} s to warm up`)
    const failures = await letAct(crowd, warmSeconds, turns)
    await sleep(settleMs)
    const warm = await heapAfterCollection(inspector)
    logProgress(`everybody at once, ${Math.round(soakSeconds - warmSeconds)} s more`)
    const stopProbe = startProbe(product.url)
    const highest = watchHeap(inspector)
    failures.push(...(await letAct(crowd, soakSeconds - warmSeconds, turns)))
    const stalls = await stopProbe()
    const most = highest.stop()
    await sleep(settleMs)
    const end = await heapAfterCollection(inspector)
    const { lost, stored } = await lostOf(ledger, product.databaseUrl)
    for (const line of [...failures.slice(0, 10), ...lost]) console.error(line)
    const length = `${soakSeconds / 60} minutes of everybody at once`
    const done = crowd.map(({ name }, index) => `${turns[index] ?? 0} ${name}`).join(', ')
    const stall = { unit: 'ms', budget: { of: 'figure', atMost: maxMs } } as const
    return [
      measured({
        name: `heap of the API worker, collected, after ${length}`,
        figure: end,
        unit: 'MB',
        baseline: { name: 'when warm', figure: warm },
        budget: { of: 'ratio', atMost: maxGrowth },
        note: `at most ${most.toFixed(0)} MB meanwhile, garbage included; Cloudflare allows 128`,
      }),
      measured({
        name: `longest answer of the bare route in ${length}`,
        figure: stalls.bare,
        ...stall,
        note: `asked ten times a second; without what held up the asking process itself, at most ${stalls.own.toFixed(0)} ms at once`,
      }),
      measured({ name: `longest answer of a cached page in ${length}`, figure: stalls.page, ...stall }),
      measured({
        name: `failed in ${length}`,
        figure: failures.length + stalls.failed,
        unit: 'errors',
        budget: { of: 'figure', atMost: 0 },
        note: done,
      }),
      measured({
        name: `acknowledged and lost in ${length}`,
        figure: lost.length,
        unit: 'errors',
        budget: { of: 'figure', atMost: 0 },
        note: `${stored} chat lines, messages, meetings, scorecards, references, purchases, profiles and stories were looked for`,
      }),
    ]
  } finally {
    await product.stop()
    model.stop()
  }
}

/** Asks from a process of its own until it is stopped. */
function startProbe(url: string): () => Promise<Stalls> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'probe.ts'), url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  const closed = once(child, 'close')
  return async () => {
    child.kill('SIGTERM')
    await closed
    return JSON.parse(output) as Stalls
  }
}

/** The most that a heap holds, garbage included, looked at each second until it is stopped. */
function watchHeap(inspector: Inspector) {
  let most = 0
  const timer = setInterval(async () => {
    most = Math.max(most, await heapInUse(inspector))
  }, 1_000)
  return {
    stop() {
      clearInterval(timer)
      return most
    },
  }
}
