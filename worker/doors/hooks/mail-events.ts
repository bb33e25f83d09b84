import { Hono } from 'hono'
import { z } from 'zod'
import type { SuppressionReason } from '#schema/accounts/suppressions.ts'
import { AppError } from '../../services/app-error.ts'
import { suppressAddress } from '../../services/mail/suppressions.ts'
import { isSigned } from '../../services/signed-notices.ts'
import type { App } from '../context.ts'

/** What of Resend's notices is read (https://resend.com/docs/webhooks); a bounce that may pass is told apart by its type. */
const noticeSchema = z.object({
  type: z.string(),
  data: z
    .object({ to: z.array(z.string()), bounce: z.object({ type: z.string() }).partial() })
    .partial()
    .default({}),
})
type Notice = z.infer<typeof noticeSchema>

/** Why nothing more is mailed to the addresses of a notice; undefined where it says nothing of the kind. */
function reasonIn({ type, data }: Notice): Exclude<SuppressionReason, 'asked'> | undefined {
  if (type === 'email.complained') return 'complaint'
  const isHard = (data.bounce?.type ?? 'Permanent') === 'Permanent'
  return type === 'email.bounced' && isHard ? 'bounce' : undefined
}

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
  const { data: read } = noticeSchema.safeParse(parsed(body))
  const reason = read && reasonIn(read)
  const [first, ...others] = reason ? (read.data.to ?? []).map((to) => suppressAddress(call, to, reason)) : []
  if (first) await call.db.batch([first, ...others])
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
