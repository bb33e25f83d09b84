import { createClient } from '@libsql/client/web'
import { fingerprint } from '../build/fingerprint.ts'
import { startDatabaseServer } from './database/database-server.ts'
import { migrate, noteSetUp } from './database/migrate.ts'
import type { Settings } from './settings.ts'
import { beforeExit, stop } from './shutdown.ts'

/** The address of the database: the one given, or that of the embedded server, started here and watched on request. */
export async function startDatabase(settings: Settings) {
  if (settings.remoteDatabase) return { url: settings.remoteDatabase, watchWrites() {} }
  const server = await startDatabaseServer(settings.dataFolder, (line) => {
    console.error(line)
    void stop(1)
  })
  beforeExit(server.stop)
  return server
}

/** Brings the schema up to date, then the featured experts and the samples, then the accounts that a start makes. */
export async function prepareDatabase(settings: Settings, databaseUrl: string): Promise<void> {
  await migrate(databaseUrl)
  await prepareSamples(settings, databaseUrl)
  await prepareAccounts(settings, databaseUrl)
  await noteSetUp(databaseUrl)
}

async function prepareSamples({ sampleData }: Settings, databaseUrl: string): Promise<void> {
  const made = fingerprint(['scripts/samples', 'worker', 'schema'])
  const [all, featured] = [`all ${made}`, `featured ${made}`]
  const wanted = sampleData ? all : featured
  const client = createClient({ url: databaseUrl })
  try {
    // Loading and writing them takes most of a second, which a start with the same samples does without.
    const seeded = await client.execute('select fingerprint from __samples').catch(() => undefined)
    // The featured experts are among the samples.
    if ([all, wanted].includes(String(seeded?.rows[0]?.fingerprint))) return
    const { seedSamples, upsertFeatured } = await import('../samples/seed-samples.ts')
    await (sampleData ? seedSamples : upsertFeatured)(databaseUrl)
    await client.batch(
      [
        'create table if not exists __samples (fingerprint text not null)',
        'delete from __samples',
        { sql: 'insert into __samples values (?)', args: [wanted] },
      ],
      'write',
    )
  } finally {
    client.close()
  }
}

/** The sample log-ins, and the administrator whom ADMIN_EMAIL and ADMIN_PASSWORD name, unless the address has an account already. */
async function prepareAccounts({ sampleData, dataFolder, variables }: Settings, databaseUrl: string) {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = variables
  const isNamed = email && password
  if (!sampleData && !isNamed) return
  // Half a second that a start without accounts does without.
  const { openPatientDatabase } = await import('#worker/services/database.ts')
  const db = openPatientDatabase({ TURSO_DATABASE_URL: databaseUrl })
  if (sampleData) await (await import('./accounts/sample-logins.ts')).prepareSampleLogins(dataFolder, db)
  if (!isNamed) return
  const { createAccount } = await import('./accounts/accounts.ts')
  await createAccount(db, { email, password, name: 'Administrator', role: 'admin' })
}
