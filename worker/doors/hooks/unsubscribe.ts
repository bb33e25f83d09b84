import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { StoppableMails } from '#schema/accounts/mail-preferences.ts'
import { maskEmail } from '#schema/email.ts'
import { paths } from '#schema/paths.ts'
import type { Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { readUnsubscribing, type Stoppable } from '../../services/mail/unsubscribing.ts'
import { resumeMails, stateOfMails, stopMails } from '../../workflows/mail/stop-mails.ts'
import type { App } from '../context.ts'
import { readInput } from '../middleware/read-input.ts'

/** What a mail program sends in one press (RFC 8058): a form, with the token in the address and no Origin. */
const oneClick = createMiddleware<App>(async (c, next) => {
  if (/^application\/json\b/i.test(c.req.header('content-type') ?? '')) return next()
  const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}))
  if (form['List-Unsubscribe'] !== 'One-Click') throw new AppError('BAD_REQUEST')
  await stopMails(c.var.call, await readUnsubscribing(c.var.call, c.req.query('token') ?? ''))
  return c.body(null)
})

/**
 * Stops or allows a kind of mail by a signed link: as JSON from our page, as the form of RFC 8058 from a mail
 * program.
 */
export const unsubscribeRoutes = new Hono<App>()
  /** The header's address opened as a link: it redirects to the page, and never acts by itself. */
  .get('/unsubscribe', (c) => {
    const token = c.req.query('token')
    if (token && !/^[\w.-]+$/.test(token)) throw new AppError('LINK_EXPIRED')
    return c.redirect(paths.unsubscribe.href(token))
  })
  .get('/unsubscribe/:token', readInput('GET /unsubscribe/:token'), async (c) => {
    const { call } = c.var
    return c.json(await shown(call, await readUnsubscribing(call, c.req.valid('param').token)))
  })
  .post('/unsubscribe', oneClick, readInput('POST /unsubscribe'), async (c) => {
    const { call } = c.var
    const { token, isWanted } = c.req.valid('json')
    const link = await readUnsubscribing(call, token)
    await (isWanted ? resumeMails(call, link) : stopMails(call, link))
    return c.json(await shown(call, link))
  })

const shown = async (call: Call, link: Stoppable): Promise<StoppableMails> => ({
  kind: link.kind,
  email: maskEmail(link.email),
  standing: await stateOfMails(call, link),
})
