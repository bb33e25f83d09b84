import {
  and,
  asc,
  type Column,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { dayMs, hourMs } from '#schema/durations.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { isStartFailed, neverBegins } from './order-queries.ts'

const { disputes, formerAddresses, orders, outbox, profiles, receipts, subscriptions, trials, users } = tables
export type Subscription = typeof subscriptions.$inferSelect

/** The recipient of a mail about an order: its account by its current name, or its buyer. */
const payer = {
  orderId: orders.id,
  userId: orders.userId,
  plan: orders.plan,
  isTrial: orders.isTrial,
  email: sql<string>`coalesce(${users.email}, ${orders.email})`,
  name: sql<string>`coalesce(${users.name}, ${orders.name})`,
}

/** The payer of a subscription and the plan of their profile; undefined where there is none. */
export async function findPayer({ db }: Call, orderId: string) {
  const [found] = await db
    .select({ ...payer, ownPlan: profiles.plan })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .leftJoin(profiles, eq(profiles.ownerId, orders.userId))
    .where(eq(orders.id, orderId))
  return found
}

/** A subscription by the gateway's id, with its account; undefined where there is none. */
export async function findSubscription({ db }: Call, id: string) {
  const [found] = await db
    .select({
      subscription: subscriptions,
      ...payer,
      hasReceipt: sql<boolean>`exists (select 1 from ${receipts} r where r.order_id = orders.id)`.mapWith(
        Boolean,
      ),
    })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.orderId))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(subscriptions.id, id))
  return found
}

export async function findSubscriptionIdOf({ db }: Call, orderId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.orderId, orderId))
  return found?.id
}

/** A charged month with its payer; undefined where there is none. */
export async function findCharge({ db }: Call, invoiceId: string) {
  const { amount, amountRefunded, paidAt, givenBackAt } = receipts
  const [found] = await db
    .select({ ...payer, amount, amountRefunded, paidAt, givenBackAt })
    .from(receipts)
    .innerJoin(orders, eq(orders.id, receipts.orderId))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(receipts.key, invoiceId))
  return found
}

/** The first charged month of an order; undefined where there is none. */
export async function findFirstCharge({ db }: Call, orderId: string) {
  const [found] = await db
    .select()
    .from(receipts)
    .where(and(eq(receipts.orderId, orderId), ne(receipts.key, receipts.orderId)))
    .orderBy(asc(receipts.number))
    .limit(1)
  return found
}

/** A receipt by its number, with the account of its order; undefined where there is none. */
export async function findReceipt({ db }: Call, number: number) {
  const { key, orderId, what, amount } = receipts
  const [found] = await db
    .select({ key, orderId, what, amount, userId: orders.userId })
    .from(receipts)
    .innerJoin(orders, eq(orders.id, receipts.orderId))
    .where(eq(receipts.number, number))
  return found
}

/** The order of a charged month; undefined where there is none. */
export async function findChargeOrder({ db }: Call, invoiceId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ orderId: receipts.orderId })
    .from(receipts)
    .where(and(eq(receipts.key, invoiceId), ne(receipts.key, receipts.orderId)))
  return found?.orderId
}

/** The months of orders, whose ids a query names, that are disputed and not won; their payers are charged no further. */
export const disputedMonths = ({ db }: Pick<Call, 'db'>, orderIds: SQLWrapper) =>
  db
    .select({ orderId: disputes.orderId })
    .from(disputes)
    .where(and(inArray(disputes.orderId, orderIds), isNotNull(disputes.invoiceId), ne(disputes.state, 'won')))

/** The end of an order's trial; undefined where it is none. */
export async function findTrialEnd({ db }: Call, orderId: string): Promise<Date | undefined> {
  const [trial] = await db.select({ endsAt: trials.endsAt }).from(trials).where(eq(trials.orderId, orderId))
  return trial?.endsAt
}

/** Whether an account, by its column, is charged further months, in SQL. */
export const paysMonthly = (userId: Column): SQL<boolean> =>
  sql`exists (select 1 from ${orders} o join ${subscriptions} s on s.order_id = o.id where o.user_id = ${userId}
    and s.status in ('trialing', 'active', 'past_due', 'unpaid') and s.cancel_at is null)`.mapWith(Boolean)

/** The ids, in one column `subject`, of the subscriptions for which an account is still charged. */
export const chargedMonthsOf = (userId: string): SQL =>
  sql`select s.id as subject from ${orders} o join ${subscriptions} s on s.order_id = o.id
    where o.user_id = ${userId} and s.status in ('trialing', 'active', 'past_due', 'unpaid')`

/** Subscriptions that should have been renewed an hour ago, without a report since. */
export const overdueSubscriptions = ({ db, now }: Call, atMost: number) => {
  const hourAgo = new Date(now.getTime() - hourMs)
  return db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.status, ['trialing', 'active']),
        lte(subscriptions.periodEnd, hourAgo),
        lte(subscriptions.updatedAt, hourAgo),
      ),
    )
    .orderBy(asc(subscriptions.periodEnd))
    .limit(atMost)
}

/** Profiles whose plan has expired, with the recipient of the mail, longest first. */
export const expiredPlans = ({ db, now }: Call, atMost: number) =>
  db
    .select({
      userId: users.id,
      email: users.email,
      name: users.name,
      plan: profiles.plan,
      planUntil: profiles.planUntil,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.ownerId))
    .where(and(isNotNull(profiles.planUntil), lte(profiles.planUntil, now)))
    .orderBy(asc(profiles.planUntil))
    .limit(atMost)

/** The key of the mail that reminds of a trial's end. */
export const trialReminderKey = (orderId: string) => `trial/${orderId}/reminder`

/** Trials that end within a day, are replaced by nothing better and whose reminder is not written, with its recipient, the soonest first. */
export const endingTrials = ({ db, now }: Call, atMost: number) =>
  db
    .select({
      ...payer,
      endsAt: trials.endsAt,
      cancelAt: subscriptions.cancelAt,
      neverBegins,
      isStartFailed,
    })
    .from(trials)
    .innerJoin(orders, eq(orders.id, trials.orderId))
    .leftJoin(users, eq(users.id, orders.userId))
    .leftJoin(subscriptions, eq(subscriptions.orderId, orders.id))
    .leftJoin(profiles, eq(profiles.ownerId, orders.userId))
    .where(
      and(
        gt(trials.endsAt, now),
        lte(trials.endsAt, new Date(now.getTime() + dayMs)),
        eq(orders.status, 'paid'),
        isNull(subscriptions.endedAt),
        isNull(subscriptions.endedFor),
        sql`coalesce(${profiles.plan}, 'free') in (${orders.plan}, 'free')`,
        // As `trialReminderKey`.
        sql`not exists (select 1 from ${outbox} where key = 'trial/' || ${trials.orderId} || '/reminder')`,
      ),
    )
    .orderBy(asc(trials.endsAt))
    .limit(atMost)

/** The subscriptions of an account that have not ended, in one column `subject`. */
export const runningOf = (userId: string): SQL =>
  sql`select s.id as subject from ${orders} o join ${subscriptions} s on s.order_id = o.id
    where o.user_id = ${userId} and s.ended_at is null`

/** The gateway's address of the customer of an order: as given, or the account's where that is a former one of it. */
export async function findCustomerEmail({ db }: Call, orderId: string): Promise<string | undefined> {
  const isFormer = sql`${orders.mailbox} in (
    select f.one_mailbox from ${formerAddresses} f where f.user_id = ${orders.userId})`
  const [found] = await db
    .select({ email: sql<string>`case when ${isFormer} then ${users.email} else ${orders.email} end` })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId))
  return found?.email
}
