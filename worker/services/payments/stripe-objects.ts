import type Stripe from 'stripe'
import { z } from 'zod'
import type {
  GatewayEvent,
  GatewayInvoice,
  GatewaySubscription,
  IntentStatus,
  PaymentIntent,
} from './gateway.ts'

export type StripeIntent = Stripe.PaymentIntent | Stripe.SetupIntent

const statuses: Record<string, IntentStatus> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  processing: 'processing',
  requires_capture: 'held',
  succeeded: 'succeeded',
  canceled: 'cancelled',
}

/** A Stripe intent as the gateway's interface gives it, with its card where that was expanded. */
export function paymentIntentOf(intent: StripeIntent): PaymentIntent {
  const isPayment = intent.object === 'payment_intent'
  const problem = (isPayment ? intent.last_payment_error : intent.last_setup_error)?.message
  const card = cardOf(intent)
  return {
    id: intent.id,
    kind: isPayment ? 'payment' : 'setup',
    // Whatever word Stripe may add decides nothing.
    status: statuses[intent.status] ?? 'processing',
    orderId: intent.metadata?.order ?? '',
    amount: isPayment ? intent.amount : 0,
    ...(problem && { problem }),
    ...(card && { card }),
  }
}

const names: Record<string, string> = {
  link: 'Link',
  paypal: 'PayPal',
  revolut_pay: 'Revolut Pay',

  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** A wallet’s card is known by the charge, any other by the payment method. */
function cardOf(intent: StripeIntent): PaymentIntent['card'] {
  const method = intent.payment_method
  if (!method || typeof method === 'string') return undefined
  const charge = intent.object === 'payment_intent' ? intent.latest_charge : null
  const charged = charge && typeof charge === 'object' ? charge.payment_method_details?.card : undefined
  const { brand, last4, fingerprint } = charged ?? method.card ?? {}
  return {
    paymentMethod: method.id,
    label: last4
      ? `${names[brand ?? ''] ?? 'Card'} ending in ${last4}`
      : (names[method.type] ?? method.type.replaceAll('_', ' ')),
    ...(fingerprint && { fingerprint }),
  }
}

const moment = (seconds: number) => new Date(seconds * 1000)

/** A Stripe subscription as the gateway's interface gives it; its period is on its only item. */
export function subscriptionOf(subscription: Stripe.Subscription): GatewaySubscription {
  const { id, customer, status, metadata, items, cancel_at, cancel_at_period_end, ended_at } = subscription
  const period = items.data[0]
  const start = period?.current_period_start ?? subscription.start_date
  const end = period?.current_period_end ?? start
  const cancelAt = cancel_at ?? (cancel_at_period_end ? end : undefined)
  return {
    id,
    orderId: metadata.order ?? '',
    customerId: idOf(customer) ?? '',
    status: status as GatewaySubscription['status'],
    periodStart: moment(start),
    periodEnd: moment(end),
    ...(cancelAt && { cancelAt: moment(cancelAt) }),
    ...(ended_at && { endedAt: moment(ended_at) }),
  }
}

const idOf = (named: string | { id: string } | null | undefined) =>
  typeof named === 'string' ? named : named?.id

const eventShape = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.object({}) }),
})

/** What a Stripe event says; undefined where it is no event, or about nothing. */
export function eventOf(event: Stripe.Event): GatewayEvent | undefined {
  if (!eventShape.safeParse(event).success) return undefined
  const { object } = event.data
  const head = {
    id: event.id,
    type: event.type,
    objectId: 'id' in object && typeof object.id === 'string' ? object.id : '',
    at: moment(event.created),
  }
  return { ...head, ...bodyOf(event) }
}

type EventBody = GatewayEvent extends infer Event
  ? Event extends GatewayEvent
    ? Omit<Event, 'id' | 'type' | 'objectId' | 'at'>
    : never
  : never

const nothing: EventBody = { kind: 'nothing' }

const isPence = (amount: unknown) => Number.isSafeInteger(amount) && Number(amount) >= 0

function bodyOf(event: Stripe.Event): EventBody {
  switch (event.type) {
    case 'payment_intent.amount_capturable_updated':
    case 'payment_intent.canceled':
    case 'payment_intent.payment_failed':
    case 'payment_intent.processing':
    case 'payment_intent.succeeded':
    case 'setup_intent.canceled':
    case 'setup_intent.setup_failed':
    case 'setup_intent.succeeded':
      return { kind: 'intent', intent: paymentIntentOf(event.data.object) }
    case 'customer.subscription.created':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'customer.subscription.updated':
      return { kind: 'subscription', subscription: subscriptionOf(event.data.object) }
    case 'invoice.paid':
      return invoiceOf(event.data.object, 'paid')
    case 'invoice.payment_failed':
      return invoiceOf(event.data.object, 'failed')
    case 'invoice.payment_action_required':
      return invoiceOf(event.data.object, 'action required')
    case 'charge.refunded': {
      const { payment_intent, amount_refunded } = event.data.object
      const intentId = idOf(payment_intent)
      return intentId && isPence(amount_refunded)
        ? { kind: 'refund', intentId, amountRefunded: amount_refunded }
        : nothing
    }
    case 'charge.refund.updated':
    case 'refund.failed':
    case 'refund.updated':
      return failedRefundOf(event.data.object)
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return disputeOf(event.data.object)
    case 'charge.dispute.funds_reinstated':
      // Also said of what was refunded in part of a payment that is lost.
      return event.data.object.status === 'won' ? disputeOf(event.data.object) : nothing
    default:
      return nothing
  }
}

function invoiceOf(invoice: Stripe.Invoice, outcome: GatewayInvoice['outcome']): EventBody {
  const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription) ?? ''
  // Money without a subscription is noted; what is not paid yet is nobody's here.
  if (!invoice.id || (!subscriptionId && outcome !== 'paid')) return nothing
  const { id, amount_paid, amount_due, hosted_invoice_url: url } = invoice
  const amount = outcome === 'paid' ? amount_paid : amount_due
  if (!isPence(amount)) return nothing
  return { kind: 'invoice', invoice: { id, subscriptionId, outcome, amount, ...(url && { url }) } }
}

/** A refund that did not arrive: its money came back to us. */
function failedRefundOf({
  id,
  payment_intent,
  amount,
  status,
  failure_reason,
  metadata,
}: Stripe.Refund): EventBody {
  const intentId = idOf(payment_intent)
  if (!intentId || (status !== 'failed' && status !== 'canceled')) return nothing
  const partId = metadata?.part
  const reason = (failure_reason ?? status).replaceAll('_', ' ')
  return { kind: 'refund failed', intentId, refund: { id, amount, reason, ...(partId && { partId }) } }
}

/** An inquiry of a bank (`warning_…`) takes no money back; a dispute that is `prevented` was paid back at once. */
function disputeOf({ payment_intent, status, amount }: Stripe.Dispute): EventBody {
  const intentId = idOf(payment_intent)
  if (!intentId || status.startsWith('warning_')) return nothing
  const pence = isPence(amount) ? amount : 0
  const isLost = status === 'lost' || status === 'prevented'
  const isAppeal = status.startsWith('appeal_')
  return { kind: 'dispute', intentId, amount: pence, isWon: status === 'won', isLost, isAppeal }
}

/** A server in Stripe’s place, as its library is configured. */
export function serverAt(address: string) {
  const { protocol, hostname, port } = new URL(address)
  const isPlain = protocol === 'http:'
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  }
}
