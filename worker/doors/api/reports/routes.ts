import { Hono } from 'hono'
import { reportSchema } from '#schema/reports.ts'
import type { App } from '../../context.ts'
import { limitRate } from '../../middleware/rate-limit.ts'
import { readInput } from '../../middleware/read-input.ts'
import { sendAfterwards } from '../../../services/mail/outbox.ts'
import { takeReport } from '../../../workflows/reports/take-report.ts'

/** What anybody says is wrong with a profile that hangs (R26). */
export const reportRoutes = new Hono<App>().post(
  '/reports',
  limitRate('FORM_LIMITER'),
  readInput('json', reportSchema),
  async (c) => {
    await takeReport(c.var.call, c.req.valid('json'))
    sendAfterwards(c.var.call)
    return c.json({ received: true }, 201)
  },
)
