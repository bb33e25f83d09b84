import { join, relative } from 'node:path'
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from 'miniflare'
import { createBuilder } from 'vite'
import { buildFolder } from '#scripts/build/build-folder.ts'
import { readWorkerConfig } from '#scripts/build/worker-config.ts'
import { modulesOf } from '#scripts/local/runtime.ts'
import type { Effort } from '../effort.ts'
import { openInspector } from '../instruments/inspector.ts'
import { processorTime } from '../instruments/processes.ts'
import { ownFolder } from '../instruments/products.ts'
import { median } from '../instruments/timing.ts'
import { measured, type Row } from '../row.ts'

const maxMs = 300
const maxTimes = 2.5
/** Imports that only save time stay as long as they save so much of every start. */
const minSavedMs = 20

/**
 * The processor time of the built worker's start (V8's profile) and of its runtime up to the first answer, compared with a
 * one-route worker and with every module at start.
 */
export async function startupProfile({ startupProfiles }: Effort): Promise<Row[]> {
  const own = join(buildFolder, 'worker')
  const oneRoute = await buildOneRoute()
  const profiled: number[] = []
  const used: number[] = []
  const smallest: number[] = []
  const profiledSmallest: number[] = []
  const whole: number[] = []
  for (let start = 0; start < startupProfiles; start += 1) {
    profiled.push(await inRuntime(own, profile))
    profiledSmallest.push(await inRuntime(oneRoute, profile))
    smallest.push(await inRuntime(oneRoute, processorUsed))
    used.push(await inRuntime(own, processorUsed))
    whole.push(await inRuntime(own, processorUsed, modulesOf(own)))
  }
  const spread = `${Math.min(...profiled).toFixed(0)} to ${Math.max(...profiled).toFixed(0)} ms in ${profiled.length} starts`
  return [
    measured({
      name: 'active start-up of the worker',
      figure: median(profiled),
      unit: 'ms',
      budget: { of: 'figure', atMost: maxMs },
      note: `${spread}; Cloudflare allows 1,000 ms`,
    }),
    measured({
      name: 'processor that a start of the worker takes',
      figure: median(used),
      unit: 'ms',
      baseline: { name: 'one-route Hono worker', figure: median(smallest) },
      budget: { of: 'ratio', atMost: maxTimes },
      note: `of the whole runtime to its first answer; V8 alone is busy ${median(profiledSmallest).toFixed(0)} ms with one route, which is nothing to compare with`,
    }),
    measured({
      name: 'saved of it by what is imported when it is first asked',
      figure: median(whole) - median(used),
      unit: 'ms',
      baseline: { name: 'every module at start', figure: median(whole) },
      budget: { of: 'figure', atLeast: minSavedMs },
      note: 'the renderer, Stripe, the AI SDK, share pictures',
    }),
  ]
}

async function buildOneRoute(): Promise<string> {
  const folder = ownFolder()
  process.env.NODE_ENV = 'production'
  const builder = await createBuilder({
    mode: 'production',
    logLevel: 'warn',
    environments: {
      worker: {
        build: { outDir: folder, rolldownOptions: { input: { index: 'bench/worker/one-route.ts' } } },
      },
    },
  })
  const { worker } = builder.environments
  if (!worker) throw new Error('The configuration of the build names no worker')
  await builder.build(worker)
  return folder
}

/** What is measured of a worker in a runtime of its own, which imports `atStart` when it is first asked. */
async function inRuntime(
  folder: string,
  measure: (runtime: Miniflare) => Promise<number>,
  atStart = [{ path: join(folder, 'index.js') }],
): Promise<number> {
  const { api } = readWorkerConfig(buildFolder)
  const imports = atStart.map(({ path }) => `import('./${relative(folder, path)}')`)
  const starter: V4WorkerOptions = {
    name: 'starter',
    ...(api.compatibilityDate && { compatibilityDate: api.compatibilityDate }),
    compatibilityFlags: api.compatibilityFlags as string[],
    modulesRoot: folder,
    modules: [
      {
        type: 'ESModule',
        path: join(folder, 'starter.js'),
        contents: `export default { fetch: async () => { await Promise.all([${imports}]); return new Response() } }`,
      },
      ...modulesOf(folder),
    ],
  }
  const shared = { cf: false as const, telemetry: { enabled: false } }
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      ...shared,
      ...(measure === profile && { inspectorPort: 0 }),
      workers: [starter],
    }),
  )
  try {
    await runtime.ready
    return await measure(runtime)
  } finally {
    await runtime.dispose()
  }
}

async function start(runtime: Miniflare): Promise<void> {
  const answer = await runtime.dispatchFetch('http://localhost/')
  if (!answer.ok) throw new Error(`The worker did not start: ${await answer.text()}`)
}

async function profile(runtime: Miniflare): Promise<number> {
  const inspector = await runtime.getInspectorURL()
  const ask = await openInspector(new URL('/core:user:starter', inspector).href)
  await ask('Profiler.enable')
  await ask('Profiler.start')
  await start(runtime)
  return activeTime(((await ask('Profiler.stop')) as { profile: Profile }).profile)
}

async function processorUsed(runtime: Miniflare): Promise<number> {
  await start(runtime)
  const ms = processorTime(process.pid, 'workerd')
  if (ms === undefined) throw new Error('What a process takes of the processor is known on Linux only')
  return ms
}

/** A profile as V8 writes it: what ran at each sample, and microseconds since the one before. */
type Profile = {
  nodes: { id: number; callFrame: { functionName: string } }[]
  samples: number[]
  timeDeltas: number[]
}

/** Milliseconds of a profile in which something ran; collecting garbage counts. */
function activeTime({ nodes, samples, timeDeltas }: Profile): number {
  const idle = new Set(
    nodes.flatMap(({ id, callFrame }) => (callFrame.functionName === '(idle)' ? [id] : [])),
  )
  return samples.reduce((ms, id, index) => ms + (idle.has(id) ? 0 : (timeDeltas[index] ?? 0) / 1000), 0)
}
