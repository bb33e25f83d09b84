import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderStatuses } from '#schema/billing/billing.ts'
import { type Plan, plans } from '#schema/levels.ts'
import { callOn } from '#test/call.ts'
import { database, writePerson } from '#test/people.ts'
import { createUser } from '../../../features/accounts/commands.ts'
import { forever } from '../../../features/billing/grants.ts'
import { fallsToFree, recomputePlan } from '../../../features/profiles/plan-commands.ts'
import { tables } from '../../../services/database.ts'

const { orders, profiles, subscriptions } = tables
type Order = typeof orders.$inferInsert
type Subscription = typeof subscriptions.$inferInsert
type History = { orders: Order[]; subscriptions: Subscription[] }

const start = Date.UTC(2027, 0, 1)
const dayMs = 24 * 3600_000
const ranks = Object.keys(plans) as Plan[]

/** The plan as R5 words it, in plain words: the highest of what covers it now, and until when that one does. */
function oracle({ orders, subscriptions }: History, now: number): { plan: Plan; until: number | null } {
  const covering = orders
    .filter(({ status }) => status === 'paid')
    .flatMap((order): Pick<Order | Subscription, 'plan' | 'grantsUntil'>[] => {
      const months = subscriptions.filter((one) => one.orderId === order.id && one.grantsUntil)
      return months.length ? months : [order]
    })
    .flatMap(({ plan, grantsUntil }) =>
      grantsUntil && grantsUntil.getTime() > now ? [{ plan, until: grantsUntil.getTime() }] : [],
    )
  const plan = ranks.findLast((rank) => covering.some((grant) => grant.plan === rank)) ?? 'free'
  const until = Math.max(...covering.filter((grant) => grant.plan === plan).map((grant) => grant.until))
  return { plan, until: plan === 'free' || until === forever.getTime() ? null : until }
}

/** Numbers that are the same in every run (mulberry32). */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

function historyOf(userId: string, next: (below: number) => number): History {
  const some = <T>(list: readonly T[]) => list[next(list.length)] as T
  const until = () =>
    some([null, new Date(start + next(60) * dayMs), new Date(start + next(60) * dayMs), forever])
  const ordered = Array.from({ length: next(5) }, (): Order => {
    const plan = some(ranks.slice(1))
    return {
      id: randomUUID(),
      userId,
      visitorId: randomUUID(),
      name: '',
      email: `${userId}@buyer.example`,
      mobile: '',
      level: plans[plan].level,
      plan,
      amount: plans[plan].firstPayment,
      gateway: 'sandbox',
      status: some([...orderStatuses, 'paid', 'paid']),
      grantsUntil: until(),
      createdAt: new Date(start),
    }
  })
  const months = ordered.flatMap(({ id, plan }) =>
    Array.from(
      { length: next(3) },
      (): Subscription => ({
        id: randomUUID(),
        orderId: id,
        customerId: userId,
        plan,
        status: some(['active', 'past_due', 'canceled']),
        periodStart: new Date(start),
        periodEnd: new Date(start),
        grantsUntil: until(),
        reportedAt: new Date(start),
        updatedAt: new Date(start),
      }),
    ),
  )
  return { orders: ordered, subscriptions: months }
}

const write = ({ orders: ordered, subscriptions: months }: History) => [
  ...ordered.map((order) => database().insert(orders).values(order)),
  ...months.map((month) => database().insert(subscriptions).values(month)),
]

async function writeOwner(profile: object = {}) {
  const db = database()
  const userId = randomUUID()
  const email = `${userId}@buyer.example`
  await db.batch(
    createUser(callOn(db), { id: userId, name: 'Ada Lark', email, role: 'owner', emailVerified: true }),
  )
  return { userId, ...(await writePerson({ profile: { ownerId: userId, email, ...profile } })) }
}

const standing = async (id: number) => {
  const [row] = await database().select().from(profiles).where(eq(profiles.id, id))
  return { plan: row?.plan, until: row?.planUntil?.getTime() ?? null }
}

test('a plan is the sum of all orders and subscriptions, at any moment of any history', async () => {
  const db = database()
  const next = numbersFrom(16)
  const { userId, id } = await writeOwner()
  let before = await standing(id)
  for (let history = 0; history < 40; history += 1) {
    const grants = historyOf(userId, next)
    const [first, ...others] = write(grants)
    if (first) await db.batch([first, ...others])
    for (let moment = 0; moment < 4; moment += 1) {
      const now = new Date(start + next(70) * dayMs)
      const after = oracle(grants, now.getTime())
      const [changed] = await db.batch([recomputePlan(callOn(db, { now }), userId)])
      const context = `history ${history} at ${now.toISOString()}: ${JSON.stringify(grants, null, 1)}`
      expect(await standing(id), context).toEqual(after)
      expect(changed, context).toEqual(
        before.plan === after.plan && before.until === after.until ? [] : [{ id }],
      )
      before = after
    }
    await db.batch([
      db.delete(subscriptions).where(eq(subscriptions.customerId, userId)),
      db.delete(orders).where(eq(orders.userId, userId)),
    ])
  }
})

test('a sample that nobody owns keeps its plan, and so does somebody else', async () => {
  const [sample, other, buyer] = [
    await writePerson({ profile: { isSample: true, plan: 'sprint' } }),
    await writeOwner({ plan: 'premium' }),
    await writeOwner(),
  ]
  await database().batch([recomputePlan(callOn(database()), buyer.userId)])
  expect([await standing(sample.id), await standing(other.id)]).toEqual([
    { plan: 'sprint', until: null },
    { plan: 'premium', until: null },
  ])
})

test('a plan falls to free at the moment after the last that covered it, and not before', async () => {
  const db = database()
  const { userId, id } = await writeOwner()
  const until = new Date(start + 10 * dayMs)
  const plan = 'starter'
  await db.insert(orders).values({
    id: randomUUID(),
    userId,
    visitorId: randomUUID(),
    name: '',
    email: '',
    mobile: '',
    level: 1,
    plan,
    amount: 3700,
    gateway: 'sandbox',
    status: 'paid',
    grantsUntil: until,
    createdAt: new Date(start),
  })
  const at = (ms: number) => callOn(db, { now: new Date(until.getTime() + ms) })
  const falls = async (ms: number) =>
    (
      await db
        .select({ id: profiles.id })
        .from(profiles)
        .where(fallsToFree(at(ms), userId))
    ).length > 0
  await db.batch([recomputePlan(at(-dayMs), userId)])
  expect(await standing(id)).toEqual({ plan, until: until.getTime() })
  expect([await falls(-1), await falls(0)]).toEqual([false, true])
  await db.batch([recomputePlan(at(-1), userId)])
  expect((await standing(id)).plan).toBe(plan)
  await db.batch([recomputePlan(at(0), userId)])
  expect(await standing(id)).toEqual({ plan: 'free', until: null })
  expect(await falls(0)).toBe(false)
})
