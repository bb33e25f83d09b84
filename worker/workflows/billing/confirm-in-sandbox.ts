import type { z } from 'zod'
import type { sandboxCardSchema } from '#schema/billing/billing.ts'
import type { Call } from '../../call.ts'
import { AppError } from '../../services/app-error.ts'
import { gatewayOf } from '../../services/payments/gateways.ts'
import { intentOfSecret } from '../../services/payments/sandbox.ts'
import { confirmWithCard, isTestCard } from '../../services/payments/sandbox-cards.ts'
import { handleGatewayEvent } from './handle-gateway-event.ts'

/**
 * Confirms a sandbox intent with a test card, and handles the event as if a webhook had brought it. Safe to repeat.
 * @throws AppError NOT_FOUND where money is real, BAD_REQUEST, ORDER_NOT_FOUND, PAYMENT_CLOSED, CARD_DECLINED.
 */
export async function confirmInSandbox(
  call: Call,
  { clientSecret, ...card }: z.output<typeof sandboxCardSchema>,
): Promise<'succeeded' | 'requires_action'> {
  const { APP_ENV, STRIPE_SECRET_KEY } = call.variables
  if (APP_ENV === 'production' || STRIPE_SECRET_KEY || gatewayOf(call).name !== 'sandbox')
    throw new AppError('NOT_FOUND')
  if (!isTestCard(card.number))
    throw notTaken('number', 'This is no test card. Real cards are not taken here.')
  if (isOver(call, card.expiry)) throw notTaken('expiry', 'Please enter a month that is not over yet.')
  const intent = await intentOfSecret(call, clientSecret)
  if (!intent) throw new AppError('ORDER_NOT_FOUND')
  const confirmed = await confirmWithCard(call, intent.id, card)
  if (confirmed.outcome === 'requires action') return 'requires_action'
  if (!('event' in confirmed)) throw new AppError('PAYMENT_CLOSED')
  await handleGatewayEvent(call, confirmed.event)
  if (confirmed.outcome === 'declined') throw new AppError('CARD_DECLINED')
  return 'succeeded'
}

const notTaken = (path: string, message: string) =>
  new AppError('BAD_REQUEST', { details: [{ path, message }] })

/** `12 / 30` and `12/2030` are good until the end of December 2030. */
function isOver({ now }: Call, expiry: string): boolean {
  const [month = 0, year = 0] = expiry.split('/').length > 1 ? expiry.split('/').map(Number) : digits(expiry)
  return now.getTime() >= Date.UTC(year < 100 ? 2000 + year : year, month)
}

/** `1230` → 12, 30. */
const digits = (expiry: string) => {
  const all = expiry.replace(/\D/g, '')
  return [Number(all.slice(0, 2)), Number(all.slice(2))]
}
