import { Hono } from 'hono'
import type { App } from '../../context.ts'
import { lastRunOf } from '../../services/cron-runs.ts'
import { answersAtAll } from '../../services/database.ts'

const cronQuietMs = 10 * 60_000
type Check = 'ok' | 'failing'

/** GET /api/health and the bare route for benchmarks. */
export const healthRoutes = new Hono<App>()
  .get('/ping', (c) => c.text('pong'))
  .get('/health', async (c) => {
    const { db, now } = c.var.call
    const [database, kv, cron] = await Promise.all([
      check(() => answersAtAll(db)),
      check(() => c.env.PAGES.get('edition:changed')),
      // A product that was just set up has not run a job yet.
      check(async () => {
        const last = await lastRunOf(db, 'rehang-changed')
        if (last && now.getTime() - last.getTime() > cronQuietMs) throw new Error('cron is quiet')
      }),
    ])
    const checks = { database, kv, cron }
    const well = Object.values(checks).every((state) => state === 'ok')
    c.header('Cache-Control', 'no-store')
    return c.json({ status: well ? 'ok' : 'degraded', checks }, well ? 200 : 503)
  })

const check = (probe: () => Promise<unknown>): Promise<Check> =>
  probe().then(
    () => 'ok' as const,
    () => 'failing' as const,
  )
