import { setTimeout as sleep } from 'node:timers/promises'
import { and, asc, eq, isNull, like } from 'drizzle-orm'
import type { OpenedPayment } from '#schema/billing/billing-answers.ts'
import { nextSprint, sprintStart } from '#schema/billing/sprints.ts'
import { plans } from '#schema/levels.ts'
import { type Database, tables } from '#worker/services/database.ts'
import { renewSandbox } from '#worker/workflows/billing/renew-sandbox.ts'
import { advanceSprints } from '#worker/workflows/sprints/advance-sprints.ts'
import { browser } from '../account.ts'
import { checkout } from '../billing/checkout.ts'
import { callOn } from '../call.ts'
import { databaseAt } from '../people.ts'
import { at, jsonOf } from '../requests.ts'

const { orders, outbox, receipts, sprints, subscriptions } = tables
const day = 24 * 3600_000
/** KV that takes everything; what pages say is asked of the product. */
export const kv = Object.assign({} as KVNamespace, { put: async () => {}, get: async () => null })

/** When somebody buys: at the ends of months, on a leap day's eve, and about London's clock changes. */
const bought = [
  '2027-01-31T12:00',
  '2027-01-30T23:59',
  '2027-02-28T00:00',
  '2027-03-28T01:30',
  '2027-10-31T01:30',
]

type Product = { url: string; databaseUrl: string }

/**
 * Lets years pass for sprints and monthly plans; answers how many began and were charged, and what is not as it should be.
 * The product is nobody else's.
 */
export async function simulateYears(product: Product, years: number) {
  const db = databaseAt(product.databaseUrl)
  const wrong: string[] = []
  const begun = await advanceWeekly(db, years, wrong)
  const months = await payEveryMonth(product, db, years, wrong)
  return { begun, months, wrong }
}

async function advanceWeekly(db: Database, years: number, wrong: string[]): Promise<number> {
  const first = nextSprint(new Date())
  const begin = sprintStart(first).getTime() - 3 * day
  const pausedAfter = begin + 4 * 365 * day
  for (let now = begin; now < begin + years * 365 * day; now += 7 * day) {
    if (now > pausedAfter && now < pausedAfter + 365 * day) continue
    await advanceSprints(callOn(db, { now: new Date(now), kv }))
    const open = await db.select({ number: sprints.number }).from(sprints).where(isNull(sprints.closedAt))
    if (open.length !== 1 || open[0]?.number !== nextSprint(new Date(now)))
      wrong.push(`on ${new Date(now).toISOString()} open: ${JSON.stringify(open)}`)
  }
  const all = (await db.select().from(sprints).orderBy(asc(sprints.number))).filter(
    ({ number }) => number >= first,
  )
  for (const [index, { number, startsAt, closedAt }] of all.entries()) {
    const isLast = index === all.length - 1
    if (number !== first + index || startsAt.getTime() !== sprintStart(number).getTime())
      wrong.push(`sprint ${number} stands at ${startsAt.toISOString()}`)
    if (!isLast && closedAt?.getTime() !== startsAt.getTime())
      wrong.push(`sprint ${number} is not closed as it began`)
  }
  return all.length
}

async function payEveryMonth(
  product: Product,
  db: Database,
  years: number,
  wrong: string[],
): Promise<number> {
  const buyers = await Promise.all(
    bought.map((moment) => buyStarter(product, db, new Date(`${moment}:00.000Z`))),
  )
  const first = Math.min(...buyers.map(({ paidAt }) => paidAt.getTime()))
  const end = first + years * 365 * day
  for (let now = first; now <= end; now += day) await renewSandbox(callOn(db, { now: new Date(now), kv }))
  let months = 0
  for (const { orderId, paidAt } of buyers) {
    const [own, mails] = await Promise.all([
      db.select().from(receipts).where(eq(receipts.orderId, orderId)).orderBy(asc(receipts.number)),
      mailsAbout(db, orderId),
    ])
    const due = []
    for (let month = 0; monthLater(paidAt, month) <= end - ((end - first) % day); month += 1)
      due.push(monthLater(paidAt, month))
    const charged = own.map(({ paidAt: moment }) => moment.getTime())
    if (JSON.stringify(charged) !== JSON.stringify(due))
      wrong.push(
        `${paidAt.toISOString()}: ${charged.length} of ${due.length} months charged, or on other days`,
      )
    if (own.some(({ amount }) => amount !== plans.starter.monthly)) wrong.push(`${orderId}: another amount`)
    if (mails !== own.length) wrong.push(`${orderId}: ${mails} mails of ${own.length} receipts`)
    months += own.length
  }
  return months
}

async function buyStarter({ url }: Product, db: Database, paidAt: Date) {
  const buyer = browser(url)
  const { clientSecret, order } = await jsonOf<OpenedPayment>(
    buyer.post('/create-payment-intent', checkout(1), at(paidAt)),
  )
  const answer = await buyer.post(
    '/sandbox/confirm',
    { clientSecret, number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' },
    at(paidAt),
  )
  if (answer.status !== 200) throw new Error(`Not paid: ${answer.status}`)
  const months = () => db.select().from(subscriptions).where(eq(subscriptions.orderId, order.id))
  while (!(await months()).length) await sleep(50)
  return { orderId: order.id, paidAt }
}

/** How many mails with a receipt went to the buyer of an order. */
async function mailsAbout(db: Database, orderId: string): Promise<number> {
  const found = await db
    .select({ id: outbox.id })
    .from(outbox)
    .innerJoin(orders, eq(orders.email, outbox.to))
    .where(and(eq(orders.id, orderId), like(outbox.kind, '%receipt%')))
  return found.length
}

/** The same day of a later month, or its last one. */
function monthLater(moment: Date, months: number): number {
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const time = moment.getTime() % day
  return Date.UTC(year, month, Math.min(moment.getUTCDate(), lastDay)) + time
}
