import { type Call, openCall } from './call.ts'
import { type Env, variablesOf } from './env.ts'
import { expireConversations } from './features/chat/commands.ts'
import { countWords } from './features/knowledge/commands.ts'
import { embedChanged } from './features/knowledge/jobs.ts'
import { drawChanged } from './features/sharing/jobs.ts'
import { currentTime } from './services/clock.ts'
import { lastRunOf, recordRun } from './services/cron-runs.ts'
import { expireMails, sendDue } from './services/outbox.ts'
import { renewPages } from './services/page-cache.ts'
import { rehangChanged } from './workflows/rehang-changed.ts'

/** Does its work since `lastRun`; answers up to when it got, if that is not `call.now`. */
type Job = (call: Call, lastRun: Date) => Promise<unknown>

export const jobNames = [
  'rehang-changed',
  'embed-changed',
  'draw-changed',
  'renew-pages',
  'count-words',
  'expire-conversations',
  'send-mail',
  'expire-mail',
] as const
export type JobName = (typeof jobNames)[number]

/** Every job by its name, as `POST /api/dev/cron/{job}` takes it. */
export const jobs: Record<JobName, Job> = {
  'rehang-changed': rehangChanged,
  'embed-changed': embedChanged,
  'draw-changed': drawChanged,
  'renew-pages': ({ kv }) => renewPages(kv, 'withdrawn'),
  'count-words': ({ db }) => countWords(db),
  'expire-conversations': ({ db, now }) => expireConversations(db, now),
  'send-mail': sendDue,
  'expire-mail': ({ db, now }) => expireMails(db, now),
}

/** Which jobs an expression of wrangler.toml runs. */
const timetable: Record<string, JobName[]> = {
  '* * * * *': ['send-mail', 'rehang-changed', 'embed-changed', 'draw-changed'],
  '7 * * * *': ['count-words'],
  '17 3 * * *': ['expire-conversations', 'expire-mail'],
}

/** Runs a job and records that it ended well, so that the next run knows where to begin. */
export async function runJob(
  name: JobName,
  env: Env,
  keepAlive: Call['keepAlive'],
  now = currentTime(),
): Promise<void> {
  const actor = { kind: 'job', name } as const
  const call = openCall({ kv: env.PAGES, variables: variablesOf(env), now, keepAlive, actor })
  const lastRun = (await lastRunOf(call.db, name)) ?? now
  const done = await jobs[name](call, lastRun)
  await recordRun(call.db, name, done instanceof Date ? done : now)
}

/** Runs all jobs of an expression; one that fails does not keep the others from running. */
export async function runTimetable(
  expression: string,
  env: Env,
  keepAlive: Call['keepAlive'],
): Promise<void> {
  const outcomes = await Promise.allSettled(
    (timetable[expression] ?? []).map((name) => runJob(name, env, keepAlive)),
  )
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') console.error('Cron job failed', outcome.reason)
}
