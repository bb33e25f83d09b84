import { desc, sql } from 'drizzle-orm'
import type { Call } from '../../../call.ts'
import { tables } from '../../../services/database.ts'
import { daysAgo } from '../../../services/retention.ts'

const { disputes, orders, partRefunds, unmatchedPayments } = tables
const maxCounted = 1000
/** How long a failed task is listed. */
const listedDays = 7

/** The condition on part refunds (`p`) that money did not go back in the last week, and is not disputed or refunded since. */
const isUnrefunded = (call: Call) => sql`p.state in ('dropped', 'failed')
  and p.ended_at > ${daysAgo(call, listedDays).getTime()}
  and not exists (select 1 from ${partRefunds} l where l.order_id = p.order_id and l.asked_at > p.ended_at
    and l.invoice_id is p.invoice_id)
  and not exists (select 1 from ${orders} o where o.id = p.order_id and p.invoice_id is null
    and (o.status <> 'paid' or o.refund_asked_at > p.ended_at))`

/** The ids of the orders that are disputed, or a month of theirs, also if it was refunded before, in one column. */
const disputedOrders = sql`select id from ${orders} where status = 'disputed' and dispute_closed_at is null
  union select o.id from ${disputes} d join ${orders} o on o.id = d.order_id where d.state = 'open'`

/** The condition on disputes (`d`) that one is open and of a payment that is no order's here. */
const isUnmatchedDispute = sql`d.state = 'open' and d.order_id = ''`

/** Orders with a dispute that is not decided yet, newest first. */
export const selectDisputed = ({ db }: Call, atMost: number) =>
  db
    .select()
    .from(orders)
    .where(sql`${orders.id} in (${disputedOrders})`)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(atMost)

/** Disputes of payments that are no order's here, newest first. */
export const selectUnmatchedDisputes = ({ db }: Call, atMost: number) =>
  db.all<{ id: string; intentId: string; amount: number; at: number }>(sql`
    select d.id, d.intent_id as "intentId", d.amount, d.opened_at as "at" from ${disputes} d
    where ${isUnmatchedDispute} order by d.opened_at desc limit ${atMost}`)

/** How many orders or payments without one are disputed, how many belong to no order, and how many refunds were not made; each up to 1,000. */
export const countOpenMatters = (call: Call) =>
  call.db.all<OpenMatters>(sql`select
    (select count(*) from (${disputedOrders} limit ${maxCounted}))
      + (select count(*) from (select 1 from ${disputes} d where ${isUnmatchedDispute} limit ${maxCounted})) as "disputed",
    (select count(*) from (select 1 from ${unmatchedPayments} where settled_at is null limit ${maxCounted})) as "unassigned",
    (select count(*) from (select 1 from ${partRefunds} p where ${isUnrefunded(call)}
      limit ${maxCounted})) as "notRefunded"`)

type OpenMatters = { disputed: number; unassigned: number; notRefunded: number }

/** What a person has to look at that has to do with money. */
export async function openMatters(call: Call): Promise<OpenMatters> {
  const [found] = await countOpenMatters(call)
  return found ?? { disputed: 0, unassigned: 0, notRefunded: 0 }
}

/** The refunds that were not made, newest first, with their orders. */
export const selectUnrefunded = (call: Call, atMost: number) =>
  call.db.all<{ id: string; orderId: string; name: string; amount: number; problem: string; at: number }>(sql`
    select p.id, p.order_id as "orderId", o.name, p.amount, p.problem, p.ended_at as "at"
    from ${partRefunds} p join ${orders} o on o.id = p.order_id
    where ${isUnrefunded(call)} order by p.ended_at desc limit ${atMost}`)
