import { randomBytes } from 'node:crypto'
import {
  asksFirst,
  declined,
  isDeclined,
  paymentMethodOf,
  StripeFault,
  type StripeObject,
  type StripeState,
} from './stripe-state.ts'

/** What a form sends, by its nested names; numbers are digits there. */
// biome-ignore lint/suspicious/noExplicitAny: a parsed form, checked where it matters.
export type Form = Record<string, any>

const openStates = ['requires_payment_method', 'requires_confirmation', 'requires_action']
const refuse = (code: string, message: string, more: object = {}): never => {
  throw new StripeFault(400, { code, message, ...more })
}

const unauthenticated = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

/** What a charge says of its card. */
const chargedCard = ({ brand, country, exp_month, exp_year, fingerprint, funding, last4 }: Form) => ({
  brand,
  country,
  exp_month,
  exp_year,
  fingerprint,
  funding,
  last4,
})

/** Payment and setup intents, refunds and disputes, as Stripe's API and its dashboard change them. */
export const stripePayments = (state: StripeState) => {
  const intentOf = (id: string) => state.get(id, id.startsWith('seti_') ? 'setup_intent' : 'payment_intent')
  const chargeOf = (intent: StripeObject) => state.get(intent.latest_charge, 'charge')
  const unexpected = (intent: StripeObject, verb: string) =>
    refuse(
      `${intent.object}_unexpected_state`,
      `This ${intent.object} could not be ${verb} because it has a status of ${intent.status}.`,
      { [intent.object]: { ...intent } },
    )

  /** What happens once its bank, and its person where the bank asks, have said yes. */
  function authorise(intent: StripeObject, method: StripeObject) {
    intent.next_action = null
    if (intent.object === 'setup_intent') {
      intent.status = 'succeeded'
      return state.tell('setup_intent.succeeded', intent)
    }
    const isHeld = intent.capture_method === 'manual'
    const charge = state.make('charge', {
      amount: intent.amount,
      amount_captured: isHeld ? 0 : intent.amount,
      captured: !isHeld,
      payment_intent: intent.id,
      payment_method: method.id,
      customer: intent.customer,
      payment_method_details: { type: method.type, ...(method.card && { card: chargedCard(method.card) }) },
    })
    intent.latest_charge = charge.id
    if (intent.setup_future_usage !== 'off_session' && !intent.customer) method.isSpent = true
    if (!isHeld) return capture(intent)
    Object.assign(intent, { status: 'requires_capture', amount_capturable: intent.amount })
    state.tell('charge.succeeded', charge)
    state.tell('payment_intent.amount_capturable_updated', intent)
  }

  function capture(intent: StripeObject) {
    const charge = chargeOf(intent)
    const wasHeld = intent.status === 'requires_capture'
    Object.assign(charge, { captured: true, amount_captured: intent.amount })
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, amount_capturable: 0 })
    state.tell(wasHeld ? 'charge.captured' : 'charge.succeeded', charge)
    state.tell('payment_intent.succeeded', intent)
  }

  function decline(intent: StripeObject, method: StripeObject, why: object & { message: string }): never {
    const isPayment = intent.object === 'payment_intent'
    const error = { ...why, payment_method: { ...method } }
    Object.assign(intent, { status: 'requires_payment_method', payment_method: null, next_action: null })
    intent[isPayment ? 'last_payment_error' : 'last_setup_error'] = error
    state.tell(isPayment ? 'payment_intent.payment_failed' : 'setup_intent.setup_failed', intent)
    throw new StripeFault(402, { ...error, [intent.object]: { ...intent } })
  }

  return {
    openPayment(form: Form) {
      const amount = Number(form.amount)
      if (!(amount >= 30))
        refuse('amount_too_small', 'Amount must be at least 30 pence.', { param: 'amount' })
      const made = state.make('payment_intent', {
        amount,
        currency: form.currency,
        description: form.description ?? null,
        metadata: form.metadata ?? {},
        capture_method: form.capture_method ?? 'automatic_async',
        setup_future_usage: form.setup_future_usage ?? null,
      })
      made.client_secret = `${made.id}_secret_${randomBytes(12).toString('hex')}`
      state.tell('payment_intent.created', made)
      return made
    },
    openSetup(form: Form) {
      const made = state.make('setup_intent', {
        description: form.description ?? null,
        metadata: form.metadata ?? {},
        usage: form.usage ?? 'off_session',
      })
      made.client_secret = `${made.id}_secret_${randomBytes(12).toString('hex')}`
      state.tell('setup_intent.created', made)
      return made
    },
    intentOf,
    /** What a browser does with the secret and a card: its number, or a payment method. @throws StripeFault */
    confirm(intentId: string, clientSecret: string, card: string) {
      const intent = intentOf(intentId)
      if (intent.client_secret !== clientSecret)
        refuse('resource_missing', `No such ${intent.object}: '${intentId}'`)
      if (!openStates.includes(intent.status)) unexpected(intent, 'confirmed')
      const method = paymentMethodOf(state, card)
      const problem = intent.object === 'payment_intent' ? 'last_payment_error' : 'last_setup_error'
      Object.assign(intent, { [problem]: null, payment_method: method.id })
      if (isDeclined(method)) decline(intent, method, declined)
      if (asksFirst(method)) {
        Object.assign(intent, { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
        state.tell(`${intent.object}.requires_action`, intent)
      } else authorise(intent, method)
      return intent
    },
    /** How its person answers their bank. */
    answerBank(intentId: string, isYes: boolean) {
      const intent = intentOf(intentId)
      if (intent.status !== 'requires_action') unexpected(intent, 'authenticated')
      const method = state.get(intent.payment_method, 'payment_method')
      if (isYes) authorise(intent, method)
      else decline(intent, method, unauthenticated)
      return intent
    },
    capture(intentId: string) {
      const intent = intentOf(intentId)
      if (intent.status !== 'requires_capture') unexpected(intent, 'captured')
      capture(intent)
      return intent
    },
    cancel(intentId: string) {
      const intent = intentOf(intentId)
      if (![...openStates, 'requires_capture', 'processing'].includes(intent.status))
        unexpected(intent, 'canceled')
      Object.assign(intent, { status: 'canceled', canceled_at: state.now(), amount_capturable: 0 })
      state.tell(`${intent.object}.canceled`, intent)
      return intent
    },
    refundsOf(intentId: string) {
      const data = state.all('refund').filter((made) => made.payment_intent === intentId)
      return { object: 'list', has_more: false, url: '/v1/refunds', data: data.toReversed() }
    },
    /** Part of it, or all that is left. */
    refund(intentId: string, amount?: number, metadata: Form = {}) {
      const intent = intentOf(intentId)
      if (intent.status !== 'succeeded') refuse('charge_not_captured', 'This charge has not been captured.')
      const charge = chargeOf(intent)
      const left = charge.amount - charge.amount_refunded
      if (!left)
        refuse('charge_already_refunded', `Charge ${charge.id} has already been refunded.`, {
          charge: charge.id,
        })
      if (charge.disputed) refuse('charge_disputed', `Charge ${charge.id} has been charged back.`)
      const refunded = amount ?? left
      if (refunded > left)
        throw new StripeFault(400, {
          message: `Refund amount (£${refunded / 100}) is greater than unrefunded amount on charge (£${left / 100})`,
          param: 'amount',
        })
      charge.amount_refunded += refunded
      charge.refunded = charge.amount_refunded === charge.amount
      const made = state.make('refund', {
        amount: refunded,
        charge: charge.id,
        payment_intent: intentId,
        metadata,
      })
      state.tell('refund.created', made)
      state.tell('charge.refunded', charge)
      return made
    },
    /** The bank sends the money of a refund back. */
    failRefund(refundId: string, reason = 'lost_or_stolen_card') {
      const made = state.get(refundId, 'refund')
      Object.assign(made, { status: 'failed', failure_reason: reason })
      const charge = state.get(made.charge, 'charge')
      charge.amount_refunded -= made.amount
      charge.refunded = false
      for (const type of ['refund.failed', 'refund.updated', 'charge.refund.updated']) state.tell(type, made)
      return made
    },
    dispute(intentId: string, status = 'needs_response') {
      const charge = chargeOf(intentOf(intentId))
      charge.disputed = true
      const made = state.make('dispute', {
        amount: charge.amount,
        charge: charge.id,
        payment_intent: intentId,
        status,
        reason: 'general',
      })
      state.tell('charge.dispute.created', made)
      return made
    },
    closeDispute(disputeId: string, status: 'won' | 'lost' | 'warning_closed') {
      const dispute = state.get(disputeId, 'dispute')
      dispute.status = status
      if (status !== 'lost') state.get(dispute.charge, 'charge').disputed = false
      state.tell('charge.dispute.closed', dispute)
      return dispute
    },
  }
}
