import { Hono } from 'hono'
import type { Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { type GatewayEvent, GatewayRefused, GatewayUnavailable } from '../../services/payments/gateway.ts'
import { gatewayOf } from '../../services/payments/gateways.ts'
import { eventOf } from '../../services/payments/stripe-objects.ts'
import { signedEvent } from '../../services/payments/stripe-webhook.ts'
import { handleGatewayEvent } from '../../workflows/billing/handle-gateway-event.ts'
import type { App } from '../context.ts'

/**
 * POST /api/stripe/webhook. Answers 200 also for unknown and repeated events; Stripe repeats those that could not
 * be stored. Its signature protects it, so it comes before the guard of pages.
 */
export const stripeWebhookRoutes = new Hono<App>().post('/stripe/webhook', async (c) => {
  const { call } = c.var
  const signature = c.req.header('stripe-signature') ?? ''
  const event = eventOf(await signedEvent(call, await c.req.text(), signature))
  if (!event) return c.json({ received: true })
  try {
    await handleGatewayEvent(call, await withCard(call, event))
  } catch (cause) {
    throw cause instanceof GatewayUnavailable ? new AppError('PAYMENT_UNAVAILABLE', { cause }) : cause
  }
  return c.json({ received: true })
})

/** Adds the card of a succeeded intent, which the event does not hold; without it if Stripe does not know it. */
async function withCard(call: Call, event: GatewayEvent): Promise<GatewayEvent> {
  if (event.kind !== 'intent' || !event.intent.orderId) return event
  if (event.intent.status !== 'succeeded' && event.intent.status !== 'held') return event
  try {
    const { clientSecret: _, ...intent } = await gatewayOf(call).findIntent(call, event.intent.id)
    return { ...event, intent }
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    return event
  }
}
