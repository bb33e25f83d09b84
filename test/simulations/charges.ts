import { eq } from 'drizzle-orm'
import { tables } from '#worker/services/database.ts'
import { cancelPlan, resumePlan } from '#worker/workflows/billing/own-plan.ts'
import type { FakeStripe } from '../fakes/stripe/stripe.ts'
import { Buying } from './charges-buying.ts'
import { type Purchase, planOf, sumsOf, wrongCharges } from './charges-oracle.ts'

const { gatewayTasks, orders, receipts, sandboxObjects } = tables
const [minute, day] = [60_000, 24 * 3600_000]
/** After so many steps five others come, who have bought nothing yet. */
const stepsOfFive = 150

/** Five buyers and one gateway, step by step. */
class Charges extends Buying {
  /** One thing that somebody does, or that happens. */
  async step() {
    this.passTime(minute + this.dice.upTo(90) * minute)
    const roll = this.dice.upTo(100)
    if (roll < 16) return this.tries('bought', () => this.buy(false))
    if (roll < 21) return this.tries('tried', () => this.buy(true))
    if (roll < 42) return this.tell(1 + this.dice.upTo(5))
    if (roll < 58) return this.runTasks()
    if (roll < 66) return this.passTime(this.dice.upTo(12) * day + this.dice.upTo(24) * 60 * minute)
    if (roll < 68) return this.passTime(this.dice.upTo(40) * day)
    if (roll < 74) return this.jobs()
    if (roll < 77) return this.asOwner('cancelled', cancelPlan)
    if (roll < 82) return this.asOwner('resumed', resumePlan)
    if (roll < 86) return this.asOwner('withdrawn', (call) => this.withdraws(call))
    if (roll < 88) return this.adminRefund()
    if (roll < 96) return this.atStripe()
    if (roll < 98) return this.register()
    return this.verifyAddress()
  }

  /** Three of the five have an account before they buy anything; the others open one later, or never. */
  async openAccounts() {
    for (let count = 0; count < 3; count += 1) await this.register()
    await this.verifyAddress()
  }

  /** Lets everything that is under way arrive. */
  async deliverAll() {
    for (let round = 0; round < 40; round += 1) {
      while (this.events.some(({ id }) => !this.handledEvents.has(id))) await this.tell(20)
      await this.jobs()
      await this.runTasks(true)
      this.passTime(61 * minute)
      const waiting = await this.db.select().from(gatewayTasks).where(eq(gatewayTasks.state, 'waiting'))
      if (!waiting.length && this.events.every(({ id }) => this.handledEvents.has(id))) return
    }
    throw new Error('It never comes to rest')
  }

  /** What each buyer has bought, by the gateway's books. */
  protected async purchases(): Promise<Purchase[]> {
    const found: Purchase[] = []
    const objects = this.stripe ? [] : await this.db.select().from(sandboxObjects)
    const bought = new Map((await this.db.select().from(orders)).map((one) => [one.id, one]))
    const unverified = new Set<string>()
    for (const buyer of this.everybody)
      if ((await this.accountOf(buyer))?.emailVerified === false) unverified.add(buyer.name)
    for (const { orderId, person, isTrial, paidAt } of this.orders) {
      const order = bought.get(orderId)
      if (!order?.paidAt || !order.intentId || order.problem === 'cancelled') continue
      const books = this.stripe
        ? this.booksOf(order.intentId, orderId)
        : await this.sandboxBooks(objects, order.intentId, orderId)
      found.push({
        orderId,
        // Under an address that its account has not verified it may be anybody's.
        person: order.userId === null && unverified.has(person) ? `${person} unverified` : person,
        plan: order.plan,
        amount: order.amount,
        isTrial,
        ...books,
        at: books.at ?? paidAt ?? order.paidAt.getTime(),
        paidAtGateway: order.paidAt.getTime(),
        reason: this.refundRequested.has(orderId)
          ? 'asked'
          : order.refundReason === 'covered'
            ? 'covered'
            : '',
      })
    }
    return found
  }

  protected booksOf(intentId: string, orderId: string) {
    const stripe = this.stripe as FakeStripe
    const charge = intentId.startsWith('seti_')
      ? undefined
      : stripe.state.get(stripe.intentOf(intentId).latest_charge, 'charge')
    const subscription = stripe.subscriptionOf(orderId)
    const item = subscription?.items.data[0]
    const disputes = stripe.state.all('dispute').filter((one) => one.payment_intent === intentId)
    const lost = disputes.find(({ status }) => status !== 'won')
    const ms = (seconds: number | null) => (seconds === null ? undefined : seconds * 1000)
    return {
      at: charge && charge.created * 1000,
      refunded: charge?.amount_refunded ?? 0,
      ...(lost && { disputedAt: lost.created * 1000 }),
      wasDisputed: disputes.length > 0,
      ...(subscription && {
        months: {
          status: subscription.status as string,
          periodStart: item.current_period_start * 1000,
          periodEnd: item.current_period_end * 1000,
          ...(subscription.cancel_at_period_end && { cancelAt: item.current_period_end * 1000 }),
          ...(subscription.ended_at && { endedAt: ms(subscription.ended_at) as number }),
        },
      }),
      charges: (subscription ? stripe.invoicesOf(subscription.id) : []).flatMap((one) =>
        one.status === 'paid' && one.amount_paid > 0
          ? [
              {
                id: one.id,
                amount: one.amount_paid,
                // An invoice that was behind is paid later than it is made.
                at: (one.status_transitions.paid_at ?? one.created) * 1000,
                refunded: one.post_payment_credit_notes_amount ?? 0,
              },
            ]
          : [],
      ),
    }
  }

  protected async sandboxBooks(
    objects: (typeof sandboxObjects.$inferSelect)[],
    intentId: string,
    orderId: string,
  ) {
    const body = objects.find(({ id }) => id === intentId)?.body as { amountRefunded?: number } | undefined
    const subscription = objects.find((one) => one.kind === 'subscription' && one.body.orderId === orderId)
    const months = subscription?.body as Record<string, string> | undefined
    const refunded = (subscription?.body.refunded ?? []) as string[]
    const paid = await this.db.select().from(receipts).where(eq(receipts.orderId, orderId))
    const moment = (text: string | undefined) => (text ? Date.parse(text) : undefined)
    return {
      at: undefined,
      refunded: body?.amountRefunded ?? 0,
      wasDisputed: false,
      ...(months && {
        months: {
          status: String(months.status),
          periodStart: Date.parse(months.periodStart ?? ''),
          periodEnd: Date.parse(months.periodEnd ?? ''),
          ...(months.cancelAt && { cancelAt: moment(months.cancelAt) as number }),
          ...(months.endedAt && { endedAt: moment(months.endedAt) as number }),
        },
      }),
      charges: paid.flatMap(({ key, amount, paidAt }) =>
        key === orderId
          ? []
          : [{ id: key, amount, at: paidAt.getTime(), refunded: refunded.includes(key) ? amount : 0 }],
      ),
    }
  }

  /** What is not as it should be, at rest. */
  async check(): Promise<string[]> {
    const purchases = await this.purchases()
    const wrong = wrongCharges(purchases, this.now)
    const { charged, givenBack, expected } = sumsOf(purchases, this.now)
    if (charged - givenBack !== expected)
      wrong.push(`${charged} pence charged, ${givenBack} given back, ${expected} expected to be kept`)
    for (const buyer of this.everybody) {
      const account = await this.accountOf(buyer)
      if (!account) continue
      const own = await this.db
        .select({ id: orders.id })
        .from(orders)
        .where(eq(orders.userId, account.userId))
      const ids = new Set(own.map(({ id }) => id))
      const theirs = purchases.filter(
        ({ orderId, person }) => ids.has(orderId) || (account.emailVerified && person === buyer.name),
      )
      const expectedPlan = planOf(theirs, this.now)
      if (account.profile?.plan !== expectedPlan)
        wrong.push(`${buyer.name} is on ${account.profile?.plan}, not ${expectedPlan}`)
    }
    const failed = await this.db.select().from(gatewayTasks).where(eq(gatewayTasks.state, 'failed'))
    // What a bank has taken back cannot be given back as well, until that is decided.
    const isStuck = ({ key }: { key: string }) =>
      !purchases.some(({ orderId, disputedAt }) => disputedAt !== undefined && key === `refund/${orderId}`)
    return [
      ...wrong,
      ...failed.filter(isStuck).map(({ key, problem }) => `task ${key} was given up: ${problem}`),
    ]
  }

  /** What was charged and given back in all, in pence. */
  async totals() {
    const purchases = await this.purchases()
    const { charged, givenBack } = sumsOf(purchases, this.now)
    const months = purchases.flatMap(({ charges }) => charges)
    return {
      charged,
      givenBack,
      purchases: purchases.length,
      months: months.length,
      back: purchases.filter(({ reason }) => reason === 'covered').length,
      monthsBack: months.filter(({ refunded }) => refunded > 0).length,
    }
  }
}

/**
 * Five buyers do whatever they can while the gateway's events come late, twice or out of order and its answers fail; at rest,
 * their charges are compared with the oracle's.
 */
export async function simulateCharges(
  { databaseUrl }: { databaseUrl: string },
  {
    steps,
    seed,
    stripe,
    everySteps = 25,
  }: { steps: number; seed: number; stripe?: FakeStripe; everySteps?: number },
) {
  const world = new Charges(databaseUrl, seed, stripe)
  const wrong = new Set<string>()
  let checks = 0
  for (let step = 1; step <= steps; step += 1) {
    if (step % stepsOfFive === 0) world.welcome()
    if (step % stepsOfFive === 1) await world.openAccounts()
    await world.step()
    if (step % everySteps && step !== steps) continue
    await world.deliverAll()
    checks += 1
    for (const line of await world.check()) wrong.add(line)
  }
  return { wrong: [...wrong], checks, counts: world.counts, ...(await world.totals()) }
}
