import { and, desc, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { OrderRow, OrdersPage } from '#schema/billing/order-answers.ts'
import type { OrderFilter, ordersQuerySchema } from '#schema/billing/orders.ts'
import type { Call } from '../../../call.ts'
import { areFewMatches, firstMatches } from '../../../services/database/few-matches.ts'
import { tables } from '../../../services/database.ts'
import { cutPage, readCursor } from '../../../services/paging.ts'
import { whatOf } from '../billing-view.ts'
import type { Order } from '../order-queries.ts'

const { orders, receipts } = tables
const pageLength = 50

/** The orders that were paid and belong to nobody's account yet, by their own index and not by that of all paid ones. */
const withoutAccount = sql`${orders} indexed by orders_without_account
  where created_at > 0 and user_id is null and status = 'paid' and grants_until is not null`

const conditions: Record<OrderFilter, SQL> = {
  paid: sql`status = 'paid'`,
  refunded: sql`status = 'refunded'`,
  disputed: sql`status = 'disputed'`,
  expired: sql`status = 'expired'`,
  open: sql`status in ('created', 'awaiting', 'declined')`,
  'without-account': sql`user_id is null and status = 'paid' and grants_until is not null`,
}

/** The condition that an indexed expression begins with some words in lower case. */
const begins = (expression: SQL, words: string): SQL =>
  sql`${expression} >= ${words} and ${expression} < ${`${words}\u{10ffff}`}`

type Found = { ids: SQL; isFound: SQL }

/**
 * Orders by the number of a receipt, or by the beginning of a name, last name or address: their ids, each by its index,
 * and the same of a row that is read anyway.
 */
function found(search: string): Found {
  const words = search.toLowerCase()
  const number = /^#?(\d{1,12})$/.exec(words)?.[1]
  if (number) {
    const ids = sql`select order_id as id from ${receipts} where number = ${Number(number)}`
    return { ids, isFound: sql`id in (${ids})` }
  }
  const columns = words.includes('@') ? ['lower(email)'] : ['lower(name)', 'last_name', 'lower(email)']
  const ids = columns.map((column) =>
    firstMatches(sql`select id from ${orders} where ${begins(sql.raw(column), words)}`),
  )
  // The plus keeps the database from sorting all that an index finds.
  const any = columns.map((column) => sql`(${begins(sql.raw(`+${column}`), words)})`)
  return { ids: sql.join(ids, sql` union `), isFound: sql`(${sql.join(any, sql` or `)})` }
}

/** An order as lists show it. */
export const orderRowOf = (order: Order): OrderRow => ({
  id: order.id,
  name: order.name,
  email: order.email,
  what: whatOf(order),
  amount: order.amount,
  amountRefunded: order.amountRefunded,
  status: order.status,
  hasAccount: order.userId !== null,
  isRefundUnderWay: order.refundAskedAt !== null && order.status === 'paid',
  at: (order.paidAt ?? order.createdAt).toISOString(),
})

/** A page of orders, newest first, by the ids that were found or, where these are many, in their order. */
export function selectOrders(
  { db }: Call,
  { search, state, cursor, isFew }: z.output<typeof ordersQuerySchema> & { isFew: boolean },
) {
  const [at, id] = readCursor(cursor, 'integer', 'text') ?? [Number.MAX_SAFE_INTEGER, '']
  const isBefore = sql`(created_at, id) < (${at}, ${id})`
  const { ids, isFound } = found(search ?? '')
  const ofPage = sql`id in (select id from ${withoutAccount} and ${isBefore}
    order by created_at desc, id desc limit ${pageLength + 1})`
  return db
    .select()
    .from(orders)
    .where(
      and(
        state === 'without-account' && !search ? ofPage : state && conditions[state],
        search ? (isFew ? sql`id in (${ids})` : isFound) : undefined,
        isBefore,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(pageLength + 1)
}

/** Orders that administrators find, newest first, 50 at a time. @throws AppError BAD_REQUEST. */
export async function ordersPage(call: Call, query: z.output<typeof ordersQuerySchema>): Promise<OrdersPage> {
  const isFew = !query.search || (await areFewMatches(call, found(query.search).ids))
  const rows = await selectOrders(call, { ...query, isFew })
  const { page, nextCursor } = cutPage(rows, pageLength, ({ createdAt, id }) => [createdAt.getTime(), id])
  return { items: page.map(orderRowOf), nextCursor }
}

/** How many paid orders belong to no account yet. */
export const countWithoutAccount = ({ db }: Call) =>
  db.all<{ number: number }>(sql`select count(*) as number from ${withoutAccount}`)

/** The order of a subscription, a month, a part of a refund, or by its own id. */
export const ordersOfTasks = ({ db }: Call, subjects: readonly string[]) => {
  const { partRefunds, subscriptions } = tables
  const wanted = sql`(select value from json_each(${JSON.stringify(subjects)}))`
  return db.all<{ subject: string; id: string; name: string }>(sql`
    select o.id as subject, o.id, o.name from ${orders} o where o.id in ${wanted}
    union all select s.id, o.id, o.name from ${subscriptions} s join ${orders} o on o.id = s.order_id where s.id in ${wanted}
    union all select p.id, o.id, o.name from ${partRefunds} p join ${orders} o on o.id = p.order_id where p.id in ${wanted}
    union all select r.key, o.id, o.name from ${receipts} r join ${orders} o on o.id = r.order_id
      where r.key in ${wanted} and r.key <> o.id`)
}
