import type { OpenedPayment, PaymentRequest } from '#schema/billing.ts'
import { levels, type Plan, plans } from '#schema/levels.ts'
import type { Call } from '../call.ts'
import { awaitIntent, openOrder } from '../features/billing/order-commands.ts'
import { orderTitle } from '../features/billing/order-emails.ts'
import { isBought, type Order } from '../features/billing/order-queries.ts'
import { AppError } from '../services/app-error.ts'
import { GatewayDown, type OpenIntent } from '../services/payments/gateway.ts'
import { gatewayOf } from '../services/payments/gateways.ts'
import { randomToken } from '../services/tokens.ts'
import { networkHash } from '../services/visitor.ts'
import { applyIntent } from './hear-gateway.ts'

/**
 * Opens an order of a level and its payment at the gateway, or goes on with the one that is open for this visitor, mailbox
 * and level, whose payment is then the same one (R13).
 * @throws AppError PRICE_MISMATCH, ALREADY_COVERED; PAYMENT_UNAVAILABLE where the gateway does not answer: the order stays,
 * and the next press goes on with it.
 */
export async function startPayment(
  call: Call,
  visitorId: string,
  asked: PaymentRequest,
): Promise<OpenedPayment> {
  const plan = planOf(asked)
  const { actor, now } = call
  const account = 'account' in actor ? actor.account : undefined
  const { customer_name: name, customer_email: email, customer_mobile: mobile } = asked
  const { level, firstPayment: amount } = plans[plan]
  if (covers(account?.profile?.plan, plan) || (await isBought(call, { visitorId, email, level })))
    throw new AppError('ALREADY_COVERED')
  const gateway = gatewayOf(call)
  const network = await networkHash(call)
  for (let isLast = false; ; isLast = true) {
    const [order] = await openOrder(call, {
      ...{ id: randomToken(), userId: account?.userId ?? null, visitorId, network },
      ...{ name, email, mobile, level, plan, amount, gateway: gateway.name },
      consentAt: asked.withdrawalConsent ? now : null,
    })
    if (!order) throw new AppError('PAYMENT_UNAVAILABLE')
    const intent = await openIntentOf(call, order)
    if (intent.status === 'open' || intent.status === 'processing') {
      await awaitIntent(call, order.id, intent.id)
      return answerOf(call, order, intent)
    }
    // Paid or cancelled meanwhile, in another tab or at the gateway.
    await applyIntent(call, intent)
    if (intent.status !== 'cancelled') throw new AppError('ALREADY_COVERED')
    if (isLast) throw new AppError('PAYMENT_UNAVAILABLE')
  }
}

/** @throws AppError PRICE_MISMATCH where level, name, amount or currency is not the one of `plans` (R5). */
function planOf({ level_id, level_name, amount, currency }: PaymentRequest): Plan {
  const plan = levels[level_id - 1]?.plan
  if (!plan) throw new AppError('PRICE_MISMATCH')
  const { levelName, firstPayment } = plans[plan]
  if (level_name !== levelName || amount !== firstPayment || currency !== 'gbp')
    throw new AppError('PRICE_MISMATCH')
  return plan
}

const ranked = Object.keys(plans)
const covers = (owned: Plan | undefined, plan: Plan) =>
  owned !== undefined && ranked.indexOf(owned) >= ranked.indexOf(plan)

/** The intent of an order, opened at the gateway where it has none yet. @throws AppError PAYMENT_UNAVAILABLE. */
async function openIntentOf(call: Call, order: Order): Promise<OpenIntent> {
  const { id: orderId, plan, amount, email, isTrial, intentId } = order
  const gateway = gatewayOf(call)
  try {
    if (intentId) return await gateway.findIntent(call, intentId)
    const { level, monthly } = plans[plan]
    return await gateway.openIntent(
      call,
      {
        ...{ orderId, amount, email, kind: isTrial ? 'setup' : 'payment', description: orderTitle(plan) },
        ...{ isHeldFirst: level === 2, isKept: monthly > 0 },
      },
      `order/${orderId}/intent`,
    )
  } catch (cause) {
    if (!(cause instanceof GatewayDown)) console.error('An order was refused', (cause as Error).name)
    throw new AppError('PAYMENT_UNAVAILABLE', { retryAfterSeconds: 60, cause })
  }
}

function answerOf(call: Call, order: Order, { clientSecret }: OpenIntent): OpenedPayment {
  const { name: gateway, publishableKey } = gatewayOf(call)
  const { id, level, plan, amount, currency, email } = order
  return {
    ...{ clientSecret, gateway, order: { id, level, plan, amount, currency, email } },
    ...(publishableKey && { publishableKey }),
  }
}
