import { setTimeout as sleep } from 'node:timers/promises'
import { CronExpressionParser } from 'cron-parser'
import type { Miniflare } from 'miniflare'

const maxWaitMs = 60_000
/** A start does not wait longer for work that fell due. */
const patienceMs = 3_000

/**
 * Fires the cron expressions of wrangler.toml in UTC, as Cloudflare does and Miniflare does not, and answers what stops
 * it. Each is run once at the start, and waited for where it never `repeats`.
 */
export async function startCronTicker(
  miniflare: Miniflare,
  worker: string,
  expressions: readonly string[],
  { repeats = true } = {},
): Promise<() => void> {
  const timers = new Map<string, NodeJS.Timeout>()
  let stopped = false

  const runAt = (expression: string, time: Date) => {
    const wait = time.getTime() - Date.now()
    // Waits in short stretches, so that a laptop that slept catches up at once.
    const next = wait > 0 ? () => runAt(expression, time) : () => fire(expression, time)
    timers.set(expression, setTimeout(next, Math.min(Math.max(wait, 0), maxWaitMs)).unref())
  }
  const schedule = (expression: string) =>
    runAt(expression, CronExpressionParser.parse(expression, { tz: 'UTC' }).next().toDate())
  const fire = async (expression: string, scheduledTime: Date) => {
    if (repeats) schedule(expression)
    try {
      const fetcher = await miniflare.getWorker(worker)
      const { outcome } = await fetcher.scheduled({ cron: expression, scheduledTime })
      if (outcome !== 'ok') console.warn(`Cron ${expression} ended with "${outcome}"`)
    } catch (error) {
      if (!stopped) console.warn(`Cron ${expression} failed: ${(error as Error).message}`)
    }
  }

  // Each runs once now: what fell due while the product was stopped is made up for. Long work goes on behind.
  const caughtUp = Promise.all(expressions.map((expression) => fire(expression, new Date())))
  await (repeats ? Promise.race([caughtUp, sleep(patienceMs, undefined, { ref: false })]) : caughtUp)
  return () => {
    for (const timer of timers.values()) clearTimeout(timer)
    timers.clear()
    stopped = true
  }
}
