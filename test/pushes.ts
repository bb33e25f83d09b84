import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { inject } from 'vitest'
import { tables } from '#worker/services/database.ts'
import { databaseAt } from './people.ts'

const { pushes, pushSubscriptions, sessions } = tables

/**
 * Gives an account, of the shared product unless a database is named, a device whose push service is none: what is
 * written for it stands in the table, without its words once somebody has tried to send it.
 */
export async function deviceOf(userId: string, databaseUrl = inject('databaseUrl')) {
  const db = databaseAt(databaseUrl)
  const [id, sessionId] = [randomUUID(), randomUUID()]
  const now = new Date()
  await db.batch([
    db.insert(sessions).values({
      id: sessionId,
      userId,
      token: randomUUID(),
      expiresAt: new Date(now.getTime() + 3_600_000),
      createdAt: now,
      updatedAt: now,
    }),
    db.insert(pushSubscriptions).values({
      id,
      userId,
      sessionId,
      endpoint: `https://nowhere.invalid/${id}`,
      p256dh: '',
      auth: '',
      name: 'Firefox on Linux',
      createdAt: now,
    }),
  ])
  return {
    id,
    /** What it was told, oldest first. */
    notifications: async () => {
      const rows = await db.select().from(pushes).where(eq(pushes.subscriptionId, id)).orderBy(pushes.id)
      return rows.map(({ kind, path, key }) => ({ kind, path, key }))
    },
    /** Whether it still gets any. */
    isThere: async () =>
      (await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id))).length > 0,
  }
}
