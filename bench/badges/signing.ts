import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { createBuilder, loadConfigFromFile } from 'vite'
import { buildFolder } from '#scripts/build/build-folder.ts'
import { modulesOf } from '#scripts/local/runtime.ts'
import type { Effort } from '../effort.ts'
import { ownFolder } from '../instruments/products.ts'
import { median, timed } from '../instruments/timing.ts'
import { measured, type Row } from '../row.ts'

/** A signature on workerd with its canonical form, and what of the worker's build is loaded for the first one. */
export async function signingBadges({ calls }: Pick<Effort, 'calls'>): Promise<Row[]> {
  const miniflare = await startSigner()
  const perCall = async (path: string) => {
    const ask = (count: number) => miniflare.dispatchFetch(`http://signer/${path}&count=${count}`)
    await (await ask(10)).text()
    const many = 20
    const figures: number[] = []
    for (let left = Math.min(calls, 15); left > 0; left--)
      figures.push((await timed(async () => (await ask(many)).text())) / many)
    return median(figures)
  }
  const row = async (name: string, path: string, atMost: number) =>
    measured({ name, figure: await perCall(path), unit: 'ms', budget: { of: 'figure', atMost } })
  try {
    return [
      await row('a badge without an endorsement, signed', 'badges?endorsements=0', 60),
      await row('a badge with two endorsements, signed', 'badges?endorsements=2', 200),
      await row('a status list with 10,000 revoked badges, signed', 'lists?', 20),
      measured({
        name: 'chunks of the worker that sign badges, gzip',
        figure: signingKilobytes(),
        unit: 'KB',
      }),
    ]
  } finally {
    await miniflare.dispose()
  }
}

/** The signer in a build of its own, made as the worker is. */
async function startSigner(): Promise<Miniflare> {
  const folder = ownFolder()
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' })
  const worker = loaded?.config.environments?.worker
  if (!loaded || !worker) throw new Error('The configuration of the build names no worker')
  const input = { index: 'bench/badges/signing-worker.ts' }
  const build = {
    ...worker.build,
    outDir: folder,
    rolldownOptions: { ...worker.build?.rolldownOptions, input },
  }
  const environments = { ...loaded.config.environments, worker: { ...worker, build } }
  const builder = await createBuilder({ ...loaded.config, configFile: false, logLevel: 'warn', environments })
  const own = builder.environments.worker
  if (!own) throw new Error('The configuration of the build names no worker')
  await builder.build(own)
  const options = {
    name: 'signer',
    compatibilityDate: '2026-10-20',
    compatibilityFlags: ['nodejs_compat', 'new_module_registry'],
    modulesRoot: folder,
    modules: modulesOf(folder),
  }
  return new Miniflare(convertV4MiniflareOptions({ workers: [options] }))
}

/** The chunks of the build that the first signature loads, beside what the worker starts with. */
function signingKilobytes(): number {
  const folder = join(buildFolder, 'worker')
  const loadedFor = (file: string, loaded = new Set<string>()): Set<string> => {
    if (loaded.has(file)) return loaded
    loaded.add(file)
    const imports = readFileSync(join(folder, file), 'utf8').matchAll(/(?:from|import)"(\.[^"]+)"/g)
    for (const [, next = ''] of imports) loadedFor(join(dirname(file), next), loaded)
    return loaded
  }
  const atStart = loadedFor('index.js')
  const files = [...loadedFor('chunks/signing.js')].filter((file) => !atStart.has(file))
  const bytes = files.map((file) => gzipSync(readFileSync(join(folder, file))).length)
  return bytes.reduce((sum, one) => sum + one, 0) / 1000
}
