import { Hono } from 'hono'
import { eraseAccount } from '../../../workflows/privacy/erase-account.ts'
import { exportAccount, exportResume } from '../../../workflows/privacy/export-account.ts'
import { eraseVisitor, exportVisitor } from '../../../workflows/privacy/visitor-privacy.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'
import { clearSignInCookie, dropSessionCookie } from '../../middleware/sign-in-cookies.ts'
import { visitorOf } from '../../middleware/visitor-cookie.ts'

/** Export and erasure: a visitor's by their device, an owner's by their account (R26). */
export const privacyRoutes = new Hono<App>()
  .get('/privacy/visitor', async (c) => {
    const exported = await exportVisitor(c.var.call, await visitorOf(c))
    c.header('Content-Type', 'application/json; charset=UTF-8')
    c.header('Content-Disposition', 'attachment; filename="rembrandt-on-this-device.json"')
    return c.body(JSON.stringify({ exportedAt: c.var.call.now, ...exported }, null, 2))
  })
  .post('/privacy/visitor/erase', readInput('POST /privacy/visitor/erase'), async (c) => {
    await eraseVisitor(c.var.call, await visitorOf(c))
    clearSignInCookie(c)
    return c.body(null, 204)
  })
  .get('/privacy/export', readInput('GET /privacy/export'), async (c) => {
    const { call } = c.var
    const isResume = c.req.valid('query').form === 'json-resume'
    const text = isResume ? JSON.stringify(await exportResume(call), null, 2) : await exportAccount(call)
    c.header('Content-Type', 'application/json; charset=UTF-8')
    c.header(
      'Content-Disposition',
      `attachment; filename="${isResume ? 'resume' : 'rembrandt-account'}.json"`,
    )
    return c.body(text)
  })
  .post('/privacy/erase', readInput('POST /privacy/erase'), async (c) => {
    const { call } = c.var
    await eraseAccount(call, c.req.valid('json').password)
    dropSessionCookie(c)
    clearSignInCookie(c)
    return c.body(null, 204)
  })
