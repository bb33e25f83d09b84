import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { GatewayTaskKind } from '#schema/tables/gateway.ts'
import type { Call } from '../call.ts'
import { tables } from './database.ts'
import { claimed, isDue, postponed, soonest } from './leases.ts'
import { daysAgo, eraseInSlices } from './retention.ts'

const { gatewayTasks } = tables
/** Claimed by one run: what it is to do at the gateway. Its `key` makes it safe to ask again. */
export type GatewayTask = typeof gatewayTasks.$inferSelect

const keptDays = 60
const dayMs = 24 * 3600_000

/** What the gateway is given so that it acts once, and the database so that it is written once. */
export const taskKey = (kind: GatewayTaskKind, subject: string) => `${kind}/${subject}`

/**
 * The statement that writes what is to be done at the gateway, where `onlyIf` holds, for the batch of its cause. The same
 * again writes nothing, or has it tried once more where it was given up.
 */
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

/** What was given up is taken up again. */
const orAgain = sql`on conflict (key) do update set state = 'waiting', due_at = 0, attempts = 0, problem = null,
  created_at = excluded.created_at where gateway_tasks.state = 'failed'`

/** The same for each subject that a query names, one column of it. */
export const taskStatements = ({ db, now, afterwards }: Call, kind: GatewayTaskKind, subjects: SQL) => {
  afterwards.add('gateway tasks')
  return db.run(sql`insert into ${gatewayTasks} (key, kind, subject, created_at)
    select ${kind} || '/' || subject, ${kind}, subject, ${now.getTime()} from (${subjects}) where true ${orAgain}`)
}

/**
 * The same for each subject that a query names, to be done once more also where it was done before, or is being done:
 * what it found then may be another by now.
 */
export const renewedTasks = ({ db, now, afterwards }: Call, kind: GatewayTaskKind, subjects: SQL) => {
  afterwards.add('gateway tasks')
  return db.run(sql`insert into ${gatewayTasks} (key, kind, subject, created_at)
    select ${kind} || '/' || subject, ${kind}, subject, ${now.getTime()} from (${subjects}) where true
    on conflict (key) do update set state = 'waiting', due_at = 0, attempts = 0, problem = null,
      created_at = excluded.created_at`)
}

/** Whether a task was given up. */
export async function isGivenUp({ db }: Call, kind: GatewayTaskKind, subject: string): Promise<boolean> {
  const key = taskKey(kind, subject)
  const [task] = await db
    .select({ state: gatewayTasks.state })
    .from(gatewayTasks)
    .where(eq(gatewayTasks.key, key))
  return task?.state === 'failed'
}

/** Takes tasks that are due and for which `onlyIf` holds, so that no other run takes them meanwhile. */
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

/** The condition that this very call wrote a task. */
export const isOfCall = ({ now }: Call): SQL => eq(gatewayTasks.createdAt, now)

/** A task is done, unless it was to be done once more meanwhile. */
export const endTask = ({ db }: Call, task: GatewayTask) =>
  db.update(gatewayTasks).set({ state: 'done', dueAt: null, problem: null }).where(isStillClaimed(task))

/** Tries a task again after a pause. */
export const postponeTask = ({ db, now }: Call, task: GatewayTask, problem: string) =>
  db
    .update(gatewayTasks)
    .set({ ...postponed(gatewayTasks, now), problem })
    .where(isStillClaimed(task))

/** Gives a task up: somebody has to look at it. */
export const giveTaskUp = ({ db }: Call, task: GatewayTask, problem: string) =>
  db.update(gatewayTasks).set({ state: 'failed', dueAt: null, problem }).where(isStillClaimed(task))

const isStillClaimed = ({ id, dueAt }: GatewayTask) =>
  and(eq(gatewayTasks.id, id), eq(gatewayTasks.dueAt, dueAt ?? 0))

/** How many tasks wait and since when (seconds; 0 if none does), and how many of the last week were given up. */
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

/** Erases tasks 60 days after they were written, except those still to be done. */
export const expireTasks = (call: Call) =>
  eraseInSlices(
    call,
    gatewayTasks,
    sql`${lt(gatewayTasks.createdAt, daysAgo(call, keptDays))} and due_at is null`,
  )
