import { eq, inArray } from 'drizzle-orm'
import { type Plan, plans } from '#schema/levels.ts'
import { openPatientDatabase, tables } from '#worker/services/database.ts'
import type { FakeStripe } from '../fakes/stripe/stripe.ts'
import type { StripeObject } from '../fakes/stripe/stripe-state.ts'

const { gatewayTasks, orders, outbox, receipts, subscriptions } = tables

/** What somebody did at Stripe, and what must have become of their order here. */
export type Scenario = {
  plan: Exclude<Plan, 'free'>
  isTrial?: true
  card?: string
  /** What they do with their payment. */
  pay: (stripe: FakeStripe, clientSecret: string, card: string | undefined) => unknown
  /** What happens later, to the payment or to its months. */
  later?: (stripe: FakeStripe, intentId: string, subscription: StripeObject | undefined) => unknown
  atLast?: (stripe: FakeStripe, intentId: string) => unknown
  becomes: 'paid' | 'declined' | 'expired' | 'refunded' | 'disputed'
}
export type Buyer = { scenario: Scenario; email: string; orderId: string; intentId: string }

/** The expected data of a buyer, from their acts and Stripe's state; `has` is the product's data. */
function expectedOf(stripe: FakeStripe, { scenario, orderId, intentId }: Buyer) {
  const wasPaid = !['declined', 'expired'].includes(scenario.becomes)
  const hasMonths = wasPaid && plans[scenario.plan].monthly > 0
  const subscription = stripe.subscriptionOf(orderId)
  const months: StripeObject[] = stripe.state
    .all('invoice')
    .filter(({ parent }) => parent.subscription_details.subscription === subscription?.id)
  const paidMonths = months.filter(({ status, amount_due }) => status === 'paid' && amount_due > 0)
  const failedMonths = months.filter(({ status }) => status === 'open')
  const { latest_charge } = stripe.intentOf(intentId)
  const charge = latest_charge ? stripe.state.get(latest_charge, 'charge') : undefined
  const amountRefunded: number = charge?.amount_refunded ?? 0
  const disputes = stripe.state.all('dispute').filter(({ payment_intent }) => payment_intent === intentId)
  return {
    status: scenario.becomes,
    amountRefunded,
    receipts: [...(wasPaid && !scenario.isTrial ? [orderId] : []), ...paidMonths.map(({ id }) => id)].sort(),
    mails: [
      ...(wasPaid ? [`order/${orderId}/${scenario.isTrial ? 'trial' : 'receipt'}`] : []),
      ...(scenario.becomes === 'refunded' ? [`order/${orderId}/refunded`] : []),
      ...(amountRefunded > 0 && amountRefunded < charge?.amount ? [`order/${orderId}/part-refunded`] : []),
      ...disputes.map(({ id, status }) => `dispute/${id}/${isClosed(status) ? status : 'open'}/payer`),
      ...paidMonths.map(({ id }) => `invoice/${id}/paid`),
      ...failedMonths.map(({ id }) => `invoice/${id}/failed`),
    ].sort(),
    tasks: [
      // Where nothing was paid there is nothing to look at, unless a payment that goes nowhere was reported.
      ...(wasPaid ? ['review-grants done'] : []),
      ...(scenario.isTrial ? ['begin-trial done'] : []),
      ...(scenario.plan === 'sprint' ? ['capture done'] : []),
      ...(hasMonths ? ['start-subscription done'] : []),
    ].sort(),
    subscriptions: subscription
      ? [`${subscription.id} ${subscription.status} ${subscription.items.data[0].current_period_end}`]
      : [],
    atStripe: hasMonths ? 1 : 0,
  }
}

const isClosed = (status: string) => status === 'won' || status === 'lost'

/** Mails that depend on the order of events: a failure is not mailed once the month is paid, nor a dispute once it is closed. */
const isByChance = (paid: Set<string>, closed: Set<string>) => (key: string) => {
  const [, invoice] = /^invoice\/(.*)\/failed$/.exec(key) ?? []
  const [, dispute] = /^dispute\/(.*)\/open\/payer$/.exec(key) ?? []
  return (invoice !== undefined && paid.has(invoice)) || (dispute !== undefined && closed.has(dispute))
}

/** What of the buyers is not as it should be, one line each; none where every payment, mail and task is there once. */
export async function differences(
  { databaseUrl }: { databaseUrl: string },
  stripe: FakeStripe,
  buyers: Buyer[],
): Promise<string[]> {
  const db = openPatientDatabase({ TURSO_DATABASE_URL: databaseUrl })
  const wrong: string[] = []
  for (const buyer of buyers) {
    const { orderId, email, scenario } = buyer
    const expected = expectedOf(stripe, buyer)
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
    const rows = await db.select().from(receipts).where(eq(receipts.orderId, orderId))
    const mails = await db.select({ key: outbox.key }).from(outbox).where(eq(outbox.to, email))
    const months = await db.select().from(subscriptions).where(eq(subscriptions.orderId, orderId))
    const tasks = await db
      .select()
      .from(gatewayTasks)
      .where(inArray(gatewayTasks.subject, [orderId]))
    const paid = new Set(rows.map(({ key }) => key))
    const disputes = stripe.state.all('dispute').filter(({ status }) => isClosed(status))
    const closed = new Set(disputes.map(({ id }) => id))
    const has: typeof expected = {
      status: (order?.status ?? 'none') as never,
      amountRefunded: order?.amountRefunded ?? 0,
      receipts: rows.map(({ key }) => key).sort(),
      mails: mails
        // A part refund is named after its moment, too.
        .map(({ key }) => key.replace(/(?<=\/part-refunded)\/\d+$/, ''))
        .filter((key) => !isByChance(paid, closed)(key) && !/^subscription\/.*\/cancelled/.test(key))
        .sort(),
      tasks: tasks.map(({ kind, state }) => `${kind} ${state}`).sort(),
      subscriptions: months.map(
        ({ id, status, periodEnd }) => `${id} ${status} ${Math.floor(periodEnd.getTime() / 1000)}`,
      ),
      atStripe: stripe.state.all('subscription').filter(({ metadata }) => metadata.order === orderId).length,
    }
    for (const field of Object.keys(expected) as (keyof typeof expected)[])
      if (JSON.stringify(has[field]) !== JSON.stringify(expected[field]))
        wrong.push(
          `${scenario.plan} that becomes ${scenario.becomes}, ${scenario.card ?? ''} ${orderId}: ${field} is ${JSON.stringify(has[field])}, not ${JSON.stringify(expected[field])}`,
        )
  }
  const numbers = (await db.select({ number: receipts.number }).from(receipts)).map(({ number }) => number)
  if (new Set(numbers).size !== numbers.length) wrong.push('A number of a receipt was given twice')
  const failed = await db.select().from(gatewayTasks).where(eq(gatewayTasks.state, 'failed'))
  return [...wrong, ...failed.map(({ key, problem }) => `Task ${key} failed: ${problem}`)]
}
