import type { GatewayName } from '#schema/billing/billing.ts'
import type { Plan } from '#schema/levels.ts'
import type { Call } from '../../call.ts'

/**
 * Where an intent stands. `open` waits for a card or for its person, also after a declined card; `held` is authorised and
 * waits to be captured. `succeeded` and `cancelled` are for good.
 */
export type IntentStatus = 'open' | 'processing' | 'held' | 'succeeded' | 'cancelled'

/** A payment, or a card that is set up for later, at the gateway. */
export type PaymentIntent = {
  id: string
  kind: 'payment' | 'setup'
  status: IntentStatus
  /** Whose it is, as it was said when it was opened; '' for one that is not ours. */
  orderId: string
  /** Pence. */
  amount: number
  /** What the gateway told the person of the last card, in its own words. */
  problem?: string
  /** Where it is known: `findIntent` always says it once a card succeeded. `fingerprint` is the same for the same card. */
  card?: { paymentMethod: string; label: string; fingerprint?: string }
}
/** With the secret by which its person's browser confirms it. */
export type OpenIntent = PaymentIntent & { clientSecret: string }

/** The months after a first payment or a trial. */
export type GatewaySubscription = {
  id: string
  orderId: string
  customerId: string
  status:
    | 'trialing'
    | 'active'
    | 'past_due'
    | 'canceled'
    | 'unpaid'
    | 'incomplete'
    | 'incomplete_expired'
    | 'paused'
  periodStart: Date
  periodEnd: Date
  cancelAt?: Date
  endedAt?: Date
}

export type GatewayInvoice = {
  id: string
  subscriptionId: string
  outcome: 'paid' | 'failed' | 'action required'
  /** Pence. */
  amount: number
  /** The gateway's page, where it can be read and paid. */
  url?: string
}

/** What the gateway says happened; `told` is `nothing` where it concerns nobody here. */
export type GatewayEvent = { id: string; type: string; objectId: string; at: Date } & (
  | { told: 'intent'; intent: PaymentIntent }
  | { told: 'subscription'; subscription: GatewaySubscription }
  | { told: 'invoice'; invoice: GatewayInvoice }
  | { told: 'refund'; intentId: string /** Pence, all refunds together. */; amountRefunded: number }
  | { told: 'dispute'; intentId: string; isWon: boolean }
  | { told: 'nothing' }
)

/** What is asked of the gateway when somebody is about to pay. */
export type PaymentRequest = {
  orderId: string
  kind: PaymentIntent['kind']
  /** Pence; 0 to set a card up. */
  amount: number
  email: string
  /** What stands on the receipt. */
  description: string
  /** The money is held first and captured by `capture`. */
  isHeldFirst: boolean
  /** Months follow, which are charged without its person. */
  isKept: boolean
}

/**
 * The one way to a payment gateway: Stripe, or the sandbox (R13). Whatever it is asked is safe to repeat, where
 * there is a `key` under the same one. Only what it answers, or tells by an event, changes an order.
 * @throws GatewayDown from every verb where it does not answer in time, GatewayRefused where it says no.
 */
export type Gateway = {
  name: GatewayName
  publishableKey?: string
  openIntent(call: Call, asked: PaymentRequest, key: string): Promise<OpenIntent>
  findIntent(call: Call, intentId: string): Promise<OpenIntent>
  capture(call: Call, intentId: string, key: string): Promise<PaymentIntent>
  cancelIntent(call: Call, intentId: string, key: string): Promise<PaymentIntent>
  /** All of it that was not refunded yet; answers what was refunded in all, in pence. */
  refund(call: Call, intentId: string, key: string): Promise<number>
  /** All that was paid for one month, by the gateway's invoice of it. */
  refundMonth(call: Call, invoiceId: string, key: string): Promise<void>
  /** Months at `monthly` pence, first charged at `firstChargeAt`, with the card of an intent that succeeded. */
  startSubscription(
    call: Call,
    asked: {
      orderId: string
      plan: Plan
      name: string
      email: string
      paymentMethod: string
      monthly: number
      firstChargeAt: Date
      /** The payment or the end of the trial: by its day the months are counted, 31 January, 28 February, 31 March. */
      countedFrom?: Date
      /** They end before the first charge, and can be taken up again until then. */
      endsFirst?: boolean
    },
    key: string,
  ): Promise<GatewaySubscription>
  findSubscription(call: Call, subscriptionId: string): Promise<GatewaySubscription>
  /** At once, or when what is paid is over; or takes that back. */
  cancelSubscription(
    call: Call,
    subscriptionId: string,
    when: 'now' | 'at period end' | 'never',
  ): Promise<GatewaySubscription>
  /** The gateway's own page for cards and invoices; undefined where it has none. */
  portal(call: Call, customerId: string, returnTo: string): Promise<string | undefined>
}

/** The gateway did not answer in time, or not as it should; what it did of it is unknown. */
export class GatewayDown extends Error {
  override name = 'GatewayDown'
}

/** The gateway understood and said no; to ask again is of no use. */
export class GatewayRefused extends Error {
  override name = 'GatewayRefused'
  readonly code: string
  /** `message` is the gateway's own, `code` what it calls it. */
  constructor(message: string, code = '') {
    super(message)
    this.code = code
  }
}
