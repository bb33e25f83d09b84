import type { Contact, PaymentRequest } from '#schema/billing/billing.ts'
import type { OpenedPayment } from '#schema/billing/billing-answers.ts'
import { isOneMailbox } from '#schema/email.ts'
import { levels, type Plan, plans, rankOf } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import {
  awaitIntent,
  cancelOthersOrder,
  expireOrder,
  keepLateIntent,
  openOrder,
  setSprint,
} from '../../features/billing/order-commands.ts'
import { orderTitle } from '../../features/billing/order-emails.ts'
import { endedOrderOf, findOrder, type Order } from '../../features/billing/order-queries.ts'
import { isCovered } from '../../features/billing/person-grants-queries.ts'
import { deleteUnseated } from '../../features/billing/retention-commands.ts'
import { hadTrial } from '../../features/billing/trial-commands.ts'
import { hasWithdrawnTwice } from '../../features/billing/withdrawal-commands.ts'
import { holdSeat, openSprint } from '../../features/sprints/commands.ts'
import { whyNoSeat } from '../../features/sprints/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { renewedTasks } from '../../services/gateway-tasks.ts'
import { networkHash } from '../../services/identity/address.ts'
import { GatewayRefused, GatewayUnavailable, type OpenIntent } from '../../services/payments/gateway.ts'
import { gatewayOf } from '../../services/payments/gateways.ts'
import { randomToken } from '../../services/tokens.ts'
import { type Refusal, retryOnConflict, write } from '../../services/write.ts'
import { beginTrial } from './begin-trial.ts'
import { applyIntent } from './handle-gateway-event.ts'

type CheckoutInput = Contact & { plan: Plan; isTrial: boolean; hasConsent: boolean; visitorId: string }

/**
 * Opens an order and its payment, or continues the open one of this visitor, account, mailbox and level (R13). For the sprint
 * it holds a seat (R12).
 * @throws AppError PRICE_MISMATCH, NO_OWN_PROFILE, ALREADY_COVERED, WITHDRAWN_TWICE, `NoSeat`, PAYMENT_UNAVAILABLE.
 */
export async function startPayment(
  call: Call,
  visitorId: string,
  input: PaymentRequest,
): Promise<OpenedPayment> {
  const plan = planOf(input)
  const email = input.customer_email
  await refuseUseless(call, visitorId, email, plan)
  const account = buyerIn(call)
  const buyer = { email: account?.email ?? email, userId: account?.userId }
  const hasConsent = input.withdrawalConsent ?? false
  return openPayment(call, { ...input, plan, isTrial: false, hasConsent, visitorId }, [
    [await hasWithdrawnTwice(call, buyer), 'WITHDRAWN_TWICE'],
  ])
}

/**
 * Opens the trial of level 1: a card is set up, and nothing is paid now (R13).
 * @throws AppError NO_OWN_PROFILE, TRIAL_USED, ALREADY_COVERED, PAYMENT_UNAVAILABLE.
 */
export async function startTrial(call: Call, visitorId: string, input: Contact): Promise<OpenedPayment> {
  const plan = 'starter'
  const email = input.customer_email
  await refuseUseless(call, visitorId, email, plan)
  const account = buyerIn(call)
  if (await hadTrial(call, { email: account?.email ?? email, userId: account?.userId }))
    throw new AppError('TRIAL_USED')
  return openPayment(call, { ...input, plan, isTrial: true, hasConsent: false, visitorId })
}

/** The account that a purchase belongs to: validators and administrators have no profile, so what they pay is the paying address's. */
const buyerIn = ({ actor }: Call) => (actor.kind === 'owner' ? actor.account : undefined)

/** Refuses a purchase that its buyer could not use. @throws AppError NO_OWN_PROFILE, ALREADY_COVERED. */
async function refuseUseless(call: Call, visitorId: string, email: string, plan: Plan): Promise<void> {
  const { actor } = call
  if ('account' in actor && actor.kind !== 'owner' && isOneMailbox(actor.account.email, email))
    throw new AppError('NO_OWN_PROFILE')
  const account = buyerIn(call)
  const owned = account?.profile?.plan
  if (
    (owned && rankOf(owned) >= rankOf(plan)) ||
    (await isCovered(call, { visitorId, email, plan, account }))
  )
    throw new AppError('ALREADY_COVERED')
}

async function openPayment(call: Call, input: CheckoutInput, unless: Refusal[] = []): Promise<OpenedPayment> {
  const opened = await retryOnConflict(() => openOnce(call, input, unless))
  if (!opened) throw new AppError('PAYMENT_UNAVAILABLE')
  return opened
}

/** The payment of the open order; undefined where that order was begun with another gateway, or ended meanwhile: the next one is new. */
async function openOnce(
  call: Call,
  input: CheckoutInput,
  unless: Refusal[],
): Promise<OpenedPayment | undefined> {
  const { order, seat } = await openWithSeat(call, input, unless)
  if (order.gateway !== gatewayOf(call).name) {
    // That gateway is no longer configured.
    await expireOrder(call, order.id, 'cancelled')
    return undefined
  }
  const intent = await openIntentOf(call, order)
  const isOpen = intent.status === 'open' || intent.status === 'processing'
  if (isOpen) {
    const waits = await awaitIntent(call, order.id, intent.id)
    if (waits.length) return answerOf(call, order, intent, seat?.heldUntil)
    if (intent.status === 'open') await cancelLate(call, order.id, intent.id)
  }
  // Paid or cancelled meanwhile, in another tab, by a withdrawal or at the gateway.
  if (!isOpen) await applyIntent(call, intent)
  if (order.isTrial && intent.status === 'succeeded') await beginTrial(call, order.id)
  const { status, problem } = (await findOrder(call, order.id)) ?? order
  if (status === 'paid') throw new AppError('ALREADY_COVERED')
  if (problem === 'sold out') throw new AppError('SPRINT_SOLD_OUT')
  if (order.isTrial && status === 'expired' && problem !== 'cancelled') throw new AppError('TRIAL_USED')
  return undefined
}

/** Cancels an intent whose order ended while the gateway opened it: the task that cancels it may have found none. */
const cancelLate = (call: Call, orderId: string, intentId: string) =>
  write(call, {
    intent: keepLateIntent(call, orderId, intentId),
    cancelled: renewedTasks(call, 'cancel-intent', endedOrderOf(orderId, intentId)),
  })

/** The open order, with its seat in the sprint where it is for one. @throws AppError of `whyNoSeat` and `unless`. */
async function openWithSeat(
  call: Call,
  { plan, isTrial, hasConsent, visitorId, ...input }: CheckoutInput,
  unless: Refusal[],
): Promise<{ order: Order; seat?: { heldUntil: Date } }> {
  const { customer_name: name, customer_email: email, customer_mobile: mobile } = input
  const { level, firstPayment } = plans[plan]
  const id = randomToken()
  const asOrdered = {
    id,
    userId: buyerIn(call)?.userId ?? null,
    visitorId,
    name,
    email,
    mobile,
    level,
    plan,
    isTrial,
    amount: isTrial ? 0 : firstPayment,
    gateway: gatewayOf(call).name,
    network: await networkHash(call),
    consentAt: hasConsent ? call.now : null,
  }
  const open = { others: cancelOthersOrder(call, asOrdered), order: openOrder(call, asOrdered) }
  if (plan !== 'sprint') {
    const {
      order: [order],
    } = await write(call, open, { unless })
    if (!order) throw new AppError('PAYMENT_UNAVAILABLE')
    return { order }
  }
  const buyer = { visitorId, email }
  const {
    order: [order],
    seat: [seat],
    why: [refusal],
  } = await write(
    call,
    {
      ...open,
      sprint: openSprint(call),
      ...holdSeat(call, buyer),
      orderSprint: setSprint(call, buyer),
      why: whyNoSeat(call, buyer),
      // An older one of theirs stays: its payment may be open at the gateway.
      unseated: deleteUnseated(call, id),
    },
    { unless },
  )
  if (!order || !seat) throw new AppError(refusal?.why ?? 'SPRINT_SOLD_OUT')
  return { order, seat }
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
        orderId,
        amount,
        email,
        kind: isTrial ? 'setup' : 'payment',
        description: orderTitle(plan),
        isHeldFirst: level === 2,
        savesCard: monthly > 0,
      },
      `order/${orderId}/intent`,
    )
  } catch (cause) {
    if (cause instanceof GatewayRefused) console.error('The gateway refused an order', cause.code)
    else if (!(cause instanceof GatewayUnavailable)) throw cause
    throw new AppError('PAYMENT_UNAVAILABLE', { retryAfterSeconds: 60, cause })
  }
}

function answerOf(
  call: Call,
  order: Order,
  { clientSecret }: OpenIntent,
  heldUntil: Date | undefined,
): OpenedPayment {
  const { name: gateway, publishableKey } = gatewayOf(call)
  const { id, level, plan, amount, currency, email } = order
  return {
    clientSecret,
    gateway,
    order: { id, level, plan, amount, currency, email },
    openedAt: call.now.toISOString(),
    ...(publishableKey && { publishableKey }),
    ...(heldUntil && { heldUntil: heldUntil.toISOString() }),
  }
}
