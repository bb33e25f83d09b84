import { Hono } from 'hono'
import { z } from 'zod'
import type { App } from '../../context.ts'
import { limitRate } from '../../middleware/rate-limit.ts'
import { readInput } from '../../middleware/read-input.ts'
import { visitorOf } from '../../services/visitor.ts'
import { eraseVisitor, exportVisitor } from '../../workflows/visitor-privacy.ts'

/** What a visitor may do with all that is kept of their device (R26). */
export const privacyRoutes = new Hono<App>()
  .get('/privacy/visitor', limitRate('FORM_LIMITER'), async (c) => {
    c.header('Content-Disposition', 'attachment; filename="rembrandt-on-this-device.json"')
    return c.json(await exportVisitor(c.var.call, await visitorOf(c)))
  })
  .post('/privacy/visitor/erase', limitRate('FORM_LIMITER'), readInput('json', z.object({})), async (c) => {
    await eraseVisitor(c.var.call, await visitorOf(c))
    return c.body(null, 204)
  })
