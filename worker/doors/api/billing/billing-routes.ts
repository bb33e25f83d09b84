import { Hono } from 'hono'
import type { Billing } from '#schema/billing/billing-answers.ts'
import { accountOf, type Call } from '../../../call.ts'
import { findBilling } from '../../../features/billing/billing-queries.ts'
import { billingOf } from '../../../features/billing/billing-view.ts'
import { gatewayOf } from '../../../services/payments/gateways.ts'
import { cancelPlan, openPortal, resumePlan, withdrawPurchase } from '../../../workflows/billing/own-plan.ts'
import type { App } from '../../context.ts'
import { readInput } from '../../middleware/read-input.ts'

/** An owner's plan and payments (R13). Each answers with the state afterwards. */
export const billingRoutes = new Hono<App>()
  .get('/billing', async (c) => c.json(await billingNow(c.var.call)))
  .post('/billing/cancel', readInput('POST /billing/cancel'), async (c) => {
    const { call } = c.var
    await cancelPlan(call)
    return c.json(await billingNow(call))
  })
  .post('/billing/resume', readInput('POST /billing/resume'), async (c) => {
    const { call } = c.var
    await resumePlan(call)
    return c.json(await billingNow(call))
  })
  .post('/billing/portal', readInput('POST /billing/portal'), async (c) =>
    c.json({ url: await openPortal(c.var.call) }),
  )
  .post('/billing/withdraw', readInput('POST /billing/withdraw'), async (c) => {
    const { call } = c.var
    await withdrawPurchase(call, c.req.valid('json').orderId)
    return c.json(await billingNow(call))
  })

const billingNow = async (call: Call): Promise<Billing> =>
  billingOf(call, await findBilling(call, accountOf(call).userId), gatewayOf(call))
