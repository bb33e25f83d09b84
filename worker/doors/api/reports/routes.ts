import { Hono } from 'hono'
import { submitReport } from '../../../workflows/reports/submit-report.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** Reports of published profiles (R26). */
export const reportRoutes = new Hono<App>().post('/reports', readInput('POST /reports'), async (c) => {
  await submitReport(c.var.call, c.req.valid('json'))
  return c.json({ received: true }, 201)
})
