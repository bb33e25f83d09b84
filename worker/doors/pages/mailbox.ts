import { Hono } from 'hono'
import { services } from '#schema/paths.ts'
import { findMail, listMails } from '../../services/mail/outbox-queries.ts'
import type { App } from '../context.ts'
import { isLocalRequest } from '../middleware/local-request.ts'

const maxListed = 200
const address = `${services.development}/mail`

/** `/dev/mail`: every mail of this product, to be read without a provider. Local only; elsewhere nothing is here. */
export const mailbox = new Hono<App>().get(address, async (c, next) => {
  if (!isLocalRequest(c)) return next()
  const chosen = c.req.query('mail')
  const mails = await listMails(c.var.call, maxListed)
  const open = chosen ? await findMail(c.var.call, Number(chosen)) : mails[0]
  const { mailboxDocument } = await import('./mailbox-document.tsx')
  c.header('Cache-Control', 'no-store')
  return c.html(await mailboxDocument(mails, open))
})
