import { Hono } from 'hono'
import type { Alerts } from '#schema/administration/administration-answers.ts'
import type { MailList } from '#schema/administration/mails.ts'
import { alertsOf } from '../../../features/administration/alerts.ts'
import { mailList } from '../../../features/administration/mail-list.ts'
import { probes } from '../../../features/administration/probes.ts'
import { healthOf } from '../../../services/health.ts'
import { sendMailAgain, showAddress } from '../../../workflows/mail/administer-mails.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'
import { maxQuietMs } from '../../timetable.ts'

/** The outbox as administrators see it, never a text (R25), and what is wrong with the product. */
export const mailRoutes = new Hono<App>()
  .get('/admin/alerts', async (c) => {
    const { call } = c.var
    return c.json({
      alerts: alertsOf(await healthOf(call, maxQuietMs, probes)),
    } satisfies Alerts)
  })
  .get('/admin/mails', readInput('GET /admin/mails'), async (c) =>
    c.json((await mailList(c.var.call, c.req.valid('query'))) satisfies MailList),
  )
  .post('/admin/mails/:id/send', readInput('POST /admin/mails/:id/send'), async (c) => {
    await sendMailAgain(c.var.call, c.req.valid('param').id)
    return c.json({ asked: true }, 202)
  })
  .post('/admin/mails/:id/recipient', readInput('POST /admin/mails/:id/recipient'), async (c) =>
    c.json({ to: await showAddress(c.var.call, c.req.valid('param').id) }),
  )
