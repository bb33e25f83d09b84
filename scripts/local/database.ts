import { startDatabaseServer } from './database-server.ts'
import { migrate } from './migrate.ts'
import type { Settings } from './settings.ts'
import { beforeExit, stop } from './shutdown.ts'

/** The address of the database: the one given, or that of the embedded server, started here. */
export async function startDatabase(settings: Settings): Promise<string> {
  if (settings.remoteDatabase) return settings.remoteDatabase
  const server = await startDatabaseServer(settings.dataFolder, (line) => {
    console.error(line)
    void stop(1)
  })
  beforeExit(server.stop)
  return server.url
}

/** Brings the schema up to date, then the featured experts and the samples. */
export async function prepareDatabase({ sampleData }: Settings, databaseUrl: string): Promise<void> {
  await migrate(databaseUrl)
  const { seedSamples, upsertFeatured } = await import('../samples/seed-samples.ts')
  // The featured experts are among the samples.
  await (sampleData ? seedSamples : upsertFeatured)(databaseUrl)
}
