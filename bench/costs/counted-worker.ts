import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { buildFolder } from '#scripts/build/build-folder.ts'
import { readWorkerConfig } from '#scripts/build/worker-config.ts'
import { modulesOf } from '#scripts/local/runtime.ts'
import { type DatabaseUsage, startCountingProxy } from '#test/in-process/counting-proxy.ts'
import { ask } from '../instruments/calls.ts'
import { processorTime } from '../instruments/processes.ts'
import { launcherOf, type Product } from '../instruments/products.ts'

/** What something took; `fetches` are all of the worker, those to the database among them. */
export type WorkerUsage = DatabaseUsage & { kvReads: number; kvWrites: number; fetches: number }
type Processor = { worker: number; database: number }

/** So long after its last word to the database nothing that a call caused is left: marks wait a second for KV. */
const quietMs = 1_500
const countsPath = '/bench/counts'

/** The built worker as it is, with what it asks of KV and of others counted. */
const counting = `
const counts = { kvReads: 0, kvWrites: 0, fetches: 0 }
// A list is billed as a write.
const counted = { get: 'kvReads', getWithMetadata: 'kvReads', list: 'kvWrites', put: 'kvWrites', delete: 'kvWrites' }
const openFetch = globalThis.fetch
globalThis.fetch = (...args) => {
  counts.fetches += 1
  return openFetch(...args)
}
const countedKv = (kv) => new Proxy(kv, {
  get: (_, name) => (name in counted ? (...given) => { counts[counted[name]] += 1; return kv[name](...given) } : kv[name]),
})
let known
const environmentOf = (env) => (known ??= { ...env, PAGES: countedKv(env.PAGES) })
export const withCounts = (worker) => ({
  fetch: (request, env, context) =>
    new URL(request.url).pathname === '${countsPath}' ? Response.json(counts) : worker.fetch(request, environmentOf(env), context),
})`

/** The API worker alone, on the database of a product, with a page cache of its own; without Pages and the local front door. */
export async function startCountedWorker(product: Product) {
  const proxy = await startCountingProxy(product.databaseUrl)
  const { api } = readWorkerConfig(buildFolder)
  const folder = join(buildFolder, 'worker')
  const secret = (name: string) => readFileSync(join(product.dataFolder, name), 'utf8').trim()
  const entry = `import { withCounts } from './counting.js'\nimport worker from './index.js'\nexport default withCounts(worker)\n`
  const module = (name: string, contents: string) =>
    ({ type: 'ESModule', path: join(folder, name), contents }) as const
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      telemetry: { enabled: false },
      workers: [
        {
          ...api,
          modulesRoot: folder,
          modules: [module('counted.js', entry), module('counting.js', counting), ...modulesOf(folder)],
          bindings: {
            APP_ENV: 'local',
            APP_URL: product.url,
            AUTH_SECRET: secret('auth-secret'),
            BADGE_KEYS: secret('badge-keys'),
            TURSO_DATABASE_URL: proxy.url,
            // As with Turso.
            DATABASE_STREAM_POOL: 'off',
            DATABASE_PATIENCE: 'on',
            RATE_LIMITS: 'off',
          },
        },
      ],
    }),
  )
  const url = (await miniflare.ready).origin
  const launcher = launcherOf(product)
  const used = (): Processor => ({
    worker: processorTime(process.pid, 'workerd') ?? Number.NaN,
    database: processorTime(launcher, 'sqld') ?? Number.NaN,
  })
  const settle = async () => {
    const since = performance.now()
    do await sleep(quietMs / 10)
    while (Math.min(proxy.quietForMs(), performance.now() - since) < quietMs)
  }
  const soFar = async (): Promise<WorkerUsage> => ({
    ...JSON.parse(await ask(url + countsPath)),
    ...proxy.soFar(),
  })
  return {
    url,
    /** Until nothing is under way. */
    settle,
    /** What some work took, with all that it caused afterwards; nothing else may be under way. */
    async usageOf(work: () => Promise<unknown>): Promise<WorkerUsage> {
      const before = await soFar()
      await work()
      await settle()
      const after = await soFar()
      const names = Object.keys(before) as (keyof WorkerUsage)[]
      return Object.fromEntries(names.map((name) => [name, after[name] - before[name]])) as WorkerUsage
    },
    /** Milliseconds of the processor that some work took: of the whole runtime, Miniflare's own included, and of the database. */
    async processorOf(work: () => Promise<unknown>): Promise<Processor> {
      const before = used()
      await work()
      await settle()
      const after = used()
      return { worker: after.worker - before.worker, database: after.database - before.database }
    },
    async stop() {
      await miniflare.dispose()
      proxy.stop()
    },
  }
}
