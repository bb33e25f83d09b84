import { z } from 'zod'
import { type Plan, plans } from '../levels.ts'
import { gateways, orderStatuses, unpaidReasons } from './billing.ts'

const plan = z.enum(Object.keys(plans) as Plan[])

const moment = z.iso.datetime()

/** Answer of POST /api/create-payment-intent and /api/create-free-trial-setup: what the card form of the gateway needs. */
const openedPaymentSchema = z.object({
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
  /** By the server's clock; the first later payment is counted from it. */
  openedAt: moment.optional(),
  /** Until when a place in the sprint is held for this order (R12). */
  heldUntil: moment.optional(),
})

export type OpenedPayment = z.infer<typeof openedPaymentSchema>

const unpaid = z.object({ ok: z.literal(false), reason: z.enum(unpaidReasons) })

/** Whether the months could not be begun, which an administrator may try again: only then is anything charged. */
const isStartFailed = z.boolean()

const settled = {
  ok: z.literal(true),
  level: z.int(),
  plan,
  email: z.string(),
  /** It has no account yet, and goes to the one whose verified address paid (R13). */
  needsAccount: z.boolean(),
  /** When the first later month is charged; null where none is. */
  nextChargeAt: moment.nullable(),
  isStartFailed,
}

/** Answer of POST /api/verify-payment; every “no” is a 200 with its reason (R13). */
const verifiedPaymentSchema = z.union([
  z.object({
    ...settled,
    amount: z.int(),
    receipt: z.int(),
    /** The start of the sprint in which the buyer has a place. */
    sprintStartsAt: moment.nullable(),
  }),
  unpaid,
])

export type VerifiedPayment = z.infer<typeof verifiedPaymentSchema>

/**
 * Answer of GET /api/purchases/{token} and POST /api/trial/cancel: a purchase without an account, for the holder of its
 * mailed link (R13).
 */
const purchaseSchema = z.object({
  name: z.string(),
  email: z.string(),
  level: z.int(),
  plan,
  /** Whether the link can create an account; `over` where the purchase covers nothing any more. */
  opening: z.enum(['open', 'has account', 'over']),
  /**
   * The trial and until when its state lasts: `running` until its first charge, `charged` until the next, `cancelled`
   * until it ends, `over` since then; null where it is none, `monthly` in pence.
   */
  trial: z
    .object({
      state: z.enum(['running', 'charged', 'cancelled', 'over']),
      until: moment,
      monthly: z.int(),
      /** Whether the account of the purchase can take its cancellation back. */
      canResume: z.boolean(),
      isStartFailed,
    })
    .nullable(),
})

export type Purchase = z.infer<typeof purchaseSchema>

const verifiedTrialSchema = z.union([z.object({ ...settled, trialUntil: moment }), unpaid])

export type VerifiedTrial = z.infer<typeof verifiedTrialSchema>

export const sandboxAnswerSchema = z.object({ status: z.enum(['succeeded', 'requires_action']) })

/** Answer of GET /api/billing: an owner's payments, and what they can do about them. */
const billingSchema = z.object({
  plan,
  level: z.int(),
  gateway: z.enum(gateways),
  /** Until when payments cover the plan; null where nothing ends it. */
  paidUntil: moment.nullable(),
  trialUntil: moment.nullable(),
  /** When the cancelled plan ends. */
  endsAt: moment.nullable(),
  /** The next charge; null where there is none. */
  nextCharge: z.object({ amount: z.int(), at: moment }).nullable(),
  isStartFailed,
  /** After a failed renewal: until when the plan lasts, and where to pay. */
  pastDue: z.object({ until: moment, payAt: z.string().nullable() }).nullable(),
  card: z.string().nullable(),
  canCancel: z.boolean(),
  canResume: z.boolean(),
  /** Whether the gateway has a page of its own for cards and invoices. */
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
      /** Pence, of a month that was refunded in part. */
      amountRefunded: z.int(),
      /** A month that another plan covered, and that was refunded. */
      isGivenBack: z.boolean(),
    }),
  ),
})

export type Billing = z.infer<typeof billingSchema>
