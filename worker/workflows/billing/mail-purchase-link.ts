import type { Call } from '../../call.ts'
import { linksPerDay } from '../../features/accounts/policy.ts'
import { purchaseLinkEmail } from '../../features/billing/purchase-emails.ts'
import { accountLinksOf } from '../../features/billing/purchase-links.ts'
import { unclaimedOrdersAt } from '../../features/billing/purchase-queries.ts'
import { fewerMailsThan } from '../../services/mail/mail-limits.ts'
import { mailStatement } from '../../services/mail/outbox.ts'

/** Mails the links of the purchases under an address that belong to no account; nothing if there are none. */
export async function mailPurchaseLink(call: Call, email: string): Promise<void> {
  const mail = await purchaseLinkMail(call, email)
  if (mail) await mailStatement(call, mail, fewerMailsThan(call, linksPerDay, mail))
}

/** The mail with them; undefined if there are none. */
export async function purchaseLinkMail(call: Call, email: string) {
  const orders = await unclaimedOrdersAt(call, email)
  const [latest] = orders
  if (!latest) return
  const trial = orders.find(({ isTrial }) => isTrial)
  const linksOf = ({ id, userId }: typeof latest) => accountLinksOf(call, { orderId: id, userId })
  return {
    key: `purchase-link/${crypto.randomUUID()}`,
    ...purchaseLinkEmail(latest, await linksOf(latest), trial && (await linksOf(trial))),
  }
}
