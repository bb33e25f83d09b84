import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { readTogether } from '../../services/write.ts'
import { isStartFailed, neverBegins } from './order-queries.ts'
import { disputedMonths } from './subscription-queries.ts'

const { orders, profiles, receipts, sprints, sprintSeats, subscriptions, trials } = tables

/** Everything for an account's page about its plan in one round trip: its plan, orders, subscriptions, receipts and disputed months. */
export async function findBilling(call: Call, userId: string) {
  const { db } = call
  const ordered = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  const {
    profiles: [profile],
    ...rows
  } = await readTogether(call, {
    profiles: db
      .select({ plan: profiles.plan, planUntil: profiles.planUntil })
      .from(profiles)
      .where(eq(profiles.ownerId, userId)),
    bought: db
      .select({
        order: orders,
        neverBegins,
        isStartFailed,
        trialEndsAt: trials.endsAt,
        sprintStartsAt: sprints.startsAt,
      })
      .from(orders)
      .leftJoin(trials, eq(trials.orderId, orders.id))
      .leftJoin(sprintSeats, and(eq(sprintSeats.orderId, orders.id), eq(sprintSeats.state, 'paid')))
      .leftJoin(sprints, eq(sprints.number, sprintSeats.sprintNumber))
      .where(and(eq(orders.userId, userId), inArray(orders.status, ['paid', 'refunded', 'disputed'])))
      .orderBy(desc(orders.paidAt)),
    subscriptions: db.select().from(subscriptions).where(inArray(subscriptions.orderId, ordered)),
    paid: db.select().from(receipts).where(inArray(receipts.orderId, ordered)).orderBy(desc(receipts.number)),
    disputes: disputedMonths(call, ordered),
  })
  return { plan: profile?.plan ?? 'free', ...rows } as const
}
export type BillingRows = Awaited<ReturnType<typeof findBilling>>

/** The trial that an account's plan rests on now; none once something better was bought. */
export const selectTrial = ({ db, now }: Call, userId: string) =>
  db
    .select({ endsAt: trials.endsAt })
    .from(trials)
    .innerJoin(orders, eq(orders.id, trials.orderId))
    .innerJoin(profiles, eq(profiles.ownerId, orders.userId))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.status, 'paid'),
        eq(orders.plan, profiles.plan),
        gt(trials.endsAt, now),
      ),
    )
    .limit(1)

/** The unpaid subscription that an account's plan rests on now; none where something else covers the plan for longer. */
export const selectPastDue = ({ db, now }: Call, userId: string) =>
  db
    .select({ until: profiles.planUntil, payAt: subscriptions.payAt })
    .from(orders)
    .innerJoin(subscriptions, eq(subscriptions.orderId, orders.id))
    .innerJoin(profiles, eq(profiles.ownerId, orders.userId))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.status, 'paid'),
        // The plus keeps the database from reading everybody's unpaid months.
        sql`+${subscriptions.status} in ('past_due', 'unpaid')`,
        eq(subscriptions.plan, profiles.plan),
        eq(subscriptions.grantsUntil, profiles.planUntil),
        gt(profiles.planUntil, now),
      ),
    )
    .limit(1)
