/** What runs a job: which minute, which hour; null where only an administrator does. */
export type JobSchedule = 'minute' | 'minuteAsking' | 'hour' | 'hourAsking' | 'night' | null

/** A job and its last run. */
export type JobRow = {
  name: string
  /** What it does, in a sentence. */
  does: string
  when: JobSchedule
  /** By the clock; null where nothing runs it. */
  nextAt: string | null
  startedAt: string | null
  /** Milliseconds; null while it runs, and of a run of an older build. */
  tookMs: number | null
  outcome: 'running' | 'ended' | 'failed' | null
  problem: string | null
  /** `quiet` and `never` missed a run. */
  state: 'ok' | 'failing' | 'quiet' | 'never'
}

/** Answer of GET /api/admin/jobs. */
export type Jobs = { items: JobRow[] }

/** Answer of POST /api/admin/jobs/{name}/run. */
export type JobOutcome = { outcome: 'ended' | 'failed'; problem: string | null; tookMs: number }
