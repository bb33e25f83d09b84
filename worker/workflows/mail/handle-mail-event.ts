import { z } from 'zod'
import type { SuppressionReason } from '#schema/accounts/suppressions.ts'
import { isEmail } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { suppressAddress } from '../../services/mail/suppressions.ts'
import { deleteWaitingMails } from '../../services/mail/waiting-mails.ts'
import { write } from '../../services/write.ts'

/** The fields of Resend's events that are read (https://resend.com/docs/webhooks); `bounce.type` marks a temporary one. */
export const mailEventSchema = z.object({
  type: z.string(),
  data: z.object({ to: z.unknown(), bounce: z.object({ type: z.string() }).optional().catch(undefined) }),
})
type MailEvent = z.infer<typeof mailEventSchema>

/** Stops all mail to an address that bounced or complained, also what waits, not to other tags of its mailbox. Safe to repeat. */
export async function handleMailEvent(call: Call, event: MailEvent): Promise<void> {
  const reason = reasonIn(event)
  if (!reason) return
  const addresses = addressesIn(event.data.to)
  await write(call, {
    suppressed: addresses.map((to) => suppressAddress(call, to, reason)),
    waiting: addresses.map((to) => deleteWaitingMails(call, to)),
  })
}

/** The addresses of an event, with or without a display name; anything else is skipped. */
const addressesIn = (to: unknown): string[] =>
  [to]
    .flat()
    .map((one) =>
      (typeof one === 'string' ? one.slice(one.lastIndexOf('<') + 1).replace('>', '') : '').trim(),
    )
    .filter(isEmail)

/** Why mail to the addresses of an event stops; undefined if it does not. */
function reasonIn({ type, data }: MailEvent): Exclude<SuppressionReason, 'asked'> | undefined {
  if (type === 'email.complained') return 'complaint'
  const isHard = (data.bounce?.type ?? 'Permanent') === 'Permanent'
  return type === 'email.bounced' && isHard ? 'bounce' : undefined
}
