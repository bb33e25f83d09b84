import { Hono } from 'hono'
import { AppError } from '../../services/app-error.ts'
import { isSigned } from '../../services/mail/signed-notices.ts'
import { handleMailEvent, mailEventSchema } from '../../workflows/mail/handle-mail-event.ts'
import type { App } from '../context.ts'

/**
 * POST /api/mail/events: Resend's webhook. An address that bounced or complained is sent nothing more; its mailbox under
 * other tags is. Guarded by its signature, so it is mounted before the check of the request's origin.
 */
export const mailEventRoutes = new Hono<App>().post('/mail/events', async (c) => {
  const { call } = c.var
  const { RESEND_WEBHOOK_SECRET } = call.variables
  if (!RESEND_WEBHOOK_SECRET) throw new AppError('NOT_FOUND')
  const header = (name: string) => c.req.header(name) ?? ''
  const body = await c.req.text()
  const notice = {
    id: header('svix-id'),
    timestamp: header('svix-timestamp'),
    signatures: header('svix-signature'),
    body,
  }
  if (!isSigned(RESEND_WEBHOOK_SECRET, notice)) throw new AppError('BAD_SIGNATURE')
  const { data: event } = mailEventSchema.safeParse(parsed(body))
  if (event) await handleMailEvent(call, event)
  return c.json({ received: true })
})

/** What is signed is Resend's own, whatever it is: what cannot be read is not sent again and again. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
