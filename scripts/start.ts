import { join } from 'node:path'
import { copyBuild } from './build/ensure-build.ts'
import { printSampleLogins } from './local/accounts/login-file.ts'
import { openDataFolder } from './local/data-folder.ts'
import { prepareDatabase, startDatabase } from './local/database.ts'
import { requireFreePort } from './local/network.ts'
import { runTask } from './local/plain-error.ts'
import { startReaper } from './local/reaper.ts'
import { readSettings, type Settings, workerVariables } from './local/settings.ts'
import { beforeExit, ownSignals } from './local/shutdown.ts'

await runTask(async () => {
  const settings = readSettings()
  const folder = openDataFolder(settings.dataFolder)
  beforeExit(folder.release)
  await requireFreePort(settings.host, settings.port)
  startReaper()
  ownSignals()

  const database = startDatabase(settings)
  const build = join(settings.dataFolder, 'build')
  const copied = copyBuild(build, settings.variables.APP_URL)
  const runtime = Promise.all([database, import('./local/runtime.ts'), copied]).then(
    ([{ url }, { startRuntime }]) => startRuntime(settings, build, workerVariables(settings, url)),
  )
  const prepared = database.then(({ url }) => prepareDatabase(settings, url))
  const [startCron] = await Promise.all([runtime, prepared])
  await startCron()
  const { url: databaseUrl, watchWrites } = await database
  watchWrites()
  folder.announce({ url: settings.url, databaseUrl })
  printReady(settings)
  printSampleLogins(settings)
})

function printReady({ url, variables }: Settings) {
  const seconds = (performance.now() / 1000).toFixed(1)
  const embedded = [
    ...(variables.TURSO_DATABASE_URL ? [] : ['database (libsql-server)']),
    'pages cache',
    ...(variables.OPENAI_API_KEY || variables.OPENAI_BASE_URL
      ? []
      : ['agent (grounded, no model)', 'search (full text)']),
    ...(variables.STRIPE_SECRET_KEY ? [] : ['payments (sandbox, test cards only)']),
    ...(variables.RESEND_API_KEY ? [] : ['mail (kept at /dev/mail)']),
  ]
  console.info(`Ready on ${url}`)
  console.info(`Embedded: ${embedded.join(', ')}. Started in ${seconds} s.`)
}
