import { paths } from '#schema/paths.ts'
import { accountOf, type Call } from '../../call.ts'
import { type BillingRows, findBilling } from '../../features/billing/billing-queries.ts'
import { canWithdraw, resumable, startsLater, withdrawnBy } from '../../features/billing/billing-view.ts'
import { isOpenStatus, isUnpaidStatus } from '../../features/billing/grants.ts'
import type { Order } from '../../features/billing/order-queries.ts'
import { withdrawnReason } from '../../features/billing/withdrawal-commands.ts'
import { AppError } from '../../services/app-error.ts'
import type { Statements } from '../../services/database.ts'
import { taskKey } from '../../services/gateway-tasks.ts'
import { GatewayDown, GatewayRefused } from '../../services/payments/gateway.ts'
import { gatewayOf } from '../../services/payments/gateways.ts'
import { write } from '../../services/write.ts'
import { applyAnswer } from './handle-subscription.ts'
import { statementsOfWithdrawal } from './refund-order.ts'
import { startSubscription } from './subscription-tasks.ts'

type Months = BillingRows['months'][number]

/**
 * Cancels the signed-in owner's subscription or trial: paid time stays until it is over; after a failed charge it
 * ends now.
 * @throws AppError NOTHING_TO_CANCEL; PAYMENT_UNAVAILABLE where the gateway does not answer.
 */
export async function cancelPlan(call: Call): Promise<void> {
  await answered(async () => {
    const { userId } = accountOf(call)
    const { bought, months: known } = await findBilling(call, userId)
    for (const { order } of bought.filter(({ order }) => startsLater(order, known)))
      await startSubscription(call, { subject: order.id, key: taskKey('start-subscription', order.id) })
    const { months } = await findBilling(call, userId)
    if (!(await endCharges(call, months))) throw new AppError('NOTHING_TO_CANCEL')
  })
}

/**
 * Cancels the charges of months: paid time stays until it is over; after a failed charge it ends now. Returns how
 * many were cancelled; `also` is written with each.
 */
export async function endCharges(
  call: Call,
  months: readonly Months[],
  also: (months: Months) => Statements[number][] = () => [],
): Promise<number> {
  const charged = months.filter(({ status, cancelAt }) => isOpenStatus(status) && !cancelAt)
  for (const one of charged)
    await change(call, one, isUnpaidStatus(one.status) ? 'now' : 'at period end', also(one))
  return charged.length
}

/**
 * Undoes `cancelPlan` until it takes effect.
 * @throws AppError NOTHING_TO_RESUME; PAYMENT_UNAVAILABLE where the gateway does not answer.
 */
export async function resumePlan(call: Call): Promise<void> {
  await answered(async () => {
    const ending = resumable(call, await findBilling(call, accountOf(call).userId))
    if (!ending.length) throw new AppError('NOTHING_TO_RESUME')
    for (const one of ending) await change(call, one, 'never')
  })
}

const change = (
  call: Call,
  { id }: Months,
  when: 'now' | 'at period end' | 'never',
  also: Statements[number][] = [],
) => applyAnswer(call, id, () => gatewayOf(call).cancelSubscription(call, id, when), also)

/** The gateway's own page for the cards and invoices of who is signed in. @throws AppError NOT_FOUND where it has none, PAYMENT_UNAVAILABLE. */
export async function openPortal(call: Call): Promise<string> {
  return answered(async () => {
    const { months } = await findBilling(call, accountOf(call).userId)
    const [customer] = months.toSorted(
      (one, other) => liveness(other) - liveness(one) || other.saidAt.getTime() - one.saidAt.getTime(),
    )
    const returnTo = new URL(paths.dashboard.href(), call.variables.APP_URL).href
    const url = customer && (await gatewayOf(call).portal(call, customer.customerId, returnTo))
    if (!url) throw new AppError('NOT_FOUND')
    return url
  })
}

/** Whose card matters: of months that go on, then of those that end, and last of those that are over. */
const liveness = ({ status, cancelAt }: Months) => (isOpenStatus(status) ? (cancelAt ? 1 : 2) : 0)

/** Maps every refusal and silence of the gateway to PAYMENT_UNAVAILABLE. */
export async function answered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (cause) {
    if (cause instanceof GatewayDown || cause instanceof GatewayRefused)
      throw new AppError('PAYMENT_UNAVAILABLE', { retryAfterSeconds: 60, cause })
    throw cause
  }
}

/**
 * Withdraws the signed-in owner from a purchase, by default the latest of the last fourteen days: its money goes back and
 * what it covers ends (R13). The same again changes nothing.
 * @throws AppError NOTHING_TO_WITHDRAW.
 */
export async function withdrawPurchase(call: Call, orderId?: string): Promise<void> {
  const { userId, email } = accountOf(call)
  const { bought } = await findBilling(call, userId)
  const isWithdrawn = ({ refundReason }: Order) => refundReason === withdrawnReason
  const found = bought
    .map(({ order }) => order)
    .find((order) =>
      orderId
        ? order.id === orderId
        : canWithdraw(call, order) || (isWithdrawn(order) && isRecent(call, order)),
    )
  if (found && isWithdrawn(found)) return
  if (!found || !canWithdraw(call, found)) throw new AppError('NOTHING_TO_WITHDRAW')
  await write(call, await statementsOfWithdrawal(call, { id: found.id, email }))
}

const isRecent = ({ now }: Call, { paidAt }: Order) => paidAt !== null && now < withdrawnBy(paidAt)
