import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { beginWidgetVisit } from '../../../workflows/widget/begin-visit.ts'
import { grantTicket } from '../../../workflows/widget/grant-ticket.ts'
import { changeWidgetSettings, readWidgetSettings } from '../../../workflows/widget/own-settings.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'
import { keepWidgetVisit } from '../../middleware/widget-visit.ts'

/** Lets a script on any site read the answer, refusals included; nobody's cookie comes with such a request. */
export const openToEverySite = createMiddleware<App>(async (c, next) => {
  await next()
  c.res.headers.set('Access-Control-Allow-Origin', '*')
})

/** An expert's own agent on their own site (R23). */
export const widgetRoutes = new Hono<App>()
  .get('/widget-settings', async (c) => c.json(await readWidgetSettings(c.var.call)))
  .put('/widget-settings', readInput('PUT /widget-settings'), async (c) =>
    c.json(await changeWidgetSettings(c.var.call, c.req.valid('json'))),
  )
  .options('/widget/ticket', (c) => {
    c.header('Access-Control-Allow-Methods', 'POST')
    c.header('Access-Control-Allow-Headers', 'content-type')
    c.header('Access-Control-Max-Age', '86400')
    return c.body(null, 204)
  })
  .post('/widget/visit', readInput('POST /widget/visit'), async (c) =>
    c.json(await beginWidgetVisit(c.var.call, c.req.valid('json'))),
  )
  .get('/widget/way', readInput('GET /widget/way'), async (c) => {
    const { to, visit } = c.req.valid('query')
    await keepWidgetVisit(c, visit)
    return c.redirect(to)
  })
  .post('/widget/ticket', readInput('POST /widget/ticket'), async (c) => {
    const { profileUrl } = c.req.valid('json')
    return c.json({ ticket: await grantTicket(c.var.call, profileUrl, c.req.header('origin')) })
  })
