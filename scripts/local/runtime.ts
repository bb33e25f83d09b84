import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4WorkerOptions } from 'miniflare'
import { readWorkerConfig, type WorkerConfig, type WorkerDescription } from '../build/worker-config.ts'
import { startCronTicker } from './cron-ticker.ts'
import { frontDoor } from './front-door.ts'
import type { Settings } from './settings.ts'
import { beforeExit, ownSignals } from './shutdown.ts'

/** A worker that is one file. */
const builtWorker = (description: WorkerDescription, folder: string, file: string): V4WorkerOptions => ({
  ...description,
  modulesRoot: folder,
  modules: [{ type: 'ESModule', path: join(folder, file) }],
})

/** The entry of a built worker and the chunks that it imports late. */
export const modulesOf = (folder: string) =>
  globSync('{index,chunks/*}.js', { cwd: folder })
    .map((file) => join(folder, file))
    .map((path) => ({ path, size: statSync(path).size }))
    // For each further module Miniflare copies all those before: with the large ones last a start takes 0.2 s less.
    .sort((one, other) => one.size - other.size)
    .map(({ path }) => ({ type: 'ESModule' as const, path }))

const connections = 'connections.worker.js'

/** The API worker, whose invocations have no more connections than on Cloudflare. */
export const builtApi = (description: WorkerDescription, folder: string): V4WorkerOptions => ({
  ...description,
  modulesRoot: folder,
  modules: [
    {
      type: 'ESModule',
      path: join(folder, 'limited.js'),
      // The limit applies before anything of the worker is evaluated.
      contents: `import { withSixConnections } from './${connections}'\nimport worker from './index.js'\nexport default withSixConnections(worker)\n`,
    },
    {
      type: 'ESModule',
      path: join(folder, connections),
      contents: readFileSync(join(import.meta.dirname, connections), 'utf8'),
    },
    ...modulesOf(folder),
  ],
})

/** What all of Miniflare's instances here share: quiet, nothing sent home, state kept in the data folder. */
export const sharedOptions = (settings: Settings) => ({
  host: '127.0.0.1',
  port: 0,
  cf: false,
  logRequests: false,
  telemetry: { enabled: false },
  log: new Log(LogLevel.WARN),
  resourcePersistencePath: join(settings.dataFolder, 'miniflare'),
})

/** Pages' own rules: `_routes.json` names what the worker answers, the rest are files or the 404 page. */
function siteAssets(site: string) {
  const routes = JSON.parse(readFileSync(join(site, '_routes.json'), 'utf8')) as Record<
    'include' | 'exclude',
    string[]
  >
  return {
    directory: site,
    binding: 'ASSETS',
    run_worker_first: [...routes.include, ...hidden, ...routes.exclude.map((path) => `!${path}`)],
    routerConfig: { has_user_worker: true },
    assetConfig: { html_handling: 'auto-trailing-slash' as const, not_found_handling: '404-page' as const },
  }
}

/** Pages uploads these as instructions, not as files; the worker answers for them with a 404. */
const hidden = ['/_worker.js', '/_routes.json']

/**
 * Serves a build until the process ends: front door → Pages worker and its files → API worker.
 * Returns what starts cron, which needs a database that is ready.
 */
export async function startRuntime(settings: Settings, build: string, variables: Record<string, string>) {
  const { api, pages }: WorkerConfig = readWorkerConfig(build)
  const site = join(build, 'site')
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...sharedOptions(settings),
      ...(settings.variables.INSPECTOR_PORT && { inspectorPort: settings.variables.INSPECTOR_PORT }),
      workers: [
        frontDoor(pages.name, settings.host, settings.port),
        { ...builtWorker(pages, site, '_worker.js'), assets: siteAssets(site) },
        { ...builtApi(api, join(build, 'worker')), bindings: variables },
      ],
    }),
  )
  ownSignals()
  beforeExit(() => miniflare.dispose())
  await miniflare.ready
  const repeats = settings.variables.CRON === 'on'
  return async () =>
    beforeExit(await startCronTicker(miniflare, api.name, api.cronTriggers ?? [], { repeats }))
}
