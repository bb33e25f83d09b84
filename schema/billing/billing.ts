import { z } from 'zod'
import { type Plan, plans } from '../levels.ts'
import { email, textLine } from '../text/form-fields.ts'

/** The payment gateways: Stripe, or the sandbox of a product without keys. */
export const gateways = ['stripe', 'sandbox'] as const
export type GatewayName = (typeof gateways)[number]

/** How an order stands; what may follow what is said in worker/features/billing/order-commands.ts. */
export const orderStatuses = [
  'created',
  'awaiting',
  'declined',
  'paid',
  'refunded',
  'disputed',
  'expired',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Who buys (account spec section 3, “Customer info at checkout”); the notices of an incomplete form are the page's. */
export const contactSchema = z.object({
  customer_name: textLine('Please fill in all required fields.', 1),
  customer_email: z
    .string('Please fill in all required fields.')
    .trim()
    .min(1, 'Please fill in all required fields.')
    .pipe(email('Please enter a valid email address.')),
  customer_mobile: textLine('Please fill in all required fields.', 1),
})
export type Contact = z.infer<typeof contactSchema>

/** The contact step before a payment: consent that the service begins before the 14 days are over (R13). */
export const contactFormSchema = contactSchema.extend({
  withdrawalConsent: z.literal(true, 'Please tick this, so that we can begin at once.'),
})

/**
 * Body of POST /api/create-payment-intent. Level, name, amount (pence) and currency must be those of `plans`, else 400
 * PRICE_MISMATCH (R5). `withdrawalConsent`: they asked that the service begins before the 14 days are over.
 */
export const paymentRequestSchema = contactSchema.extend({
  level_id: z.int().min(1).max(3),
  level_name: z.string(),
  amount: z.int(),
  currency: z.string(),
  withdrawalConsent: z.boolean().optional(),
})
export type PaymentRequest = z.infer<typeof paymentRequestSchema>

const plan = z.enum(Object.keys(plans) as Plan[])
const moment = z.iso.datetime()

/** Answer of POST /api/create-payment-intent and /api/create-free-trial-setup: what the card form of the gateway needs. */
export const openedPaymentSchema = z.object({
  clientSecret: z.string(),
  gateway: z.enum(gateways),
  /** Stripe's, for its script. */
  publishableKey: z.string().optional(),
  order: z.object({
    id: z.string(),
    level: z.int(),
    plan,
    /** Pence due now; 0 for a trial. */
    amount: z.int(),
    currency: z.string(),
    email: z.string(),
  }),
  /** Until when a place in the sprint is kept for this order (R12). */
  heldUntil: moment.optional(),
})
export type OpenedPayment = z.infer<typeof openedPaymentSchema>

/** Read from the address of a page: one that is longer than any of a gateway's is nobody's. */
const intentId = z.string().min(1).max(16_000)

export const verifyPaymentSchema = z.object({
  paymentIntentId: intentId,
  level: z.coerce.number().int().min(1).max(3),
})

/** Why a payment is not confirmed. `waiting`: the gateway has not decided yet; `unknown`: not of this visitor or account. */
export const unpaidReasons = [
  'unknown',
  'waiting',
  'declined',
  'cancelled',
  'refunded',
  'disputed',
  'sold out',
  'begun',
  'wrong level',
  'card used',
  'address used',
  'covered',
] as const
export type UnpaidReason = (typeof unpaidReasons)[number]

const unpaid = z.object({ ok: z.literal(false), reason: z.enum(unpaidReasons) })
const settled = {
  ok: z.literal(true),
  level: z.int(),
  plan,
  email: z.string(),
  /** Nobody's account yet: it goes to the one whose verified address paid (R13). */
  needsAccount: z.boolean(),
}

/** Answer of POST /api/verify-payment; every “no” is a 200 with its reason (R13). */
export const verifiedPaymentSchema = z.union([
  z.object({
    ...settled,
    amount: z.int(),
    receipt: z.int(),
    /** When the first month after it is charged; null where none follows. */
    nextChargeAt: moment.nullable(),
    /** When the sprint begins in which a place is theirs. */
    sprintStartsAt: moment.nullable(),
  }),
  unpaid,
])
export type VerifiedPayment = z.infer<typeof verifiedPaymentSchema>

/**
 * Answer of GET /api/purchases/{token} and POST /api/trial/cancel: what somebody bought without an account, for whoever has
 * the link of its mail (R13).
 */
export const purchaseSchema = z.object({
  name: z.string(),
  email: z.string(),
  level: z.int(),
  plan,
  /** Whether the link opens an account; `over`: what was bought covers nothing any more. */
  opening: z.enum(['open', 'has account', 'over']),
  /**
   * How its trial stands, and until when: `running` until its first month is charged, `charged` until the next one is,
   * `cancelled` until it ends, `over` since then. `monthly`: pence. Null where it is none.
   */
  trial: z
    .object({
      state: z.enum(['running', 'charged', 'cancelled', 'over']),
      until: moment,
      monthly: z.int(),
    })
    .nullable(),
})
export type Purchase = z.infer<typeof purchaseSchema>

export const verifyTrialSchema = z.object({ setupIntentId: intentId })
export const verifiedTrialSchema = z.union([z.object({ ...settled, trialUntil: moment }), unpaid])
export type VerifiedTrial = z.infer<typeof verifiedTrialSchema>

/** Body of POST /api/sandbox/confirm: the labelled card form's. Nothing of the card is kept but its last four digits. */
export const sandboxCardSchema = z.object({
  clientSecret: z.string().min(1).max(255),
  number: z
    .string()
    .max(40, 'Please enter the number of a test card.')
    .transform((digits) => digits.replace(/\D/g, ''))
    .pipe(z.string().regex(/^\d{13,19}$/, 'Please enter the number of a test card.')),
  expiry: z
    .string()
    .max(20, 'Please enter month and year, as 12 / 30.')
    .regex(/^\s*(0[1-9]|1[0-2])\s*(?:\/\s*)?(\d{2}|\d{4})\s*$/, 'Please enter month and year, as 12 / 30.'),
  cvc: z
    .string()
    .max(20, 'Please enter three or four digits.')
    .trim()
    .regex(/^\d{3,4}$/, 'Please enter three or four digits.'),
  /** The test bank's question was answered with yes. */
  authenticated: z.boolean().optional(),
})
export type SandboxCard = z.input<typeof sandboxCardSchema>
export const sandboxAnswerSchema = z.object({ status: z.enum(['succeeded', 'requires_action']) })

/** Answer of GET /api/billing: what an owner pays for, until when, and what they can do about it. */
export const billingSchema = z.object({
  plan,
  level: z.int(),
  gateway: z.enum(gateways),
  /** Until when what was paid covers the plan; null where nothing ends it. */
  paidUntil: moment.nullable(),
  trialUntil: moment.nullable(),
  /** When the plan ends, because it was cancelled. */
  endsAt: moment.nullable(),
  /** What is charged next, and when; null where nothing is. */
  nextCharge: z.object({ amount: z.int(), at: moment }).nullable(),
  /** The last renewal failed: until when the plan still stands, and where the gateway asks for something. */
  pastDue: z.object({ until: moment, payAt: z.string().nullable() }).nullable(),
  card: z.string().nullable(),
  canCancel: z.boolean(),
  canResume: z.boolean(),
  /** The gateway has a page of its own for cards and invoices. */
  hasPortal: z.boolean(),
  /** The purchase that can still be withdrawn from, and until when (14 days). */
  withdrawal: z.object({ orderId: z.string(), amount: z.int(), until: moment }).nullable(),
  orders: z.array(
    z.object({
      id: z.string(),
      what: z.string(),
      amount: z.int(),
      status: z.enum(orderStatuses),
      at: moment,
      amountRefunded: z.int(),
      isRefundUnderWay: z.boolean(),
      sprintStartsAt: moment.nullable(),
    }),
  ),
  receipts: z.array(
    z.object({
      number: z.int(),
      what: z.string(),
      amount: z.int(),
      at: moment,
      /** The gateway's own invoice. */
      url: z.string().nullable(),
      /** A month that another plan covered: its money went back. */
      isGivenBack: z.boolean(),
    }),
  ),
})
export type Billing = z.infer<typeof billingSchema>

/** Body of POST /api/billing/withdraw: from which purchase, so that the same press again takes back no other; else the latest. */
export const withdrawalSchema = z.object({ orderId: z.string().max(60).optional() })

/** Body of POST /api/admin/orders/{id}/refund. */
export const refundSchema = z.object({ reason: textLine('Please say why.', 2) })
