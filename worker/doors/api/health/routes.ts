import { Hono } from 'hono'
import { probes } from '../../../features/administration/probes.ts'
import { healthOf } from '../../../services/health.ts'
import type { App } from '../../context.ts'
import { longestQuiet } from '../../timetable.ts'

/**
 * GET /api/health, and GET /api/ping, the bare route for benchmarks. 503 where database, KV or cron fail or the set-up is not
 * done; 200 and `degraded` where a job fails, mail waits or money could not be given back. A deployment learns from `version`
 * who answered.
 */
export const healthRoutes = new Hono<App>()
  .get('/ping', (c) => c.text('pong'))
  .get('/health', async (c) => {
    const { isUp, ...health } = await healthOf(c.var.call, longestQuiet, probes)
    return c.json({ ...health, version: c.env.VERSION?.id }, isUp ? 200 : 503)
  })
