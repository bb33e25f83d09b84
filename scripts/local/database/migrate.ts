import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@libsql/client/web'
import { root } from '../settings.ts'

/** Brings a database (its token, if any, as `?authToken=`) to the newest of `migrations/`; does nothing when it is there. */
export async function migrate(url: string, folder = join(root, 'migrations')): Promise<void> {
  const client = createClient({ url })
  try {
    const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
      entries: { when: number }[]
    }
    const newest = Math.max(0, ...journal.entries.map(({ when }) => when))
    const applied = await client
      .execute('select max(created_at) as newest from __drizzle_migrations')
      .catch(() => undefined)
    if (Number(applied?.rows[0]?.newest ?? 0) >= newest) return
    // Loaded only now: half a second that a warm start does without.
    const [{ drizzle }, { migrate: run }] = await Promise.all([
      import('drizzle-orm/libsql/web'),
      import('drizzle-orm/libsql/migrator'),
    ])
    await run(drizzle(client), { migrationsFolder: folder })
  } finally {
    client.close()
  }
}

/** Notes that a start or a deployment has made all it makes: until then the health check answers 503, from then on jobs are expected. */
export async function noteSetUp(url: string): Promise<void> {
  const client = createClient({ url })
  try {
    await client.execute({
      sql: "insert into cron_runs (job, ended_at) values ('set-up', ?) on conflict do nothing",
      args: [Date.now()],
    })
  } finally {
    client.close()
  }
}
