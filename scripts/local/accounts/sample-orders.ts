import { eq } from 'drizzle-orm'
import { monthsAfter } from '#schema/billing/months.ts'
import { nextSprint, sprintStart } from '#schema/billing/sprints.ts'
import { type Plan, plans, sprintCapacity } from '#schema/levels.ts'
import { paymentGrant } from '#worker/features/billing/grants.ts'
import { recomputePlan } from '#worker/features/profiles/plan-commands.ts'
import { type Database, tables } from '#worker/services/database.ts'

const { orders, receipts, sandboxObjects, sprints, sprintSeats, subscriptions, users } = tables

/**
 * The orders behind the plans of the sample owners (DESIGN section 2): paid at the sandbox, with months that it
 * renews, and a place in the next sprint. Once each; existing orders stay as they are.
 */
export async function prepareSampleOrders(
  db: Database,
  owners: { email: string; plan?: Plan }[],
): Promise<void> {
  for (const { plan, email } of owners) {
    const [user] = await db.select().from(users).where(eq(users.email, email))
    const id = `sample-${plan}`
    const [known] = await db.select({ id: orders.id }).from(orders).where(eq(orders.id, id))
    if (plan && plan !== 'free' && user && !known) await order(db, id, { plan, user })
  }
}

type Buyer = { plan: Plan; user: typeof users.$inferSelect }

async function order(db: Database, id: string, { plan, user }: Buyer): Promise<void> {
  const { level, levelName, firstPayment: amount, monthly } = plans[plan]
  const now = new Date()
  const [periodEnd, grantsUntil] = [monthsAfter(now, 1), paymentGrant(plan, now)]
  const months = { plan, periodStart: now, periodEnd, customerId: `sandbox_cus_${id}`, status: 'trialing' }
  const [intentId, subscriptionId] = [`sandbox_pi_${id}`, `sandbox_sub_${id}`]
  const card = { label: 'Visa ending in 4242', paymentMethod: 'sandbox_pm_good_sample' }
  await db.batch([
    db.insert(orders).values({
      id,
      userId: user.id,
      visitorId: id,
      name: user.name,
      email: user.email,
      mobile: '',
      level,
      plan,
      amount,
      gateway: 'sandbox',
      status: 'paid',
      card: card.label,
      intentId,
      grantsUntil,
      paidAt: now,
      consentAt: now,
      createdAt: now,
    }),
    db
      .insert(receipts)
      .values({ key: id, orderId: id, what: `${levelName} (level ${level})`, amount, paidAt: now }),
    db.insert(sandboxObjects).values({
      id: intentId,
      kind: 'payment',
      createdAt: now,
      body: {
        kind: 'payment',
        status: 'succeeded',
        orderId: id,
        email: user.email,
        card,
        amount,
        amountRefunded: 0,
        isHeldFirst: level === 2,
      },
    }),
    ...(monthly
      ? [
          db.insert(subscriptions).values({
            ...months,
            id: subscriptionId,
            orderId: id,
            grantsUntil,
            reportedAt: now,
            updatedAt: now,
          }),
          db.insert(sandboxObjects).values({
            id: subscriptionId,
            kind: 'subscription',
            dueAt: periodEnd.getTime(),
            createdAt: now,
            body: {
              ...months,
              orderId: id,
              email: user.email,
              monthly,
              charges: 0,
              paymentMethod: card.paymentMethod,
              countedFrom: now.toISOString(),
              periodStart: now.toISOString(),
              periodEnd: periodEnd.toISOString(),
            },
          }),
        ]
      : []),
    ...(plan === 'sprint' ? seatInNextSprint(db, id, now) : []),
    recomputePlan({ db, now }, user.id),
  ])
}

function seatInNextSprint(db: Database, orderId: string, now: Date) {
  const number = nextSprint(now)
  return [
    db
      .insert(sprints)
      .values({ number, startsAt: sprintStart(number), capacity: sprintCapacity })
      .onConflictDoNothing(),
    db
      .insert(sprintSeats)
      .values({ orderId, sprintNumber: number, state: 'paid', heldUntil: now, createdAt: now }),
  ] as const
}
