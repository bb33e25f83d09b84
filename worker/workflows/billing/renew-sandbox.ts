import { monthsAfter } from '#schema/billing/months.ts'
import { dayMs } from '#schema/durations.ts'
import type { Call } from '../../call.ts'
import { eachRow, throwFailed } from '../../services/each-row.ts'
import type { GatewayEvent } from '../../services/payments/gateway.ts'
import { asSubscription } from '../../services/payments/sandbox.ts'
import { failsLater } from '../../services/payments/sandbox-cards.ts'
import {
  changeObject,
  dueObjects,
  type SandboxSubscription,
} from '../../services/payments/sandbox-objects.ts'
import { handleGatewayEvent } from './handle-gateway-event.ts'

type Due = Awaited<ReturnType<typeof dueObjects>>[number]

const atOnce = 20
const maxRunMs = 20_000
/** How long an unpaid subscription goes on after a failed charge, in milliseconds; the card is not charged again. */
const patienceMs = 7 * dayMs
const halfMonthMs = 14 * dayMs

/**
 * Renews what is due at the sandbox, of some orders or of all, month by month up to now, and handles each event as if a
 * webhook had brought it (R13). Does nothing with a real gateway. Safe to repeat.
 */
export async function renewSandbox(call: Call, orderIds?: string[]): Promise<void> {
  const { APP_ENV, STRIPE_SECRET_KEY } = call.variables
  if (APP_ENV === 'production' || STRIPE_SECRET_KEY) return
  const until = Date.now() + maxRunMs
  while (Date.now() < until) {
    const due = await dueObjects(call, call.now, atOnce, orderIds)
    if (!due.length) return
    const failed = await eachRow(
      call,
      due,
      ({ id }) => id,
      async (found) => {
        // Saved before it is reported: whoever cancels at the same moment does so before the charge or after it.
        const renewal = found.body.untold ? found : { ...found, body: renewed(found.body) }
        if (renewal !== found && !(await changeObject(call, found, renewal.body))) return
        for (const event of eventsOf(renewal)) await handleGatewayEvent(call, event)
        const { untold: _, ...body } = renewal.body
        await changeObject(call, renewal, body, nextDue(body))
      },
    )
    throwFailed(failed)
  }
}

/** The next state of a subscription that is due, before its event is sent. */
function renewed(body: SandboxSubscription): SandboxSubscription {
  if (body.status === 'past_due') return ended(body, new Date(unpaidUntil(body)))
  if (body.cancelAt) return ended(body, new Date(body.cancelAt))
  const untold = failsLater(body.paymentMethod) ? 'failed' : 'paid'
  return {
    ...body,
    status: untold === 'paid' ? 'active' : 'past_due',
    charges: body.charges + 1,
    periodStart: body.periodEnd,
    periodEnd: nextEnd(body).toISOString(),
    untold,
  }
}

const ended = (body: SandboxSubscription, at: Date): SandboxSubscription => ({
  ...body,
  status: 'canceled',
  endedAt: at.toISOString(),
  untold: 'ended',
})

const unpaidUntil = ({ periodStart }: SandboxSubscription) => Date.parse(periodStart) + patienceMs

function nextDue(body: SandboxSubscription): number | null {
  if (body.status === 'canceled') return null
  return body.status === 'past_due' ? unpaidUntil(body) : Date.parse(body.periodEnd)
}

/** The events about what the sandbox has not reported yet, each time with the same ids. */
function eventsOf({ id, body }: Pick<Due, 'id' | 'body'>): GatewayEvent[] {
  const { untold, status, charges, periodStart, endedAt, monthly } = body
  const at = new Date((untold === 'ended' && endedAt) || periodStart)
  const changed: GatewayEvent = {
    id: `sandbox_evt_${id}_${status}_${charges}`,
    objectId: id,
    at,
    type: `customer.subscription.${status === 'canceled' ? 'deleted' : 'updated'}`,
    kind: 'subscription',
    subscription: asSubscription({ id, body }),
  }
  if (!untold || untold === 'ended') return [changed]
  const invoice = {
    id: `${id.replace('_sub_', '_in_')}_${charges}`,
    subscriptionId: id,
    outcome: untold,
    amount: monthly,
  }
  return [
    changed,
    {
      id: `sandbox_evt_${invoice.id}`,
      type: `invoice.${untold === 'paid' ? 'paid' : 'payment_failed'}`,
      objectId: invoice.id,
      at,
      kind: 'invoice',
      invoice,
    },
  ]
}

/** A month after a period's end, counted from the first day of all. No month is shorter than a half, where days were let pass between. */
export function nextEnd({ countedFrom, periodEnd }: Pick<SandboxSubscription, 'countedFrom' | 'periodEnd'>) {
  const first = new Date(countedFrom)
  const last = new Date(periodEnd)
  let months =
    (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth()
  while (monthsAfter(first, months).getTime() - last.getTime() <= halfMonthMs) months += 1
  return monthsAfter(first, months)
}
