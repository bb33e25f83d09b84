import { Hono } from 'hono'
import { probes } from '../../../features/administration/probes.ts'
import { healthOf } from '../../../services/health.ts'
import type { App } from '../../context.ts'
import { maxQuietMs } from '../../timetable.ts'

/**
 * GET /api/health: 503 where database, KV, cron or the set-up fail, 200 and `degraded` where something else does;
 * `version` says who answered. GET /api/ping is the bare route for benchmarks.
 */
export const healthRoutes = new Hono<App>()
  .get('/ping', (c) => c.text('pong'))
  .get('/health', async (c) => {
    const { isUp, ...health } = await healthOf(c.var.call, maxQuietMs, probes)
    return c.json({ ...health, version: c.env.VERSION?.id }, isUp ? 200 : 503)
  })
