import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { orders, profiles, receipts, sprints, sprintSeats, subscriptions, trials } = tables

/** Everything for an account's page about its plan in one round trip: its plan, orders, subscriptions and receipts. */
export async function findBilling({ db }: Call, userId: string) {
  const ordered = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  const [[profile], bought, months, paid] = await db.batch([
    db
      .select({ plan: profiles.plan, planUntil: profiles.planUntil })
      .from(profiles)
      .where(eq(profiles.ownerId, userId)),
    db
      .select({ order: orders, trialEndsAt: trials.endsAt, sprintStartsAt: sprints.startsAt })
      .from(orders)
      .leftJoin(trials, eq(trials.orderId, orders.id))
      .leftJoin(sprintSeats, and(eq(sprintSeats.orderId, orders.id), eq(sprintSeats.state, 'paid')))
      .leftJoin(sprints, eq(sprints.number, sprintSeats.sprintNumber))
      .where(and(eq(orders.userId, userId), inArray(orders.status, ['paid', 'refunded', 'disputed'])))
      .orderBy(desc(orders.paidAt)),
    db.select().from(subscriptions).where(inArray(subscriptions.orderId, ordered)),
    db.select().from(receipts).where(inArray(receipts.orderId, ordered)).orderBy(desc(receipts.number)),
  ])
  return { plan: profile?.plan ?? 'free', bought, months, paid } as const
}
export type BillingRows = Awaited<ReturnType<typeof findBilling>>
