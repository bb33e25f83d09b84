import type { GatewayName } from '#schema/billing/billing.ts'
import type { Plan } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import { AppError } from '../app-error.ts'

/** The status of an intent: `open` waits for a card, `held` for its capture; `succeeded` and `cancelled` are final. */
export type IntentStatus = 'open' | 'processing' | 'held' | 'succeeded' | 'cancelled'

/** A payment, or a card that is set up for later, at the gateway. */
export type PaymentIntent = {
  id: string
  kind: 'payment' | 'setup'
  status: IntentStatus
  /** As given when it was opened; '' for one that is not ours. */
  orderId: string
  /** Pence. */
  amount: number
  /** The gateway's own words about the last card. */
  problem?: string
  /** `findIntent` always gives it once a card succeeded; `fingerprint` is the same for the same card. */
  card?: { paymentMethod: string; label: string; fingerprint?: string }
}
/** With the secret by which the browser confirms it. */
export type OpenIntent = PaymentIntent & { clientSecret: string }

/** What is charged every month after a first payment or a trial. */
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
  /** '' for one without a subscription. */
  subscriptionId: string
  outcome: 'paid' | 'failed' | 'action required'
  /** Pence. */
  amount: number
  /** The gateway's page, where it can be read and paid. */
  url?: string
}

/** What happened at the gateway: `type` in its words, `kind` in ours, `nothing` where it concerns nothing here. */
export type GatewayEvent = { id: string; type: string; objectId: string; at: Date } & (
  | { kind: 'intent'; intent: PaymentIntent }
  | { kind: 'subscription'; subscription: GatewaySubscription }
  | { kind: 'invoice'; invoice: GatewayInvoice }
  | { kind: 'refund'; intentId: string /** Pence, all refunds together. */; amountRefunded: number }
  | { kind: 'refund failed'; intentId: string; refund: FailedRefund }
  | {
      kind: 'dispute'
      intentId: string
      /** Pence that the bank asks for. */
      amount: number
      isWon: boolean
      /** Decided against us. */
      isLost: boolean
      /** What was decided is contested, and open again. */
      isAppeal?: boolean
    }
  | { kind: 'nothing' }
)

/** A refund whose money the bank sent back, or that was cancelled; `partId` is ours, where it is a part. */
export type FailedRefund = { id: string; partId?: string /** Pence. */; amount: number; reason: string }

/** What is asked of the gateway when somebody is about to pay. */
export type PaymentRequest = {
  orderId: string
  kind: PaymentIntent['kind']
  /** Pence; 0 to set a card up. */
  amount: number
  email: string
  /** The description on the receipt. */
  description: string
  /** The money is only authorised, and charged by `capture`. */
  isHeldFirst: boolean
  /** The card is saved, because later months are charged without the customer. */
  savesCard: boolean
}

/** A part of a payment to refund, in pence. */
export type RefundedPart = { id: string; amount: number; refundedBefore: number }

/**
 * The interface of a payment gateway, Stripe or the sandbox (R13), whose verbs are safe to repeat under the same `key`.
 * @throws GatewayUnavailable from every verb where it does not answer in time, GatewayRefused where it refuses.
 */
export type Gateway = {
  name: GatewayName
  publishableKey?: string
  openIntent(call: Call, request: PaymentRequest, key: string): Promise<OpenIntent>
  findIntent(call: Call, intentId: string): Promise<OpenIntent>
  capture(call: Call, intentId: string, key: string): Promise<PaymentIntent>
  cancelIntent(call: Call, intentId: string, key: string): Promise<PaymentIntent>
  /** Refunds what was not refunded yet, and answers the refunded total in pence. */
  refund(call: Call, intentId: string, key: string): Promise<number>
  /** The refunded total of an intent in pence, without refunds that failed. */
  refundedTotal(call: Call, intentId: string): Promise<number>
  /** The invoice that an intent pays; undefined for none. */
  invoiceOf(call: Call, intentId: string): Promise<string | undefined>
  /**
   * Refunds a part, once for its id, unless more or less than `refundedBefore` was refunded beside it. Answers whether
   * it is refunded, and the refunded total in pence.
   */
  refundPart(
    call: Call,
    intentId: string,
    part: RefundedPart,
    key: string,
  ): Promise<{ isRefunded: boolean; amountRefunded: number }>
  /** The same for a part of a month, by the gateway's invoice. */
  refundMonthPart(
    call: Call,
    invoiceId: string,
    part: RefundedPart,
    key: string,
  ): Promise<{ isRefunded: boolean; amountRefunded: number }>
  /** Refunds what is left of one month, by the gateway's invoice. */
  refundMonth(call: Call, invoiceId: string, key: string): Promise<void>
  /** Months at `monthly` pence, first charged at `firstChargeAt`, with the card of an intent that succeeded. */
  startSubscription(
    call: Call,
    request: {
      orderId: string
      plan: Plan
      name: string
      email: string
      paymentMethod: string
      monthly: number
      firstChargeAt: Date
      /** The payment or the end of the trial, whose day of the month is kept: 31 January, 28 February, 31 March. */
      countedFrom?: Date
      /** It ends before the first charge, and can be resumed until then. */
      endsFirst?: boolean
    },
    key: string,
  ): Promise<GatewaySubscription>
  findSubscription(call: Call, subscriptionId: string): Promise<GatewaySubscription>
  /** Cancels at once or at the end of the paid period, or resumes. */
  cancelSubscription(
    call: Call,
    subscriptionId: string,
    when: 'now' | 'at period end' | 'never',
  ): Promise<GatewaySubscription>
  /** Sets the address of a customer, to which the gateway mails receipts. */
  updateCustomer(call: Call, customerId: string, email: string): Promise<void>
  /** The gateway's own page for cards and invoices; undefined where it has none. */
  portal(call: Call, customerId: string, returnTo: string): Promise<string | undefined>
}

/** The gateway did not answer in time or correctly; what it did is unknown. */
export class GatewayUnavailable extends Error {
  override name = 'GatewayUnavailable'
}

/** The gateway refused; asking again is useless. */
export class GatewayRefused extends Error {
  override name = 'GatewayRefused'
  readonly code: string
  /** `message` is the gateway's own, `code` its name for it. */
  constructor(message: string, code = '') {
    super(message)
    this.code = code
  }
}

/** Answers what the gateway does. @throws AppError PAYMENT_UNAVAILABLE where it refuses, or does not answer in time. */
export async function orPaymentUnavailable<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (cause) {
    if (cause instanceof GatewayUnavailable || cause instanceof GatewayRefused)
      throw new AppError('PAYMENT_UNAVAILABLE', { retryAfterSeconds: 60, cause })
    throw cause
  }
}
