import { createHmac } from 'node:crypto'
import { type StripeObject, written } from './stripe-state.ts'

type Signed = {
  /** The time of the signature and of the product's clock for this request. */
  at?: Date
  secret?: string
}

/** The header by which Stripe proves a webhook: `v1` is HMAC-SHA-256 over `seconds.body`. */
export function signatureOf(body: string, { at = new Date(), secret = '' }: Signed): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/** Hands one event over to a product, as often as it is called. */
export function handOver(productUrl: string, event: StripeObject, { at, secret }: Signed): Promise<Response> {
  const body = written(event)
  return fetch(`${productUrl}/api/stripe/webhook`, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'Stripe-Signature': signatureOf(body, { ...(at && { at }), ...(secret && { secret }) }),
      ...(at && { 'X-Now': at.toISOString() }),
    },
  })
}
