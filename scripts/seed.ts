import { services } from '#schema/paths.ts'
import { findRunning, openDataFolder } from './local/data-folder.ts'
import { startDatabaseServer } from './local/database-server.ts'
import { migrate } from './local/migrate.ts'
import { PlainError, runTask } from './local/plain-error.ts'
import { readSettings } from './local/settings.ts'
import { chosenProfiles } from './samples/chosen-profiles.ts'
import { type SeedProfile, seedProfiles } from './samples/seed-profiles.ts'

/** Adds sample profiles beside a running product, or to the stopped one's database. Repeating it adds nothing. */
async function seed() {
  const profiles = chosenProfiles(process.argv.slice(2))
  const settings = readSettings()
  const running = findRunning(settings.dataFolder)
  const startedAt = performance.now()
  const added = running
    ? await seedProfiles(running.databaseUrl, profiles)
    : await seedStopped(settings.dataFolder, settings.remoteDatabase, profiles)
  if (running) await showAtOnce(running.url)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.info(`${added.toLocaleString('en-GB')} profiles added in ${seconds} s`)
}

async function seedStopped(
  dataFolder: string,
  remoteDatabase: string | undefined,
  profiles: Iterable<SeedProfile>,
) {
  if (remoteDatabase) return seedProfiles(remoteDatabase, profiles)
  const folder = openDataFolder(dataFolder)
  const server = await startDatabaseServer(dataFolder, (line) => console.error(line))
  try {
    await migrate(server.url)
    return await seedProfiles(server.url, profiles)
  } finally {
    await server.stop()
    folder.release()
  }
}

/** The running product would otherwise show the new profiles a minute late, and know their words within the hour. */
const showAtOnce = (url: string) =>
  Promise.all(
    ['renew-pages', 'count-words'].map(async (job) => {
      const answer = await fetch(`${url}${services.api}/dev/cron/${job}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      })
      if (!answer.ok) throw new PlainError(`The profiles are added, but ${job} failed: ${answer.status}`)
    }),
  )

await runTask(seed)
