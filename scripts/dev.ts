import { join } from 'node:path'
import { printSampleLogins } from './local/accounts/login-file.ts'
import { openDataFolder } from './local/data-folder.ts'
import { prepareDatabase, startDatabase } from './local/database.ts'
import { requireFreePort } from './local/network.ts'
import { runTask } from './local/plain-error.ts'
import { startReaper } from './local/reaper.ts'
import { readSettings, root, workerVariables } from './local/settings.ts'
import { beforeExit, ownSignals } from './local/shutdown.ts'

process.env.NODE_ENV = 'development'

/** The product with hot reload on both sides: Vite in front, the worker rebuilt and swapped behind it. */
await runTask(async () => {
  const settings = readSettings()
  const folder = openDataFolder(settings.dataFolder)
  beforeExit(folder.release)
  await requireFreePort(settings.host, settings.port)
  startReaper()
  ownSignals()

  const { url: databaseUrl, watchWrites } = await startDatabase(settings)
  const [{ compileWorkerConfig }, { startDevServer }, { startWatchedWorker }] = await Promise.all([
    import('./build/ensure-build.ts'),
    import('./local/dev-server.ts'),
    import('./local/worker-watch.ts'),
    prepareDatabase(settings, databaseUrl),
  ])
  const build = join(settings.dataFolder, 'dev')
  await compileWorkerConfig(build)
  const reload = (changed: readonly string[]) => {
    // Changes of web/ reach the browser through Vite, which keeps its state.
    if (changed.some((path) => !path.startsWith(`${root}/web/`))) server?.hot.send({ type: 'full-reload' })
  }
  let server: Awaited<ReturnType<typeof startDevServer>> | undefined
  const worker = await startWatchedWorker(settings, build, workerVariables(settings, databaseUrl), reload)
  server = await startDevServer(settings, worker)
  ownSignals()
  beforeExit(() => server?.close())
  watchWrites()
  folder.announce({ url: settings.url, databaseUrl })
  console.info(`Ready on ${settings.url}, with hot reload, after ${(performance.now() / 1000).toFixed(1)} s`)
  printSampleLogins(settings)
})
