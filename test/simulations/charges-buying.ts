import { randomUUID } from 'node:crypto'
import { dayMs } from '#schema/durations.ts'
import type { Call, SignedIn } from '#worker/call.ts'
import { createUser } from '#worker/features/accounts/commands.ts'
import { issueAccountLink } from '#worker/features/accounts/link-commands.ts'
import { findBilling } from '#worker/features/billing/billing-queries.ts'
import { tables } from '#worker/services/database.ts'
import { confirmWithCard } from '#worker/services/payments/sandbox-cards.ts'
import { openSignInLink } from '#worker/workflows/accounts/open-mailed-link.ts'
import { withdrawPurchase } from '#worker/workflows/billing/own-plan.ts'
import { refundOrder } from '#worker/workflows/billing/refund-order.ts'
import { startPayment, startTrial } from '#worker/workflows/billing/start-checkout.ts'
import { verifyPayment, verifyTrial } from '#worker/workflows/billing/verify-checkout.ts'
import { checkout } from '../billing/checkout.ts'
import { type ChargedBuyer, ChargesWorld } from './charges-world.ts'

const { profiles } = tables

/** What buyers, banks and administrators do. */
export class Buying extends ChargesWorld {
  protected async buy(isTrial: boolean) {
    const buyer = this.dice.oneOf(this.buyers)
    const account = this.dice.chance(0.5) ? await this.accountOf(buyer) : undefined
    const device = this.dice.oneOf(buyer.devices)
    const isElsewhere = this.dice.chance(0.2)
    const tagged = this.dice.chance(0.3) ? buyer.email.replace('@', '+shop@') : buyer.email
    const email = isElsewhere ? buyer.elsewhere : tagged
    const level = isTrial ? 1 : (this.dice.oneOf([1, 1, 1, 1, 2, 2, 3] as const) satisfies 1 | 2 | 3)
    const call = this.call(account)
    const body = { ...checkout(level, { customer_email: email }), withdrawalConsent: true }
    const opened = isTrial ? await startTrial(call, device, body) : await startPayment(call, device, body)
    const intentId = opened.clientSecret.split('_secret_')[0] ?? ''
    const known = this.orders.find(({ orderId }) => orderId === opened.order.id)
    const person = isElsewhere && !account ? `${buyer.name} elsewhere` : buyer.name
    if (!known) this.orders.push({ person, orderId: opened.order.id, intentId, isTrial, level, device })
    else if (account) known.person = buyer.name
    if (this.dice.chance(0.1)) return
    await this.pay(opened.clientSecret, intentId)
    if (this.dice.chance(0.5)) await this.verify(opened.order.id)
  }

  /** Puts a card in; what the gateway reports of it comes whenever it comes. */
  protected async pay(clientSecret: string, intentId: string) {
    this.cards += 1
    const failsLater = this.dice.chance(0.15)
    if (this.stripe) {
      const number = failsLater ? '4000000000000341' : `4242${String(this.cards).padStart(12, '0')}`
      if (['requires_payment_method'].includes(this.stripe.intentOf(intentId).status))
        this.stripe.confirm(clientSecret, number)
      return
    }
    const number = failsLater ? '4000000000000341' : '4242424242424242'
    const card = { number, expiry: `12 / ${40 + (this.cards % 50)}`, cvc: String(100 + this.cards) }
    const confirmed = await confirmWithCard(this.call(), intentId, card)
    if (!('event' in confirmed)) return
    this.sandboxEvents.push(confirmed.event)
    const one = this.orders.find((other) => other.intentId === intentId)
    if (one && !one.isTrial) one.paidAt ??= this.now
  }

  protected async verify(orderId: string) {
    const one = this.orders.find((other) => other.orderId === orderId)
    if (!one) return
    if (one.isTrial) await verifyTrial(this.call(), one.device, one.intentId)
    else await verifyPayment(this.call(), one.device, { paymentIntentId: one.intentId, level: one.level })
  }

  protected async asOwner(action: string, act: (call: Call) => Promise<unknown>) {
    const owner: ChargedBuyer | undefined = this.dice.oneOf(this.buyers.filter(({ userId }) => userId))
    const account = owner && (await this.accountOf(owner))
    if (account) await this.tries(action, () => act(this.call(account)))
  }

  protected async withdraws(call: Call) {
    const userId = 'account' in call.actor ? call.actor.account.userId : ''
    const before = await this.refundsAsked(call, userId)
    await withdrawPurchase(call)
    for (const id of await this.refundsAsked(call, userId)) if (!before.has(id)) this.refundRequested.add(id)
  }

  protected async refundsAsked(call: Call, userId: string) {
    const { bought } = await findBilling(call, userId)
    return new Set(bought.flatMap(({ order }) => (order.refundAskedAt ? [order.id] : [])))
  }

  protected async register() {
    const buyer = this.buyers.find(({ userId }) => !userId)
    if (!buyer) return
    const userId = randomUUID()
    const call = this.call()
    const [first, ...others] = createUser(call, {
      id: userId,
      name: buyer.name,
      email: buyer.email,
      role: 'owner',
      emailVerified: false,
    })
    const profileUrl = `charges-${userId.slice(0, 13)}`
    await call.db.batch([
      first,
      ...others,
      call.db.insert(profiles).values({
        profileUrl,
        firstName: 'Noor',
        lastName: 'Haddad',
        email: buyer.email,
        ownerId: userId,
        currentRole: 'Baker',
        industry: 'Other',
        businessAreas: [],
        coreProblemSolved: 'Bread',
        createdAt: call.now,
        updatedAt: call.now,
      }),
    ])
    buyer.userId = userId
  }

  protected async verifyAddress() {
    const { userId, email } = this.dice.oneOf(this.buyers)
    if (!userId) return
    const call = this.call()
    const { token, statement } = await issueAccountLink(call, 'sign-in-link', { id: userId, email })
    await statement
    await openSignInLink(call, token)
  }

  /** What a bank or the gateway's own pages do. */
  protected async atStripe() {
    const { stripe } = this
    if (!stripe) return
    const one = this.orders[this.dice.upTo(this.orders.length)]
    const subscription = one && stripe.subscriptionOf(one.orderId)
    const charge = one && !one.isTrial && stripe.intentOf(one.intentId).latest_charge
    const event = this.dice.oneOf(['dispute', 'close', 'close', 'cancel', 'resume', 'resume', 'card', 'pay'])
    if (event === 'dispute' && charge && this.dice.chance(0.4)) {
      const { captured, disputed, amount_refunded } = stripe.state.get(charge, 'charge')
      if (captured && !disputed && !amount_refunded) stripe.dispute(one.intentId)
    }
    if (event === 'close') {
      const dispute = stripe.state.all('dispute').find(({ status }) => status === 'needs_response')
      if (dispute) stripe.closeDispute(dispute.id, this.dice.chance(0.7) ? 'won' : 'lost')
    }
    const unpaid = subscription && stripe.invoicesOf(subscription.id).find(({ status }) => status === 'open')
    if (event === 'pay' && unpaid) stripe.payInvoice(unpaid.id)
    if (!subscription || subscription.status === 'canceled') return
    if (event === 'cancel') stripe.endAtPeriodEnd(subscription.id)
    if (event === 'resume' && subscription.cancel_at_period_end) stripe.resume(subscription.id)
    if (event === 'card' && subscription.status === 'past_due')
      stripe.changeCard(subscription.id, '4242424242424242')
  }

  protected async adminRefund() {
    const one = this.orders[this.dice.upTo(this.orders.length)]
    if (!one || one.isTrial) return
    await this.tries('refunded by an administrator', async () => {
      await refundOrder(this.call(await this.administrator()), one.orderId, { reason: 'Asked by letter' })
      this.refundRequested.add(one.orderId)
    })
  }

  /** An account whose refunds are recorded. */
  private async administrator(): Promise<SignedIn> {
    const id = randomUUID()
    const known = {
      name: 'Ada Lark',
      email: `${id}@lark.example`,
      emailVerified: true,
      role: 'admin',
    } as const
    const call = this.call()
    const at = { createdAt: call.now, updatedAt: call.now, expiresAt: new Date(call.now.getTime() + dayMs) }
    await this.db.batch(createUser(call, { id, ...known }))
    await this.db.insert(tables.sessions).values({ id, userId: id, token: id, ...at })
    return { userId: id, sessionId: id, hasTotp: true, isUserVerified: false, profile: null, ...known }
  }
}
