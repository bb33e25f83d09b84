import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Purchase } from '#schema/billing/billing-answers.ts'
import { deliveredTo } from '#schema/email.ts'
import { plans } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { readTogether } from '../../services/write.ts'
import { isStartFailed, neverBegins, type Order } from './order-queries.ts'
import { type Grant, resumableIn } from './redundant-grants.ts'

const { orders, subscriptions, trials } = tables

/** An order with its trial and subscription; undefined where there is none, or its buyer was erased. */
export async function findPurchase(call: Call, orderId: string) {
  const { db } = call
  const read = await readTogether(call, {
    found: db
      .select({ order: orders, neverBegins, isStartFailed, trialEndsAt: trials.endsAt })
      .from(orders)
      .leftJoin(trials, eq(trials.orderId, orders.id))
      .where(and(eq(orders.id, orderId), ne(orders.visitorId, ''))),
    subscriptions: db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.orderId, orderId))
      .orderBy(desc(subscriptions.periodEnd)),
  })
  const [found] = read.found
  return found && { ...found, subscriptions: read.subscriptions }
}
type Found = NonNullable<Awaited<ReturnType<typeof findPurchase>>>

/** The purchases of a mailbox that cover a plan and have no account, the latest first. */
export const unclaimedOrdersAt = ({ db }: Call, email: string): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.mailbox, deliveredTo(email)),
        // The pluses keep the database from reading all that was paid, or all without an account.
        sql`+${orders.userId} is null and +${orders.status} = 'paid'`,
        isNotNull(orders.grantsUntil),
      ),
    )
    .orderBy(desc(orders.paidAt))

/** Whether an order can still create an account: it is paid, covers its plan and has none. */
export const isUnclaimed = ({ status, grantsUntil, userId }: Order) =>
  status === 'paid' && grantsUntil !== null && userId === null

/** What the holder of a purchase's link sees of it, with everything that its buyer has paid for. */
export const purchaseOf = (
  call: Call,
  found: Found,
  { hasAccount, grants }: { hasAccount: boolean; grants: Grant[] },
): Purchase => {
  const { order, trialEndsAt } = found
  return {
    name: order.name,
    email: order.email,
    level: order.level,
    plan: order.plan,
    opening: openingOf(order, hasAccount),
    trial: order.isTrial && trialEndsAt ? trialOf(call, found, { trialEndsAt, grants }) : null,
  }
}

function openingOf(order: Order, hasAccount: boolean): Purchase['opening'] {
  if (hasAccount) return 'has account'
  return isUnclaimed(order) ? 'open' : 'over'
}

function trialOf(
  { now }: Call,
  found: Found,
  { trialEndsAt, grants }: { trialEndsAt: Date; grants: Grant[] },
): NonNullable<Purchase['trial']> {
  const { order, subscriptions } = found
  const own = grants.find(({ orderId }) => orderId === order.id)
  const latest = subscriptions.find(({ status }) => status !== 'incomplete')
  const at = (state: NonNullable<Purchase['trial']>['state'], until: Date) => ({
    state,
    until: until.toISOString(),
    monthly: plans[order.plan].monthly,
    canResume: state === 'cancelled' && own !== undefined && resumableIn(grants, own, { now }).length > 0,
    isStartFailed: state === 'running' && found.isStartFailed,
  })
  if (latest?.endedAt) return at('over', latest.endedAt)
  const cancelAt = found.neverBegins ? trialEndsAt : latest?.cancelAt
  if (cancelAt) return at(cancelAt > now ? 'cancelled' : 'over', cancelAt)
  if (order.status !== 'paid' || order.grantsUntil === null) return at('over', trialEndsAt)
  if (!latest && order.grantsUntil <= now) return at('over', trialEndsAt)
  if (!latest || latest.status === 'trialing') return at('running', trialEndsAt)
  return at('charged', latest.periodEnd)
}
