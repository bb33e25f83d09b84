import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Purchase } from '#schema/billing/billing-answers.ts'
import { normaliseEmail } from '#schema/email.ts'
import { plans } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import type { Order } from './order-queries.ts'

const { orders, subscriptions, trials } = tables

/** An order with the end of its trial and its months; undefined where there is none, or whoever bought it was erased. */
export async function findPurchase({ db }: Call, orderId: string) {
  const [[found], months] = await db.batch([
    db
      .select({ order: orders, trialEndsAt: trials.endsAt })
      .from(orders)
      .leftJoin(trials, eq(trials.orderId, orders.id))
      .where(and(eq(orders.id, orderId), ne(orders.visitorId, ''))),
    db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.orderId, orderId))
      .orderBy(desc(subscriptions.periodEnd)),
  ])
  return found && { ...found, months }
}
type Found = NonNullable<Awaited<ReturnType<typeof findPurchase>>>

/** What was bought under a mailbox, covers its plan and is no account's, the latest first. */
export const unclaimedOrdersAt = ({ db }: Call, email: string): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.normalisedEmail, normaliseEmail(email)),
        // The pluses keep the database from reading all that was paid, or all without an account.
        sql`+${orders.userId} is null and +${orders.status} = 'paid'`,
        isNotNull(orders.grantsUntil),
      ),
    )
    .orderBy(desc(orders.paidAt))

/** Whether an account can still be opened by an order: it is paid, covers its plan and is nobody's. */
export const isUnclaimed = ({ status, grantsUntil, userId }: Order) =>
  status === 'paid' && grantsUntil !== null && userId === null

/** What whoever has a purchase's link is shown of it. */
export const purchaseOf = (
  call: Call,
  { order, trialEndsAt, months }: Found,
  hasAccount: boolean,
): Purchase => ({
  ...{ name: order.name, email: order.email, level: order.level, plan: order.plan },
  opening: hasAccount ? 'has account' : isUnclaimed(order) ? 'open' : 'over',
  trial:
    order.isTrial && trialEndsAt
      ? trialOf(call, { order, trialEndsAt, months: months.filter(({ status }) => status !== 'incomplete') })
      : null,
})

function trialOf(
  { now }: Call,
  { order, trialEndsAt, months: [latest] }: Pick<Found, 'order' | 'months'> & { trialEndsAt: Date },
): NonNullable<Purchase['trial']> {
  const at = (state: NonNullable<Purchase['trial']>['state'], until: Date) => ({
    state,
    until: until.toISOString(),
    monthly: plans[order.plan].monthly,
  })
  if (latest?.endedAt) return at('over', latest.endedAt)
  if (latest?.cancelAt) return at(latest.cancelAt > now ? 'cancelled' : 'over', latest.cancelAt)
  if (order.status !== 'paid' || order.grantsUntil === null) return at('over', trialEndsAt)
  if (!latest || latest.status === 'trialing') return at('running', trialEndsAt)
  return at('charged', latest.periodEnd)
}
