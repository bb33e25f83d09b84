import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { createBuilder, type Rolldown } from 'vite'
import { readWorkerConfig } from '../build/worker-config.ts'
import { startCronTicker } from './cron-ticker.ts'
import { builtApi, sharedOptions } from './runtime.ts'
import type { Settings } from './settings.ts'
import { beforeExit, ownSignals } from './shutdown.ts'

/**
 * Builds the API worker into the folder `build` at every change of a source and swaps it into the running
 * Miniflare. Returns its current address; `onReload` is called with the changed files.
 */
export async function startWatchedWorker(
  settings: Settings,
  build: string,
  variables: Record<string, string>,
  onReload: (changed: readonly string[]) => void,
): Promise<() => URL> {
  const { api } = readWorkerConfig(build)
  const outDir = join(build, 'worker')
  const options = () =>
    convertV4MiniflareOptions({
      ...sharedOptions(settings),
      workers: [{ ...builtApi(api, outDir), bindings: variables }],
    })

  let changed: string[] = []
  let miniflare: Miniflare | undefined
  let url = new URL(settings.url)
  await watchWorker(
    outDir,
    (path) => changed.push(path),
    async () => {
      const began = performance.now()
      const files = changed
      changed = []
      if (miniflare) await miniflare.setOptions(options())
      else miniflare = new Miniflare(options())
      ownSignals()
      url = await miniflare.ready
      await invalidatePages(miniflare, api.name)
      if (files.length) console.info(`Worker reloaded in ${Math.round(performance.now() - began)} ms`)
      onReload(files)
    },
  )
  if (!miniflare) throw new Error('The first build of the worker did not end')
  const running = miniflare
  beforeExit(() => running.dispose())
  beforeExit(await startCronTicker(running, api.name, api.cronTriggers ?? []))
  return () => url
}

/** A cached page would show what the code made before. */
async function invalidatePages(miniflare: Miniflare, worker: string): Promise<void> {
  const pages = await miniflare.getKVNamespace('PAGES', worker)
  const { keys } = await pages.list()
  await Promise.all(keys.map(({ name }) => pages.delete(name)))
}

/** Calls `onBuilt` after each build that succeeded, one at a time; resolves after the first. */
async function watchWorker(
  outDir: string,
  onChange: (path: string) => void,
  onBuilt: () => Promise<void>,
): Promise<void> {
  const builder = await createBuilder({
    mode: 'development',
    logLevel: 'warn',
    environments: { worker: { build: { watch: {}, outDir } } },
  })
  const environment = builder.environments.worker
  if (!environment) throw new Error('vite.config.ts has no worker environment')
  const watcher = (await builder.build(environment)) as Rolldown.RolldownWatcher
  beforeExit(() => watcher.close())
  watcher.on('change', onChange)
  let queue = Promise.resolve()
  return new Promise((resolve) => {
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') console.error(event.error.message)
      if (event.code === 'BUNDLE_END') void event.result.close()
      if (event.code === 'END') queue = queue.then(onBuilt).then(resolve, console.error)
    })
  })
}
