import type { Call } from '../../call.ts'
import { monthGivenBackEmail } from '../../features/billing/covered-emails.ts'
import type { Order } from '../../features/billing/order-queries.ts'
import {
  grantsAt,
  grantsOfPerson,
  type PersonGrant,
  personOfOrder,
} from '../../features/billing/person-grants-queries.ts'
import { accountLinksOf } from '../../features/billing/purchase-links.ts'
import { coveredBy, redundantOf, resumableOf } from '../../features/billing/redundant-grants.ts'
import { endRedundant, resumeSubscriptions } from '../../features/billing/review-commands.ts'
import { isMonthUnrefunded, markMonthRefunded } from '../../features/billing/subscription-commands.ts'
import { findCharge } from '../../features/billing/subscription-queries.ts'
import type { GatewayTask } from '../../services/gateway-tasks.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { gatewayOf } from '../../services/payments/gateways.ts'
import { write } from '../../services/write.ts'

/** Everything that the buyer of an order has paid for, this order included. */
export async function grantsOfBuyer(call: Call, orderId: string) {
  const person = await personOfOrder(call, orderId)
  return person ? grantsOfPerson(call, person) : []
}

/**
 * Another grant that covers an order's plan: its plan, the links to it, and whether its months, which ended for this
 * order, go on; undefined if there is none.
 */
export async function otherGrantCovering(call: Call, order: Order) {
  return coveringOf(call, order, await grantsOfBuyer(call, order.id))
}

/** The same for a trial; for one without an account, what the account at its address has counts too, verified or not. */
export async function otherGrantCoveringTrial(call: Call, order: Order) {
  const own = await grantsOfBuyer(call, order.id)
  const atAddress = order.userId ? [] : await grantsAt(call, order.email)
  return coveringOf(call, order, [...own, ...atAddress])
}

async function coveringOf(call: Call, { id, plan, userId, email }: Order, grants: PersonGrant[]) {
  const others = grants.filter(({ orderId }) => orderId !== id)
  const found = coveredBy(others, plan, call)
  // A link that proves an address is mailed to nobody but the address that paid.
  const isOfMailbox =
    found && found.userId === null && userId === null && found.email.toLowerCase() === email.toLowerCase()
  const links = isOfMailbox ? await accountLinksOf(call, found) : { siteUrl: call.variables.APP_URL }
  const goesOn = found?.subscriptions.some(({ endedFor }) => endedFor === id) ?? false
  return found && { plan: found.plan, links, goesOn }
}

/**
 * Ends or refunds, by tasks, whatever an order's buyer pays for although another of their grants covers it (R13), and
 * resumes months that ended for a purchase whose money went back. Safe to repeat.
 */
export async function reviewGrants(call: Call, orderId: string): Promise<void> {
  const grants = await grantsOfBuyer(call, orderId)
  await write(call, {
    ended: endRedundant(call, redundantOf(grants, call)),
    resumed: resumeSubscriptions(call, resumableOf(grants, call)),
  })
}

/** Refunds one charged month and mails its buyer. Safe to repeat. @throws GatewayUnavailable, GatewayRefused. */
export async function refundMonth(call: Call, { subject, key }: Pick<GatewayTask, 'subject' | 'key'>) {
  const charge = await findCharge(call, subject)
  if (!charge || charge.givenBackAt) return
  await gatewayOf(call).refundMonth(call, subject, key)
  const mail = {
    key: `invoice/${subject}/given-back`,
    ...monthGivenBackEmail(
      charge,
      { ...charge, unrefunded: charge.amount - charge.amountRefunded },
      await accountLinksOf(call, charge),
    ),
  }
  await write(call, {
    mail: mailStatement(call, mail, isMonthUnrefunded(subject)),
    marked: markMonthRefunded(call, subject),
  })
}
