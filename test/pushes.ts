import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { tables } from '#worker/services/database.ts'
import { database } from './people.ts'

const { pushes, pushSubscriptions, sessions } = tables

/**
 * Gives an account of the shared product a device whose push service is none: what is written for it stands in the
 * table, without its words once somebody has tried to send it.
 */
export async function deviceOf(userId: string) {
  const [id, sessionId] = [randomUUID(), randomUUID()]
  const now = new Date()
  await database().batch([
    database()
      .insert(sessions)
      .values({
        id: sessionId,
        userId,
        token: randomUUID(),
        expiresAt: new Date(now.getTime() + 3_600_000),
        createdAt: now,
        updatedAt: now,
      }),
    database()
      .insert(pushSubscriptions)
      .values({
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
    told: async () => {
      const rows = await database()
        .select()
        .from(pushes)
        .where(eq(pushes.subscriptionId, id))
        .orderBy(pushes.id)
      return rows.map(({ kind, path, key }) => ({ kind, path, key }))
    },
    /** Whether it still gets any. */
    isThere: async () =>
      (await database().select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id))).length > 0,
  }
}
