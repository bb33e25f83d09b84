import { z } from 'zod'
import { gateways, orderStatuses } from './billing.ts'

const moment = z.iso.datetime()

const orderRow = {
  id: z.string(),
  name: z.string(),
  email: z.string(),
  what: z.string(),
  /** Pence. */
  amount: z.int(),
  amountRefunded: z.int(),
  status: z.enum(orderStatuses),
  isRefundUnderWay: z.boolean(),
  hasAccount: z.boolean(),
  at: moment,
}
const orderRowSchema = z.object(orderRow)
export type OrderRow = z.infer<typeof orderRowSchema>

/** Answer of GET /api/admin/orders. */
const ordersPageSchema = z.object({
  items: z.array(orderRowSchema),
  nextCursor: z.string().nullable(),
})
export type OrdersPage = z.infer<typeof ordersPageSchema>

/** Answer of GET /api/admin/orders/{id}. */
const orderDetailSchema = z.object({
  ...orderRow,
  mobile: z.string(),
  card: z.string(),
  gateway: z.enum(gateways),
  intentId: z.string().nullable(),
  sprint: z
    .object({ number: z.int(), startsAt: moment, state: z.enum(['held', 'paid', 'released']) })
    .nullable(),
  months: z.array(
    z.object({
      status: z.string(),
      periodEnd: moment,
      cancelAt: moment.nullable(),
      endedAt: moment.nullable(),
    }),
  ),
  receipts: z.array(
    z.object({
      number: z.int(),
      what: z.string(),
      amount: z.int(),
      at: moment,
      /** Pence, of a month. */
      amountRefunded: z.int(),
      isGivenBack: z.boolean(),
      /** Pence of a month that an administrator can refund; 0 for none. */
      left: z.int(),
    }),
  ),
  /** What can be done now; the server decides again when it is. */
  can: z.object({
    /** Pence that are left to refund; 0 for none. */
    refund: z.int(),
    /** Until when its buyer can be withdrawn from it; null if not. */
    withdrawUntil: moment.nullable(),
    cancel: z.boolean(),
    /** Its buyer has no account yet, and can be sent the link that opens one. */
    mailLink: z.boolean(),
  }),
  /** What happened to it, oldest first; `by` is who did it, null for its buyer and the gateway. */
  history: z.array(z.object({ at: moment, says: z.string(), by: z.string().nullable() })),
})
export type OrderDetail = z.infer<typeof orderDetailSchema>

/**
 * Answer of GET /api/admin/payment-tasks: what is to be done at the gateway and was not, and money without a home; on a
 * further page only payments without an order.
 */
const paymentProblemsPageSchema = z.object({
  tasks: z.array(
    z.object({
      id: z.int(),
      what: z.string(),
      problem: z.string(),
      attempts: z.int(),
      /** It waits for no one and is tried again by itself. */
      isWaiting: z.boolean(),
      orderId: z.string().nullable(),
      name: z.string().nullable(),
      since: moment,
    }),
  ),
  strays: z.array(
    z.object({
      id: z.string(),
      amount: z.int(),
      gateway: z.enum(gateways),
      orderId: z.string(),
      why: z.string(),
      /** A bank wants it back, so that it cannot be refunded. */
      isDisputed: z.boolean(),
      isRefundUnderWay: z.boolean(),
      seenAt: moment,
    }),
  ),
  /** Where the next payments without an order begin. */
  nextCursor: z.string().nullable(),
  /** Refunds of the last week that were not made or whose money came back, until the order is refunded again. */
  unrefunded: z.array(
    z.object({
      id: z.string(),
      orderId: z.string(),
      name: z.string(),
      amount: z.int(),
      problem: z.string(),
      at: moment,
    }),
  ),
  disputed: z.array(orderRowSchema),
  /** Open disputes of payments that are no order's here, by the provider's ids. */
  strayDisputes: z.array(z.object({ id: z.string(), intentId: z.string(), amount: z.int(), at: moment })),
  withoutAccount: z.int(),
})
export type PaymentProblemsPage = z.infer<typeof paymentProblemsPageSchema>
