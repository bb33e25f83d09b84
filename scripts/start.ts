import { ensureBuild } from './local/build.ts'
import { openDataFolder } from './local/data-folder.ts'
import { startDatabaseServer } from './local/database-server.ts'
import { migrate } from './local/migrate.ts'
import { requireFreePort } from './local/network.ts'
import { runTask } from './local/plain-error.ts'
import { startReaper } from './local/reaper.ts'
import { readSettings, type Settings, workerVariables } from './local/settings.ts'
import { beforeExit, ownSignals, stop } from './local/shutdown.ts'

await runTask(async () => {
  const settings = readSettings()
  const folder = openDataFolder(settings.dataFolder)
  beforeExit(folder.release)
  await requireFreePort(settings.host, settings.port)
  startReaper()
  ownSignals()

  const database = startDatabase(settings)
  const runtime = Promise.all([database, import('./local/runtime.ts'), ensureBuild()]).then(
    ([databaseUrl, { startRuntime }]) => startRuntime(settings, workerVariables(settings, databaseUrl)),
  )
  await Promise.all([database.then((url) => prepareDatabase(settings, url)), runtime])
  folder.announce({ url: settings.url, databaseUrl: await database })
  printReady(settings)
})

/** The address of the database: the one given, or that of the embedded server, started here. */
async function startDatabase(settings: Settings): Promise<string> {
  if (settings.remoteDatabase) return settings.remoteDatabase
  const server = await startDatabaseServer(settings.dataFolder, (line) => {
    console.error(line)
    void stop(1)
  })
  beforeExit(server.stop)
  return server.url
}

async function prepareDatabase(settings: Settings, databaseUrl: string): Promise<void> {
  await migrate(databaseUrl)
  const { seedSamples, upsertFeatured } = await import('./samples/seed-samples.ts')
  await upsertFeatured(databaseUrl)
  if (settings.sampleData) await seedSamples(databaseUrl)
}

function printReady({ url, variables }: Settings) {
  const seconds = (performance.now() / 1000).toFixed(1)
  const embedded = [
    ...(variables.TURSO_DATABASE_URL ? [] : ['database (libsql-server)']),
    'pages cache',
    ...(variables.OPENAI_API_KEY ? [] : ['agent (grounded, no model)']),
    'search (full text)',
  ]
  console.info(`Ready on ${url}`)
  console.info(`Embedded: ${embedded.join(', ')}. Started in ${seconds} s.`)
}
