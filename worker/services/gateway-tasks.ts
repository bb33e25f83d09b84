import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { dayMs } from '#schema/durations.ts'
import type { GatewayTaskKind } from '#schema/tables/services/gateway.ts'
import type { Call } from '../call.ts'
import { tables } from './database.ts'
import { claimed, isDue, postponed, soonest, stillClaimed } from './leases.ts'
import { daysAgo, eraseInSlices } from './retention.ts'

const { gatewayTasks } = tables
/** A task that one run has claimed; its `key` makes it safe to repeat. */
export type GatewayTask = typeof gatewayTasks.$inferSelect

const retentionDays = 60

/** The idempotency key of a task, at the gateway and in the database. */
export const taskKey = (kind: GatewayTaskKind, subject: string) => `${kind}/${subject}`

/** Inserts a task for the gateway where `onlyIf` holds; a repeat inserts nothing, and retries it if it had failed. */
export const taskStatement = (
  { db, now, afterwards }: Call,
  kind: GatewayTaskKind,
  subject: string,
  onlyIf: SQL = sql`1`,
) => {
  afterwards.add('gateway tasks')
  return db.run(sql`insert into ${gatewayTasks} (key, kind, subject, created_at)
    select ${taskKey(kind, subject)}, ${kind}, ${subject}, ${now.getTime()}
    where ${onlyIf} ${orAgain}`)
}

/** A failed task is retried. */
const orAgain = sql`on conflict (key) do update set state = 'waiting', due_at = 0, attempts = 0, problem = null,
  created_at = excluded.created_at where gateway_tasks.state = 'failed'`

/** The same for each subject that a query names in one column. */
export const taskStatements = ({ db, now, afterwards }: Call, kind: GatewayTaskKind, subjects: SQL) => {
  afterwards.add('gateway tasks')
  return db.run(sql`insert into ${gatewayTasks} (key, kind, subject, created_at)
    select ${kind} || '/' || subject, ${kind}, subject, ${now.getTime()} from (${subjects}) where true ${orAgain}`)
}

/**
 * The same for each subject that a query names, repeated even if it is done or under way, because the answer may differ
 * by now.
 */
export const renewedTasks = ({ db, now, afterwards }: Call, kind: GatewayTaskKind, subjects: SQL) => {
  afterwards.add('gateway tasks')
  return db.run(sql`insert into ${gatewayTasks} (key, kind, subject, created_at)
    select ${kind} || '/' || subject, ${kind}, subject, ${now.getTime()} from (${subjects}) where true
    on conflict (key) do update set state = 'waiting', due_at = 0, attempts = 0, problem = null,
      created_at = excluded.created_at`)
}

/** The condition that a task has failed for good. */
export const isTaskFailed = (kind: GatewayTaskKind, subject: string): SQL =>
  sql`exists (select 1 from ${gatewayTasks} where key = ${taskKey(kind, subject)} and state = 'failed')`

/** The condition that a task waits to be done. */
export const isTaskWaiting = (kind: GatewayTaskKind, subject: string): SQL =>
  sql`exists (select 1 from ${gatewayTasks} where key = ${taskKey(kind, subject)} and state = 'waiting')`

/** The condition that a task, by its number, has not failed for good. */
export const hasNotFailed = (id: number): SQL =>
  sql`not exists (select 1 from ${gatewayTasks} where id = ${id} and state = 'failed')`

/** Lets a task that failed for good be tried again, under the same key. */
export const retryTask = ({ db, now, afterwards }: Call, id: number) => {
  afterwards.add('gateway tasks')
  return db
    .update(gatewayTasks)
    .set({ state: 'waiting', dueAt: 0, attempts: 0, problem: null, createdAt: now })
    .where(and(eq(gatewayTasks.id, id), eq(gatewayTasks.state, 'failed')))
}

/** Deletes a task that is done, so that it can be asked again. */
export const deleteDoneTask = ({ db }: Call, kind: GatewayTaskKind, subject: string, onlyIf: SQL) =>
  db
    .delete(gatewayTasks)
    .where(and(eq(gatewayTasks.key, taskKey(kind, subject)), eq(gatewayTasks.state, 'done'), onlyIf))

/** Claims due tasks for which `onlyIf` holds, so that no other run takes them. */
export const claimTasks = ({ db, now }: Call, atMost: number, onlyIf?: SQL): Promise<GatewayTask[]> =>
  db
    .update(gatewayTasks)
    .set(claimed(gatewayTasks, now))
    .where(
      inArray(
        gatewayTasks.id,
        db
          .select({ id: gatewayTasks.id })
          .from(gatewayTasks)
          .where(and(isDue(gatewayTasks, now), onlyIf))
          .orderBy(soonest(gatewayTasks), asc(gatewayTasks.id))
          .limit(atMost),
      ),
    )
    .returning()

/** The condition that this call inserted a task. */
export const isOfCall = ({ now }: Call): SQL => eq(gatewayTasks.createdAt, now)

/** Marks a task as done, unless it is to be repeated. */
export const endTask = ({ db }: Call, task: GatewayTask) =>
  db
    .update(gatewayTasks)
    .set({ state: 'done', dueAt: null, problem: null })
    .where(stillClaimed(gatewayTasks, [task]))

/** Marks a task as done that nobody wants any more; a repeat of what inserted it does not revive it. */
export const cancelTask = ({ db }: Call, kind: GatewayTaskKind, subject: string) =>
  db
    .update(gatewayTasks)
    .set({ state: 'done', dueAt: null, problem: null })
    .where(eq(gatewayTasks.key, taskKey(kind, subject)))

/** Schedules another attempt of a task after a pause. */
export const postponeTask = ({ db, now }: Call, task: GatewayTask, problem: string) =>
  db
    .update(gatewayTasks)
    .set({ ...postponed(gatewayTasks, now), problem })
    .where(stillClaimed(gatewayTasks, [task]))

/** Marks a task as failed for good: a person has to look at it. */
export const failTask = ({ db }: Call, task: GatewayTask, problem: string) =>
  db
    .update(gatewayTasks)
    .set({ state: 'failed', dueAt: null, problem })
    .where(stillClaimed(gatewayTasks, [task]))

/** How many tasks wait, since how many seconds (0 if none), and how many of the last week failed. */
export async function taskState({ db, now }: Call) {
  const [state] = await db
    .select({
      waiting: sql<number>`count(*) filter (where state = 'waiting')`,
      oldest: sql<number | null>`min(created_at) filter (where state = 'waiting')`,
      failed: sql<number>`count(*) filter (where state = 'failed' and created_at > ${now.getTime() - 7 * dayMs})`,
    })
    .from(gatewayTasks)
    .where(sql`state in ('waiting', 'failed')`)
  const { waiting = 0, oldest = null, failed = 0 } = state ?? {}
  return {
    waiting,
    oldestWaitingSeconds: oldest === null ? 0 : Math.round((now.getTime() - oldest) / 1000),
    failed,
  }
}

/** Tasks that were given up, and those that failed and wait to be tried again, newest first. */
export const failedTasks = ({ db }: Pick<Call, 'db'>, atMost = 100) =>
  db
    .select()
    .from(gatewayTasks)
    .where(sql`state in ('waiting', 'failed') and (state = 'failed' or ${gatewayTasks.problem} is not null)`)
    .orderBy(sql`state`, desc(gatewayTasks.createdAt))
    .limit(atMost)

/** The tasks of a kind about some subjects. */
export const tasksAbout = ({ db }: Pick<Call, 'db'>, kind: GatewayTaskKind, subjects: readonly string[]) =>
  db
    .select({ subject: gatewayTasks.subject, state: gatewayTasks.state })
    .from(gatewayTasks)
    .where(and(inArray(gatewayTasks.subject, [...subjects]), eq(gatewayTasks.kind, kind)))

/** Deletes tasks 60 days after they were inserted, except those that still wait. */
export const expireTasks = (call: Call) =>
  eraseInSlices(
    call,
    gatewayTasks,
    sql`${lt(gatewayTasks.createdAt, daysAgo(call, retentionDays))} and due_at is null`,
  )
