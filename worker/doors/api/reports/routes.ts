import { Hono } from 'hono'
import type { ReportsPage } from '#schema/reports/report-answers.ts'
import { findReports } from '../../../features/reports/queries.ts'
import { decideOnReport } from '../../../workflows/reports/decide-on-report.ts'
import { showReporter } from '../../../workflows/reports/show-reporter.ts'
import { submitReport } from '../../../workflows/reports/submit-report.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** Reports of published profiles, and what administrators decide on them (R26). */
export const reportRoutes = new Hono<App>()
  .post('/reports', readInput('POST /reports'), async (c) => {
    await submitReport(c.var.call, c.req.valid('json'))
    return c.json({ received: true }, 201)
  })
  .get('/admin/reports', readInput('GET /admin/reports'), async (c) => {
    const { state, cursor } = c.req.valid('query')
    return c.json((await findReports(c.var.call, state, cursor)) satisfies ReportsPage)
  })
  .post('/admin/reports/:id/reporter', readInput('POST /admin/reports/:id/reporter'), async (c) =>
    c.json({ to: await showReporter(c.var.call, c.req.valid('param').id) }),
  )
  .post('/admin/reports/:id/resolve', readInput('POST /admin/reports/:id/resolve'), async (c) => {
    const verdict = c.req.valid('json')
    await decideOnReport(c.var.call, c.req.valid('param').id, verdict)
    return c.json({ state: verdict.verdict })
  })
