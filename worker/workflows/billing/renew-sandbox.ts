import { monthsAfter } from '#schema/billing/months.ts'
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
const longestRunMs = 20_000
/** How long unpaid months go on after a failed charge, in milliseconds; the card is not charged again. */
const patienceMs = 7 * 24 * 3600_000
const halfMonthMs = 14 * 24 * 3600_000

/**
 * Renews what is due at the sandbox, month by month up to now, and handles each event as if a webhook had brought it
 * (R13). Does nothing with a real gateway. Safe to repeat.
 */
export const renewSandbox = (call: Call): Promise<void> => renewMonths(call)

/** The same for the months of some orders, or of all. */
export async function renewMonths(call: Call, orderIds?: string[]): Promise<void> {
  const { APP_ENV, STRIPE_SECRET_KEY } = call.variables
  if (APP_ENV === 'production' || STRIPE_SECRET_KEY) return
  const until = Date.now() + longestRunMs
  while (Date.now() < until) {
    const due = await dueObjects(call, call.now, atOnce, orderIds)
    if (!due.length) return
    const failed = await eachRow(
      call,
      due,
      ({ id }) => id,
      async (kept) => {
        const { body, dueAt, events } = renewed(kept)
        for (const event of events) await handleGatewayEvent(call, event)
        await changeObject(call, kept, body, dueAt)
      },
    )
    throwFailed(failed)
  }
}

type Renewed = { body: SandboxSubscription; dueAt: number | null; events: GatewayEvent[] }

/** The next state of months that are due, and the sandbox's event about it. */
function renewed({ id, body }: Due): Renewed {
  if (body.status === 'past_due') return ended(id, body, new Date(Date.parse(body.periodStart) + patienceMs))
  if (body.cancelAt) return ended(id, body, new Date(body.cancelAt))
  const at = new Date(body.periodEnd)
  const isPaid = !failsLater(body.paymentMethod)
  const end = nextEnd(body)
  const next: SandboxSubscription = {
    ...body,
    status: isPaid ? 'active' : 'past_due',
    charges: body.charges + 1,
    periodStart: body.periodEnd,
    periodEnd: end.toISOString(),
  }
  const invoice = {
    id: `${id.replace('_sub_', '_in_')}_${next.charges}`,
    subscriptionId: id,
    outcome: isPaid ? 'paid' : 'failed',
    amount: body.monthly,
  } as const
  return {
    body: next,
    dueAt: isPaid ? end.getTime() : at.getTime() + patienceMs,
    events: [
      sandboxEventOf(id, next, at),
      {
        id: `sandbox_evt_${invoice.id}`,
        type: `invoice.${isPaid ? 'paid' : 'payment_failed'}`,
        objectId: invoice.id,
        at,
        told: 'invoice',
        invoice,
      },
    ],
  }
}

function ended(id: string, body: SandboxSubscription, at: Date): Renewed {
  const over: SandboxSubscription = { ...body, status: 'canceled', endedAt: at.toISOString() }
  return { body: over, dueAt: null, events: [sandboxEventOf(id, over, at)] }
}

const sandboxEventOf = (id: string, body: SandboxSubscription, at: Date): GatewayEvent => ({
  id: `sandbox_evt_${id}_${body.status}_${body.charges}`,
  objectId: id,
  at,
  type: `customer.subscription.${body.status === 'canceled' ? 'deleted' : 'updated'}`,
  told: 'subscription',
  subscription: asSubscription({ id, body }),
})

/** A month after a period's end, counted from the first day of all. No month is shorter than a half, where days were let pass between. */
export function nextEnd({ countedFrom, periodEnd }: Pick<SandboxSubscription, 'countedFrom' | 'periodEnd'>) {
  const [first, last] = [new Date(countedFrom), new Date(periodEnd)]
  const since =
    (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth()
  const [now, next] = [monthsAfter(first, since), monthsAfter(first, since + 1)]
  const isFarEnough = (end: Date) => end.getTime() - last.getTime() > halfMonthMs
  return isFarEnough(now) ? now : isFarEnough(next) ? next : monthsAfter(first, since + 2)
}
