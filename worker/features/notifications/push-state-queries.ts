import { desc, gt, sql } from 'drizzle-orm'
import { dayMs } from '#schema/durations.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { readTogether } from '../../services/write.ts'

const { pushes } = tables
const recentPushes = 100
/** Tries that take half an hour where no push service asks for longer pauses. */
const maxAttempts = 6

/**
 * How many pushes wait, for how many seconds the first is late (0 if none), and how many failed: at all, and of
 * the last day's last hundred.
 */
export async function pushState(call: Pick<Call, 'db' | 'now'>) {
  const { db, now } = call
  const {
    unsent: [unsent],
    latest,
  } = await readTogether(call, {
    unsent: db
      .select({
        waiting: sql<number>`count(*)`,
        due: sql<number | null>`min(due_at) filter (where due_at > 0)`,
        dueAtOnce: sql<number | null>`min(created_at) filter (where due_at = 0)`,
        failed: sql<number>`count(*) filter (where attempts >= ${maxAttempts})`,
      })
      .from(pushes)
      .where(sql`due_at is not null`),
    latest: db
      .select({ attempts: pushes.attempts, dueAt: pushes.dueAt })
      .from(pushes)
      .where(gt(pushes.createdAt, new Date(now.getTime() - dayMs)))
      .orderBy(desc(pushes.createdAt))
      .limit(recentPushes),
  })
  const { waiting = 0, due = null, dueAtOnce = null, failed = 0 } = unsent ?? {}
  const since = Math.min(due ?? now.getTime(), dueAtOnce ?? now.getTime())
  return {
    waiting,
    oldestWaitingSeconds: Math.max(0, Math.round((now.getTime() - since) / 1000)),
    failed,
    recent: latest.length,
    recentFailed: latest.filter(({ attempts, dueAt }) => dueAt !== null && attempts >= maxAttempts).length,
    recentSettled: latest.filter(({ dueAt }) => dueAt === null).length,
  }
}
