import { Hono } from 'hono'
import type { Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { GatewayDown, type GatewayEvent, GatewayRefused } from '../../services/payments/gateway.ts'
import { gatewayOf } from '../../services/payments/gateways.ts'
import { eventOf } from '../../services/payments/stripe-objects.ts'
import { signedEvent } from '../../services/payments/stripe-webhook.ts'
import { handleGatewayEvent } from '../../workflows/billing/handle-gateway-event.ts'
import type { App } from '../context.ts'

/**
 * POST /api/stripe/webhook. 200 also for what is unknown or came before; what could not be written Stripe tells again. Its
 * signature is its guard, so it stands before the one of pages.
 */
export const stripeWebhookRoutes = new Hono<App>().post('/stripe/webhook', async (c) => {
  const { call } = c.var
  const signature = c.req.header('stripe-signature') ?? ''
  const event = eventOf(await signedEvent(call, await c.req.text(), signature))
  await withCard(call, event)
    .then((told) => handleGatewayEvent(call, told))
    .catch((cause) => {
      throw cause instanceof GatewayDown ? new AppError('PAYMENT_UNAVAILABLE', { cause }) : cause
    })
  return c.json({ received: true })
})

/** An event does not say with which card an intent succeeded: Stripe is asked, and where it does not know it goes without. */
async function withCard(call: Call, event: GatewayEvent): Promise<GatewayEvent> {
  if (event.told !== 'intent' || !event.intent.orderId) return event
  if (event.intent.status !== 'succeeded' && event.intent.status !== 'held') return event
  try {
    const { clientSecret: _, ...intent } = await gatewayOf(call).findIntent(call, event.intent.id)
    return { ...event, intent }
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    return event
  }
}
