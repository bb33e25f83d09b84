import { eq } from 'drizzle-orm'
import type { OpenedPayment } from '#schema/billing/billing-answers.ts'
import { plans } from '#schema/levels.ts'
import type { Variables } from '#schema/variables.ts'
import { tables } from '#worker/services/database.ts'
import { stripeGateway } from '#worker/services/payments/stripe.ts'
import { callOn } from '../call.ts'
import type { FakeStripe } from '../fakes/stripe/stripe.ts'
import type { StripeObject } from '../fakes/stripe/stripe-state.ts'
import { databaseAt } from '../people.ts'
import { type Buyer, differences, type Scenario } from './payment-oracle.ts'

const { gatewayTasks } = tables

const day = 24 * 3600_000
/** How long ago by Stripe's clock everybody paid: three months were charged since. */
const beganDaysAgo = 100

const pays: Scenario['pay'] = (stripe, secret, card) => stripe.confirm(secret, card)
const isDeclined: Scenario['pay'] = (stripe, secret) => {
  try {
    stripe.confirm(secret, 'pm_card_chargeDeclined')
  } catch {}
}
const disputeOf = (stripe: FakeStripe, intentId: string) =>
  stripe.state.all('dispute').find(({ payment_intent }) => payment_intent === intentId)?.id ?? ''
const scenarios: Scenario[] = [
  { plan: 'starter', pay: pays, becomes: 'paid' },
  { plan: 'starter', pay: (...all) => [isDeclined(...all), pays(...all)], becomes: 'paid' },
  { plan: 'starter', pay: isDeclined, becomes: 'declined' },
  {
    plan: 'starter',
    becomes: 'paid',
    card: '4000002500003155',
    pay: (stripe, secret, card) => stripe.answerBank(stripe.confirm(secret, card).id, true),
  },
  { plan: 'starter', pay: (stripe, secret) => stripe.cancel(idIn(secret)), becomes: 'expired' },
  { plan: 'starter', pay: pays, later: (stripe, id) => stripe.refund(id), becomes: 'refunded' },
  { plan: 'premium', pay: pays, becomes: 'paid' },
  { plan: 'premium', pay: pays, later: (stripe, id) => stripe.refund(id, 7000), becomes: 'paid' },
  { plan: 'premium', pay: pays, later: (stripe, id) => stripe.dispute(id), becomes: 'disputed' },
  {
    plan: 'premium',
    pay: pays,
    becomes: 'paid',
    later: (stripe, id) => stripe.dispute(id),
    atLast: (stripe, id) => stripe.closeDispute(disputeOf(stripe, id), 'won'),
  },
  { plan: 'starter', card: '4000000000000341', pay: pays, becomes: 'paid' },
  {
    plan: 'starter',
    card: '4000000000000341',
    pay: pays,
    becomes: 'paid',
    later: (stripe, _, subscription) =>
      subscription && stripe.changeCard(subscription.id, '4242424242424242'),
  },
  {
    plan: 'starter',
    pay: pays,
    becomes: 'paid',
    later: (stripe, _, subscription) => subscription && stripe.endAtPeriodEnd(subscription.id),
  },
  { plan: 'starter', isTrial: true, pay: pays, becomes: 'paid' },
]
/** Of the first five places of a sprint one network may hold all at once. */
const atSprint: Scenario = { plan: 'sprint', pay: pays, becomes: 'paid' }
const sprintBuyers = 5

type Product = { url: string; databaseUrl: string }

const daysAgo = (days: number) => new Date(Date.now() - days * day)
const idIn = (clientSecret: string) => clientSecret.replace(/_secret_.*$/, '')
const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

async function buy({ url }: Product, stripe: FakeStripe, scenario: Scenario, index: number): Promise<Buyer> {
  const { level, levelName, firstPayment } = plans[scenario.plan]
  const email = `buyer-${index}@storm.example`
  const answer = await post(
    `${url}/api/${scenario.isTrial ? 'create-free-trial-setup' : 'create-payment-intent'}`,
    {
      customer_name: 'Noor Haddad',
      customer_email: email,
      customer_mobile: '07700 900123',
      level_id: level,
      level_name: levelName,
      amount: firstPayment,
      currency: 'gbp',
    },
  )
  if (!answer.ok) throw new Error(`${scenario.plan}: ${answer.status} ${await answer.text()}`)
  const { clientSecret, order } = (await answer.json()) as OpenedPayment
  // A trial is one for each card.
  scenario.pay(
    stripe,
    clientSecret,
    scenario.isTrial ? `4242${String(index).padStart(12, '0')}` : scenario.card,
  )
  return { scenario, email, orderId: order.id, intentId: idIn(clientSecret) }
}

/** The months of a buyer as the product's task would begin them, which then finds that they are there. */
async function beginMonths(stripe: FakeStripe, { scenario, email, orderId, intentId }: Buyer) {
  const { payment_method: paymentMethod, status } = stripe.intentOf(intentId)
  const { monthly } = plans[scenario.plan]
  if (status !== 'succeeded' || !monthly || scenario.isTrial) return
  const now = new Date(stripe.state.now() * 1000)
  const variables = { ...callOn({} as never).variables, ...stripe.variables } as Variables
  await stripeGateway(variables).startSubscription(
    callOn({} as never, { variables, now }),
    {
      orderId,
      email,
      paymentMethod,
      monthly,
      plan: scenario.plan,
      name: 'Noor Haddad',
      firstChargeAt: new Date(now.getTime() + 30 * day),
    },
    `start-subscription/${orderId}`,
  )
}

/** In an order that only chance knows. */
function shuffled<Item>(items: Item[]): Item[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1))
    ;[mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item]
  }
  return mixed
}

/** Delivers events, so many at once; refused ones again at the end, as Stripe does. Returns how many were refused. */
async function deliverAll(url: string, stripe: FakeStripe, events: StripeObject[], atOnce: number) {
  const waiting = [...events]
  const again: StripeObject[] = []
  const deliverNext = async () => {
    for (let event = waiting.pop(); event; event = waiting.pop()) {
      const { status } = await stripe.handOver(url, event)
      if (status !== 200) again.push(event)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, deliverNext))
  if (again.length > events.length / 2) throw new Error(`${again.length} of ${events.length} were not taken`)
  if (again.length) await deliverAll(url, stripe, again, atOnce)
  return again.length
}

/** A webhook's tasks run after its answer; on a busy machine some still run when all events are delivered. */
async function untilNoTaskWaits({ databaseUrl }: Product) {
  const db = databaseAt(databaseUrl)
  const until = Date.now() + 60_000
  while ((await db.$count(gatewayTasks, eq(gatewayTasks.state, 'waiting'))) && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 200))
}

/**
 * Simulates buyers of every kind at a fake Stripe and delivers all events several times, shuffled and at once,
 * until nothing waits. `wrong` lists the deviations.
 */
export async function simulatePayments(
  product: Product,
  stripe: FakeStripe,
  { buyers: count, times, atOnce }: { buyers: number; times: number; atOnce: number },
) {
  const { url } = product
  stripe.moveTo(daysAgo(beganDaysAgo))
  const buyers: Buyer[] = []
  for (let place = 0; place < count; place++) {
    const scenario = place < sprintBuyers ? atSprint : scenarios[place % scenarios.length]
    if (scenario) buyers.push(await buy(product, stripe, scenario, place))
  }
  for (const buyer of buyers) await beginMonths(stripe, buyer)
  stripe.moveTo(daysAgo(60))
  for (const { scenario, intentId, orderId } of buyers)
    scenario.later?.(stripe, intentId, stripe.subscriptionOf(orderId))
  stripe.moveTo(daysAgo(30))
  for (const { scenario, intentId } of buyers) scenario.atLast?.(stripe, intentId)
  stripe.moveTo(new Date())

  const began = performance.now()
  let [eventCount, handedOver, notTaken] = [0, 0, 0]
  for (;;) {
    const fresh = stripe.events.slice(eventCount)
    eventCount += fresh.length
    const tellings = shuffled(Array.from({ length: times }, () => fresh).flat())
    handedOver += tellings.length
    notTaken += await deliverAll(url, stripe, tellings, atOnce)
    await post(`${url}/api/dev/cron/gateway-tasks`, {})
    if (stripe.events.length === eventCount) break
  }
  await untilNoTaskWaits(product)
  const seconds = (performance.now() - began) / 1000
  return {
    events: eventCount,
    handedOver,
    notTaken,
    seconds,
    wrong: await differences(product, stripe, buyers),
  }
}
