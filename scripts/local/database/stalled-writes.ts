import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** How often it is tried, and how long a try waits: sqld takes a transaction away from its holder after 5 s. */
const times = { everyMs: 2_000, patienceMs: 4_000 }
/** So many tries in a row of which no write came through, neither this one nor anybody else's. */
const maxFailures = 3

type Watched = { url: string; dataFolder: string }

/**
 * Calls `onStall` when libsql-server answers reads and lets no write begin. With several writers waiting at a checkpoint
 * it can give its write lock to a connection that has stopped waiting, and never gives it to another one.
 */
export async function watchWrites(
  { url, dataFolder }: Watched,
  stopped: AbortSignal,
  onStall: () => void,
  { everyMs, patienceMs } = times,
): Promise<void> {
  const answers = (...statements: string[]) => answersInTime(url, statements, patienceMs)
  const waitForNextTry = () => sleep(everyMs, true, { ref: false, signal: stopped }).catch(() => false)
  let writtenBefore = 0
  for (let failures = 0; await waitForNextTry(); ) {
    const hasBegun = await answers('begin immediate', 'rollback')
    const writtenAt = await lastWriteOf(dataFolder)
    if (hasBegun || writtenAt !== writtenBefore || !(await answers('select 1'))) failures = 0
    else failures += 1
    writtenBefore = writtenAt
    if (failures === maxFailures) onStall()
  }
}

/** Whether a database answers statements in time, also with an error. */
async function answersInTime(url: string, statements: string[], patienceMs: number): Promise<boolean> {
  const requests = statements.map((sql) => ({ type: 'execute', stmt: { sql } }))
  const body = JSON.stringify({ requests: [...requests, { type: 'close' }] })
  const signal = AbortSignal.timeout(patienceMs)
  return fetch(`${url}/v2/pipeline`, { method: 'POST', body, signal })
    .then((answer) => answer.text())
    .then(Boolean, () => false)
}

/** When the database's files changed last, in milliseconds since 1970; 0 before there are any. */
async function lastWriteOf(dataFolder: string): Promise<number> {
  const files = ['data', 'data-wal'].map((name) => join(dataFolder, 'sqld/dbs/default', name))
  const found = await Promise.all(files.map((file) => stat(file).catch(() => undefined)))
  return Math.max(...found.map((file) => file?.mtimeMs ?? 0))
}
