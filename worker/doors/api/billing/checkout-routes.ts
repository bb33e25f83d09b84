import { Hono } from 'hono'
import type { z } from 'zod'
import type {
  OpenedPayment,
  sandboxAnswerSchema,
  VerifiedPayment,
  VerifiedTrial,
} from '#schema/billing/billing-answers.ts'
import { confirmInSandbox } from '../../../workflows/billing/confirm-in-sandbox.ts'
import { startPayment, startTrial } from '../../../workflows/billing/start-checkout.ts'
import { verifyPayment, verifyTrial } from '../../../workflows/billing/verify-checkout.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'
import { visitorOf } from '../../middleware/visitor-cookie.ts'

/** Checkout with or without an account (R13); an order belongs to the visitor who began it. */
export const checkoutRoutes = new Hono<App>()
  .post('/create-payment-intent', readInput('POST /create-payment-intent'), async (c) => {
    const opened = await startPayment(c.var.call, await visitorOf(c), c.req.valid('json'))
    return c.json(opened satisfies OpenedPayment)
  })
  .post('/verify-payment', readInput('POST /verify-payment'), async (c) => {
    const verified = await verifyPayment(c.var.call, await visitorOf(c), c.req.valid('json'))
    return c.json(verified satisfies VerifiedPayment)
  })
  .post('/create-free-trial-setup', readInput('POST /create-free-trial-setup'), async (c) => {
    const opened = await startTrial(c.var.call, await visitorOf(c), c.req.valid('json'))
    return c.json(opened satisfies OpenedPayment)
  })
  .post('/verify-trial', readInput('POST /verify-trial'), async (c) => {
    const { setupIntentId } = c.req.valid('json')
    const verified = await verifyTrial(c.var.call, await visitorOf(c), setupIntentId)
    return c.json(verified satisfies VerifiedTrial)
  })
  .post('/sandbox/confirm', readInput('POST /sandbox/confirm'), async (c) => {
    const status = await confirmInSandbox(c.var.call, c.req.valid('json'))
    return c.json({ status } satisfies z.infer<typeof sandboxAnswerSchema>)
  })
