import { sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import type { GatewaySubscription } from '../../services/payments/gateway.ts'
import { subscriptionGrant } from './grants.ts'

const { orders, subscriptions } = tables

/** How late a word of the same moment is, of the same period too. */
const rank = (status: string) =>
  sql.raw(
    `case ${status} when 'canceled' then 3 when 'past_due' then 2 when 'unpaid' then 2 when 'active' then 1 else 0 end`,
  )

/**
 * Keeps what the gateway says of the months that follow an order, unless it said something later: what it says of one moment
 * is in order by period, then by status. One that is over covers its plan no longer than it did before. A statement, for a
 * batch.
 */
export function keepSubscription({ db, now }: Call, told: GatewaySubscription, saidAt: Date) {
  const { id, orderId, customerId, status, periodStart, periodEnd, cancelAt, endedAt } = told
  const [grantsUntil, cancels, ended] = [subscriptionGrant(told), cancelAt, endedAt].map(
    (moment) => moment?.getTime() ?? null,
  )
  return db.run(sql`insert into ${subscriptions} (id, order_id, customer_id, plan, status, period_start, period_end,
      cancel_at, ended_at, grants_until, said_at, updated_at)
    select ${id}, o.id, ${customerId}, o.plan, ${status}, ${periodStart.getTime()}, ${periodEnd.getTime()},
      ${cancels}, ${ended}, ${grantsUntil}, ${saidAt.getTime()}, ${now.getTime()}
    from ${orders} o where o.id = ${orderId}
    on conflict (id) do update set status = excluded.status, period_start = excluded.period_start,
      period_end = excluded.period_end, cancel_at = excluded.cancel_at, ended_at = excluded.ended_at,
      grants_until = case excluded.status when 'canceled' then min(excluded.grants_until, subscriptions.grants_until)
        else coalesce(excluded.grants_until, subscriptions.grants_until) end,
      pay_at = case when excluded.status in ('past_due', 'unpaid') then subscriptions.pay_at else '' end,
      said_at = excluded.said_at, updated_at = excluded.updated_at
    where (excluded.said_at, excluded.period_end, ${rank('excluded.status')})
      >= (subscriptions.said_at, subscriptions.period_end, ${rank('subscriptions.status')})`)
}
