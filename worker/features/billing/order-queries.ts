import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import type { Gateway } from '../../services/payments/gateway.ts'

const { gatewayTasks, orders, partRefunds, receipts, sprintSeats, subscriptions, trials, users } = tables
export type Order = typeof orders.$inferSelect

/**
 * The account of an order, or else the one whose verified mailbox paid (R13), the nearest spelling first; for a query or
 * an update of `orders`.
 */
export const verifiedAccountOf = sql<string | null>`coalesce(
  (select u.id from ${users} u where u.id = orders.user_id and u.role = 'owner'),
  (select u.id from ${users} u where u.email = lower(orders.email) and u.email_verified = 1 and u.role = 'owner'),
  (select min(u.id) from ${users} u where u.normalised_email = orders.normalised_email
    and u.email_verified = 1 and u.role = 'owner'),
  (select min(u.id) from ${users} u where u.one_mailbox = orders.one_mailbox
    and u.email_verified = 1 and u.role = 'owner'))`

const hasNotBegun = (task: 'done' | 'failed') =>
  sql<boolean>`(exists (select 1 from ${gatewayTasks} t
    where t.key = 'start-subscription/' || orders.id and t.state = ${task})
  and not exists (select 1 from ${subscriptions} s where s.order_id = orders.id))`.mapWith(Boolean)

/** Whether no task begins the months of an order any more, and none began; for a query of `orders`. */
export const neverBegins = hasNotBegun('done')

/** Whether the task that begins them has failed, which an administrator may try again. */
export const isStartFailed = hasNotBegun('failed')

/** An order; undefined where there is none. */
export async function findOrder({ db }: Call, id: string): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  return order
}

/** The order of an intent; undefined where there is none. */
export async function findOrderOf({ db }: Call, intentId: string): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.intentId, intentId))
  return order
}

/** The account that an order belongs to once it is paid, null for none, and its address, or else the one that its buyer gave. */
export async function ownerOf({ db }: Call, { id, email }: Pick<Order, 'id' | 'email'>) {
  const owner = sql`(select ${verifiedAccountOf} from ${orders} where id = ${id})`
  const [found] = await db
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, owner))
  return found ?? { userId: null, email }
}

/** The account of an order, in SQL; null for none. */
export const accountOfOrder = (orderId: string): SQL =>
  sql`(select user_id from ${orders} where id = ${orderId})`

/** The gateway's ids of the subscriptions of an order. */
export async function subscriptionsOf({ db }: Call, orderId: string): Promise<string[]> {
  const found = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.orderId, orderId))
  return found.map(({ id }) => id)
}

/** The condition that a task belongs to this gateway, and not to one of earlier keys. */
export const isTaskOf = ({ name }: Gateway): SQL =>
  sql`not exists (select 1 from ${orders} o where o.id = coalesce(
    (select s.order_id from ${subscriptions} s where s.id = gateway_tasks.subject),
    (select p.order_id from ${partRefunds} p where p.id = gateway_tasks.subject), gateway_tasks.subject) and o.gateway <> ${name})`

/** What is said of a paid order beside its row: its receipt's number, sprint and months. */
export async function findPaid({ db }: Call, orderId: string) {
  const [found] = await db
    .select({
      receipt: receipts.number,
      sprintNumber: sprintSeats.sprintNumber,
      periodEnd: subscriptions.periodEnd,
      cancelAt: subscriptions.cancelAt,
      trialUntil: trials.endsAt,
      neverBegins,
      isStartFailed,
    })
    .from(orders)
    .leftJoin(receipts, eq(receipts.key, orders.id))
    .leftJoin(sprintSeats, eq(sprintSeats.orderId, orders.id))
    .leftJoin(subscriptions, eq(subscriptions.orderId, orders.id))
    .leftJoin(trials, eq(trials.orderId, orders.id))
    .where(eq(orders.id, orderId))
  return found
}

/** The orders of a device without an account, and their state. */
export const ordersOfVisitor = ({ db }: Call, visitorId: string) => {
  const { name, email, mobile, level, amount, status, createdAt, paidAt } = orders
  return db
    .select({ name, email, mobile, level, amount, status, at: createdAt, paidAt })
    .from(orders)
    .where(and(eq(orders.visitorId, visitorId), isNull(orders.userId)))
    .orderBy(asc(orders.createdAt))
}

/** The id, in one column `subject`, of an order that ended before the gateway had opened its intent. */
export const endedOrderOf = (orderId: string, intentId: string): SQL =>
  sql`select id as subject from ${orders} where id = ${orderId} and intent_id = ${intentId} and status = 'expired'`

/** The ids, in one column `subject`, of open orders of a device with a payment at the gateway. */
export const openOrdersOfVisitor = (visitorId: string): SQL =>
  sql`select id as subject from ${orders} where visitor_id = ${visitorId} and user_id is null
    and ${hasOpenPayment}`

/** The same of an account. */
export const openOrdersOfAccount = (userId: string): SQL =>
  sql`select id as subject from ${orders} where user_id = ${userId} and ${hasOpenPayment}`

const hasOpenPayment = sql`status in ('created', 'awaiting', 'declined') and intent_id is not null`
