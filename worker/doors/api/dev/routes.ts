import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AppError } from '../../../services/app-error.ts'
import { setClock } from '../../../services/clock.ts'
import { listMails } from '../../../services/mail/outbox-queries.ts'
import { advanceSandbox } from '../../../workflows/billing/advance-sandbox.ts'
import { updatePublications } from '../../../workflows/profiles/update-publication.ts'
import type { App } from '../../context.ts'
import { isLocalRequest } from '../../middleware/local-request.ts'
import { readInput } from '../../middleware/read-input.ts'
import { expressions, jobNames, runJob, runTimetable } from '../../timetable.ts'

const onlyLocally = createMiddleware<App>(async (c, next) => {
  if (!isLocalRequest(c)) throw new AppError('NOT_FOUND')
  await next()
})

/** What tests, the seed command and a person without a mail provider need; nothing here exists in production. */
export const devRoutes = new Hono<App>()
  .use('/dev/*', onlyLocally)
  .post('/dev/clock', readInput('POST /dev/clock'), (c) => {
    const { now } = c.req.valid('json')
    setClock(now === null ? null : new Date(now))
    return c.json({ now })
  })
  .post('/dev/cron/:job', readInput('POST /dev/cron/:job'), async (c) => {
    const job = jobNames.find((name) => name === c.req.valid('param').job)
    if (!job) throw new AppError('NOT_FOUND')
    const { keepAlive, now } = c.var.call
    await runJob(job, c.env, { keepAlive, now })
    return c.json({ job, ran: true })
  })
  // All jobs of an expression in one invocation, as the platform runs them.
  .post('/dev/timetable', readInput('POST /dev/timetable'), async (c) => {
    const { expression } = c.req.valid('json')
    if (!expressions.includes(expression)) throw new AppError('NOT_FOUND')
    await runTimetable(expression, c.env, c.var.call.keepAlive)
    return c.json({ ran: true })
  })
  .post('/dev/sandbox/advance', readInput('POST /dev/sandbox/advance'), async (c) => {
    const { days, email } = c.req.valid('json')
    await advanceSandbox(c.var.call, days, email)
    return c.json({ days })
  })
  // What an owner's save does to the gallery and the cached pages; the bench asks for it.
  .post('/dev/go-live/:id', readInput('POST /dev/go-live/:id'), async (c) => {
    const [failed] = await updatePublications(c.var.call, [c.req.valid('param').id])
    if (failed) throw failed.error
    return c.json({ ran: true })
  })
  .get('/dev/mail', async (c) => {
    const mails = await listMails(c.var.call)
    return c.json(
      mails.map(({ to, subject, text, html, createdAt, attachments }) => ({
        to,
        subject,
        text,
        html,
        createdAt: createdAt.toISOString(),
        attachments,
      })),
    )
  })
