import { Hono } from 'hono'
import type { z } from 'zod'
import {
  type OpenedPayment,
  paymentRequestSchema,
  type sandboxAnswerSchema,
  sandboxCardSchema,
  type VerifiedPayment,
  verifyPaymentSchema,
} from '#schema/billing.ts'
import type { App } from '../../context.ts'
import { limitRate } from '../../middleware/rate-limit.ts'
import { readInput } from '../../middleware/read-input.ts'
import { visitorOf } from '../../services/visitor.ts'
import { confirmInSandbox } from '../../workflows/confirm-in-sandbox.ts'
import { runTasksAfterwards } from '../../workflows/run-gateway-tasks.ts'
import { startPayment } from '../../workflows/start-checkout.ts'
import { verifyPayment } from '../../workflows/verify-checkout.ts'

/** Checkout, with an account or without (R13): an order and its payment are the visitor's who began them. */
export const checkoutRoutes = new Hono<App>()
  .post(
    '/create-payment-intent',
    limitRate('FORM_LIMITER'),
    readInput('json', paymentRequestSchema),
    async (c) => {
      const opened = await startPayment(c.var.call, await visitorOf(c), c.req.valid('json'))
      return c.json(opened satisfies OpenedPayment)
    },
  )
  .post('/verify-payment', limitRate('FORM_LIMITER'), readInput('json', verifyPaymentSchema), async (c) => {
    const verified = await verifyPayment(c.var.call, await visitorOf(c), c.req.valid('json'))
    runTasksAfterwards(c.var.call)
    return c.json(verified satisfies VerifiedPayment)
  })
  .post('/sandbox/confirm', limitRate('FORM_LIMITER'), readInput('json', sandboxCardSchema), async (c) => {
    const status = await confirmInSandbox(c.var.call, c.req.valid('json'))
    runTasksAfterwards(c.var.call)
    return c.json({ status } satisfies z.infer<typeof sandboxAnswerSchema>)
  })
