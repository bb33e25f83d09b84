import { z } from 'zod'
import type { SuppressionReason } from '#schema/accounts/suppressions.ts'
import { isEmail } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { suppressAddress } from '../../services/mail/suppressions.ts'
import { write } from '../../services/write.ts'

/** What of Resend's notices is read (https://resend.com/docs/webhooks); a bounce that may pass is told apart by its type. */
export const mailEventSchema = z.object({
  type: z.string(),
  data: z.object({ to: z.unknown(), bounce: z.object({ type: z.string() }).optional().catch(undefined) }),
})
type MailEvent = z.infer<typeof mailEventSchema>

/** Sends an address that bounced or complained nothing more; its mailbox under other tags is. Safe to repeat. */
export async function handleMailEvent(call: Call, event: MailEvent): Promise<void> {
  const reason = reasonIn(event)
  if (!reason) return
  await write(call, { suppressed: addressesIn(event.data.to).map((to) => suppressAddress(call, to, reason)) })
}

/** The addresses that an event names, alone or behind a name; what is none is passed over. */
const addressesIn = (to: unknown): string[] =>
  [to]
    .flat()
    .map((one) =>
      (typeof one === 'string' ? one.slice(one.lastIndexOf('<') + 1).replace('>', '') : '').trim(),
    )
    .filter(isEmail)

/** Why nothing more is mailed to the addresses of an event; undefined where it says nothing of the kind. */
function reasonIn({ type, data }: MailEvent): Exclude<SuppressionReason, 'asked'> | undefined {
  if (type === 'email.complained') return 'complaint'
  const isHard = (data.bounce?.type ?? 'Permanent') === 'Permanent'
  return type === 'email.bounced' && isHard ? 'bounce' : undefined
}
