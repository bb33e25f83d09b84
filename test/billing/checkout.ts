import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { OpenedPayment } from '#schema/billing/billing-answers.ts'
import { sprintStart } from '#schema/billing/sprints.ts'
import { levels, plans, sprintCapacity } from '#schema/levels.ts'
import { tables } from '#worker/services/database.ts'
import { type Browser, browser, registeredOwner } from '../account.ts'
import { eventually } from '../eventually.ts'
import { database } from '../people.ts'
import { jsonOf } from '../requests.ts'

/** The sandbox's test cards. */
export const testCards = {
  succeeds: '4242 4242 4242 4242',
  declines: '4000 0000 0000 0002',
  asksFirst: '4000 0025 0000 3155',
  failsLater: '4000 0000 0000 0341',
}

/** What somebody fills in at the checkout of a level. */
export function checkout(level: 1 | 2 | 3, changes: object = {}) {
  const { plan } = levels[level - 1] as (typeof levels)[number]
  return {
    level_id: level,
    level_name: plans[plan].levelName,
    amount: plans[plan].firstPayment,
    currency: 'gbp',
    customer_name: 'Noor Haddad',
    customer_email: `${randomUUID()}@haddad.example`,
    customer_mobile: '07700 900123',
    withdrawalConsent: true,
    ...changes,
  }
}

/** Opens a payment; what it answers is as it should be. */
export async function opened(buyer: Browser, body: object): Promise<OpenedPayment> {
  const answer = await buyer.post('/create-payment-intent', body)
  if (answer.status !== 200) throw new Error(`Not opened: ${answer.status} ${await answer.text()}`)
  return jsonOf(answer)
}

/** Fills in the labelled card form. */
export const confirm = (
  buyer: Browser,
  clientSecret: string,
  number = testCards.succeeds,
  more: object = {},
) => buyer.post('/sandbox/confirm', { clientSecret, number, expiry: '12 / 40', cvc: '123', ...more })

/** The id of the intent of a client secret, which the gateway sends to the browser. */
export const intentOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? ''

export const verify = (buyer: Browser, clientSecret: string, level: number) =>
  buyer.post('/verify-payment', { paymentIntentId: intentOf(clientSecret), level })

/** Somebody who has paid a level. */
export async function paid(
  level: 1 | 2 | 3,
  changes: object = {},
  buyer = browser(),
  card = testCards.succeeds,
) {
  const { clientSecret, order } = await opened(buyer, checkout(level, changes))
  const answer = await confirm(buyer, clientSecret, card)
  if (answer.status !== 200) throw new Error(`Not paid: ${answer.status} ${await answer.text()}`)
  return { buyer, clientSecret, order }
}

/** An owner who has paid a level, and their months as they are stored; at level 1 these have begun. */
export async function payingOwner(level: 1 | 3, card = testCards.succeeds) {
  const owner = await registeredOwner()
  const { order } = await paid(level, { customer_email: owner.email }, owner, card)
  const { subscriptions } = tables
  const months = () => database().select().from(subscriptions).where(eq(subscriptions.orderId, order.id))
  if (level === 1) await eventually(async () => (await months()).length === 1)
  return { ...owner, order, months }
}

/** An order as it is stored. */
export async function orderOf(id: string, db = database()) {
  const [order] = await db.select().from(tables.orders).where(eq(tables.orders.id, id))
  if (!order) throw new Error(`There is no order ${id}`)
  return order
}

const { orders, sprints, sprintSeats } = tables

/** Gives an account a paid place in a sprint, as its order does. */
export async function giveSprintSeat(
  userId: string,
  number: number,
  changes: Partial<typeof orders.$inferInsert> = {},
) {
  const [id, now] = [randomUUID(), new Date()]
  const { level, firstPayment } = plans.sprint
  await database().batch([
    database()
      .insert(sprints)
      .values({ number, startsAt: sprintStart(number), capacity: sprintCapacity })
      .onConflictDoNothing(),
    database()
      .insert(orders)
      .values({
        id,
        userId,
        visitorId: id,
        name: 'Noor Haddad',
        email: '',
        mobile: '',
        level,
        plan: 'sprint',
        amount: firstPayment,
        gateway: 'sandbox',
        status: 'paid',
        createdAt: now,
        paidAt: now,
        ...changes,
      }),
    database()
      .insert(sprintSeats)
      .values({ orderId: id, sprintNumber: number, state: 'paid', heldUntil: now, createdAt: now }),
  ])
}
