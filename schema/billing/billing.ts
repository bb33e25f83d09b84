import { z } from 'zod'
import { email, textLine } from '../text/form-fields.ts'

/** The payment gateways: Stripe, or the sandbox of a product without keys. */
export const gateways = ['stripe', 'sandbox'] as const
export type GatewayName = (typeof gateways)[number]

/** The status of an order; worker/features/billing/order-commands.ts says which may follow. */
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

/** Digits of any script in any grouping, so that a number of every country passes; the shortest have five. */
const isNumber = (typed: string) => (typed.match(/\p{Nd}/gu)?.length ?? 0) >= 5

/** A buyer (account spec section 3, “Customer info at checkout”); the notices of an incomplete form are the page's. */
export const contactSchema = z.object({
  customer_name: textLine('Please fill in all required fields.', 1),
  customer_email: z
    .string('Please fill in all required fields.')
    .trim()
    .min(1, 'Please fill in all required fields.')
    .pipe(email('Please enter a valid email address.')),
  customer_mobile: textLine('Please fill in all required fields.', 1).refine(
    (typed) => typed === '' || isNumber(typed),
    'Please enter your mobile number in digits, such as +44 7700 900123.',
  ),
})
export type Contact = z.infer<typeof contactSchema>

/** The contact step before a payment, with the consent that the service begins within the 14 days (R13). */
export const contactFormSchema = contactSchema.extend({
  withdrawalConsent: z
    .boolean()
    .refine((isGiven) => isGiven, 'Please tick this, so that we can begin at once.'),
})

/** The contact step before a trial, without consent. */
export const trialFormSchema = contactSchema.extend({ withdrawalConsent: z.boolean() })
export type ContactForm = z.infer<typeof trialFormSchema>

/**
 * Body of POST /api/create-payment-intent, whose level, name, amount (pence) and currency must be those of `plans`,
 * else 400 PRICE_MISMATCH (R5).
 */
export const paymentRequestSchema = contactSchema.extend({
  level_id: z.int().min(1).max(3),
  level_name: z.string(),
  amount: z.int(),
  currency: z.string(),
  withdrawalConsent: z.boolean().optional(),
})
export type PaymentRequest = z.infer<typeof paymentRequestSchema>

/** Longer than any intent id of a gateway. */
const intentId = z.string().min(1).max(16_000)

export const verifyPaymentSchema = z.object({
  paymentIntentId: intentId,
  level: z.coerce.number().int().min(1).max(3),
})

/** Why a payment is not confirmed: `waiting` for the gateway, or `unknown` to this visitor and account. */
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

export const verifyTrialSchema = z.object({ setupIntentId: intentId })

/** Body of POST /api/sandbox/confirm, of which only the card's last four digits are stored. */
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
  /** Whether the test bank's question was confirmed. */
  authenticated: z.boolean().optional(),
})
export type SandboxCard = z.input<typeof sandboxCardSchema>

/** Body of POST /api/billing/withdraw: the purchase, so that a repeat takes back no other; by default the latest. */
export const withdrawalSchema = z.object({ orderId: z.string().max(60).optional() })

/** The reason of an administrator's act; the person concerned may ask to read it. */
export const actSchema = z.object({ reason: textLine('Please say why.', 2) })

/**
 * Body of POST /api/admin/orders/{id}/refund: all that is left, or a part (pence) with what the page showed as refunded
 * and an id of its own, under which it is refunded once.
 */
export const refundSchema = actSchema
  .extend({
    amount: z.int().min(1, 'Please enter an amount.').optional(),
    refunded: z.int().min(0).optional(),
    key: z.uuid().optional(),
  })
  .refine(
    ({ amount, refunded, key }) => amount === undefined || (refunded !== undefined && key !== undefined),
  )
export type Refund = z.output<typeof refundSchema>

/** Body of POST /api/admin/receipts/{number}/refund: what goes back of a month (pence), as for a part of an order. */
export const monthRefundSchema = actSchema.extend({
  amount: z.int().min(1, 'Please enter an amount.'),
  refunded: z.int().min(0),
  key: z.uuid(),
})
export type MonthRefund = z.output<typeof monthRefundSchema>
