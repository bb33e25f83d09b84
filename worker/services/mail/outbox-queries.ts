import { desc, eq, gt, sql } from 'drizzle-orm'
import { dayMs } from '#schema/durations.ts'
import type { Call } from '../../call.ts'
import { tables } from '../database.ts'
import { readTogether } from '../write.ts'

const { outbox } = tables
const recentMails = 100

/** The newest mails; the database refuses an answer of over ten megabytes, and one may hold a calendar file. */
export const listMails = ({ db }: Call, atMost = 500) =>
  db.select().from(outbox).orderBy(desc(outbox.id)).limit(atMost)

export async function findMail({ db }: Call, id: number) {
  const [mail] = Number.isSafeInteger(id) ? await db.select().from(outbox).where(eq(outbox.id, id)) : []
  return mail
}

/**
 * How many mails wait, since how many seconds (0 if none), and how many of the last day and of the last hundred failed.
 */
export async function mailState(call: Call) {
  const { db, now } = call
  const dayAgo = new Date(now.getTime() - dayMs)
  const {
    unsent: [unsent],
    latest,
  } = await readTogether(call, {
    unsent: db
      .select({
        waiting: sql<number>`count(*) filter (where state = 'waiting')`,
        oldest: sql<number | null>`min(created_at) filter (where state = 'waiting')`,
        failed: sql<number>`count(*) filter (where state = 'failed' and created_at > ${dayAgo.getTime()})`,
      })
      .from(outbox)
      .where(sql`state in ('waiting', 'failed')`),
    latest: db
      .select({ state: outbox.state })
      .from(outbox)
      .where(gt(outbox.createdAt, dayAgo))
      .orderBy(desc(outbox.createdAt))
      .limit(recentMails),
  })
  const { waiting = 0, oldest = null, failed = 0 } = unsent ?? {}
  return {
    waiting,
    oldestWaitingSeconds: oldest === null ? 0 : Math.round((now.getTime() - oldest) / 1000),
    failed,
    recent: latest.length,
    recentFailed: latest.filter(({ state }) => state === 'failed').length,
  }
}
