import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { orders, profiles, receipts, subscriptions, trials, users } = tables
export type Subscription = typeof subscriptions.$inferSelect

/** Who is written to about an order: its account as it is called by now, or who bought it. */
const payer = {
  orderId: orders.id,
  userId: orders.userId,
  plan: orders.plan,
  isTrial: orders.isTrial,
  email: sql<string>`coalesce(${users.email}, ${orders.email})`,
  name: sql<string>`coalesce(${users.name}, ${orders.name})`,
}

/** Whose months are charged under an order, and the plan that their profile is on; undefined where there is none. */
export async function findPayer({ db }: Call, orderId: string) {
  const [found] = await db
    .select({ ...payer, ownPlan: profiles.plan })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .leftJoin(profiles, eq(profiles.ownerId, orders.userId))
    .where(eq(orders.id, orderId))
  return found
}

/** The months that are known under the gateway's id, and whose they are; undefined where none are. */
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

/** A month that was charged, and to whom; undefined where there is none. */
export async function findCharge({ db }: Call, invoiceId: string) {
  const { amount, paidAt, givenBackAt } = receipts
  const [found] = await db
    .select({ ...payer, amount, paidAt, givenBackAt })
    .from(receipts)
    .innerJoin(orders, eq(orders.id, receipts.orderId))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(receipts.key, invoiceId))
  return found
}

/** When the trial of an order ends; undefined where it is none. */
export async function findTrialEnd({ db }: Call, orderId: string): Promise<Date | undefined> {
  const [trial] = await db.select({ endsAt: trials.endsAt }).from(trials).where(eq(trials.orderId, orderId))
  return trial?.endsAt
}

/** The months that an account is still charged for. One column of ids, `subject`. */
export const chargedMonthsOf = (userId: string): SQL =>
  sql`select s.id as subject from ${orders} o join ${subscriptions} s on s.order_id = o.id
    where o.user_id = ${userId} and s.status in ('trialing', 'active', 'past_due', 'unpaid')`

const hourMs = 3_600_000

/** Months that should have been renewed an hour ago, and of which nothing was heard since. */
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

/** Profiles whose plan is over by now, with who is told, longest over first. */
export const lapsedPlans = ({ db, now }: Call, atMost: number) =>
  db
    .select({
      ...{ userId: users.id, email: users.email, name: users.name, plan: profiles.plan },
      planUntil: profiles.planUntil,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.ownerId))
    .where(and(isNotNull(profiles.planUntil), lte(profiles.planUntil, now)))
    .orderBy(asc(profiles.planUntil))
    .limit(atMost)

const dayMs = 24 * hourMs

/** Trials that end within a day, with who is told. */
export const endingTrials = ({ db, now }: Call) =>
  db
    .select({ ...payer, endsAt: trials.endsAt, cancelAt: subscriptions.cancelAt })
    .from(trials)
    .innerJoin(orders, eq(orders.id, trials.orderId))
    .leftJoin(users, eq(users.id, orders.userId))
    .leftJoin(subscriptions, eq(subscriptions.orderId, orders.id))
    .where(
      and(
        gt(trials.endsAt, now),
        lte(trials.endsAt, new Date(now.getTime() + dayMs)),
        eq(orders.status, 'paid'),
        isNull(subscriptions.endedAt),
      ),
    )
