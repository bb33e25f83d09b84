import { Hono } from 'hono'
import { findOrderDetail } from '../../../features/billing/administration/order-detail.ts'
import { ordersPage } from '../../../features/billing/administration/order-list-queries.ts'
import { paymentProblems } from '../../../features/billing/administration/payment-problems.ts'
import { cancelFor, mailLinkAgain, tryTaskAgain } from '../../../workflows/billing/administer-orders.ts'
import { refundMonthByHand } from '../../../workflows/billing/refund-month.ts'
import { refundOrder, withdrawFor } from '../../../workflows/billing/refund-order.ts'
import { resolveUnmatchedPayment } from '../../../workflows/billing/settle-unmatched-payment.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** What administrators see of payments, and what they do about them (R13, R14). */
export const orderRoutes = new Hono<App>()
  .get('/admin/orders', readInput('GET /admin/orders'), async (c) =>
    c.json(await ordersPage(c.var.call, c.req.valid('query'))),
  )
  .get('/admin/orders/:id', readInput('GET /admin/orders/:id'), async (c) =>
    c.json(await findOrderDetail(c.var.call, c.req.valid('param').id)),
  )
  .get('/admin/payment-tasks', readInput('GET /admin/payment-tasks'), async (c) =>
    c.json(await paymentProblems(c.var.call, c.req.valid('query').cursor)),
  )
  .post('/admin/orders/:id/refund', readInput('POST /admin/orders/:id/refund'), async (c) => {
    await refundOrder(c.var.call, c.req.valid('param').id, c.req.valid('json'))
    return c.json({ asked: true }, 202)
  })
  .post('/admin/receipts/:number/refund', readInput('POST /admin/receipts/:number/refund'), async (c) => {
    await refundMonthByHand(c.var.call, c.req.valid('param').number, c.req.valid('json'))
    return c.json({ asked: true }, 202)
  })
  .post('/admin/orders/:id/withdraw', readInput('POST /admin/orders/:id/withdraw'), async (c) => {
    await withdrawFor(c.var.call, c.req.valid('param').id, c.req.valid('json').reason)
    return c.json({ asked: true }, 202)
  })
  .post('/admin/orders/:id/cancel', readInput('POST /admin/orders/:id/cancel'), async (c) => {
    const { call } = c.var
    const { id } = c.req.valid('param')
    await cancelFor(call, id, c.req.valid('json').reason)
    return c.json(await findOrderDetail(call, id))
  })
  .post('/admin/orders/:id/link', readInput('POST /admin/orders/:id/link'), async (c) => {
    await mailLinkAgain(c.var.call, c.req.valid('param').id)
    return c.json({ asked: true }, 202)
  })
  .post('/admin/payment-tasks/:id/retry', readInput('POST /admin/payment-tasks/:id/retry'), async (c) => {
    await tryTaskAgain(c.var.call, c.req.valid('param').id)
    return c.json({ asked: true }, 202)
  })
  .post('/admin/stray-payments/:id', readInput('POST /admin/stray-payments/:id'), async (c) => {
    await resolveUnmatchedPayment(c.var.call, c.req.valid('param').id, c.req.valid('json'))
    return c.json({ asked: true }, 202)
  })
