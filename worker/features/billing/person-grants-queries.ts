import { and, type Column, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { deliveredTo, normaliseEmail } from '#schema/email.ts'
import type { Plan } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { readTogether } from '../../services/write.ts'
import type { Order } from './order-queries.ts'
import { coveredBy, type Grant, grantOf } from './redundant-grants.ts'
import { disputedMonths } from './subscription-queries.ts'

const { orders, paymentEvents, receipts, subscriptions, users } = tables

/** A payer: an account, or a mailbox without one, as `deliveredTo` spells it. */
export type Person = { userId: string | null; mailbox: string }

type Spelled = { email: SQL; normalised: SQL; mailbox: SQL }

/** The account that a mailbox belongs to, verified or not, the nearest spelling first, in SQL. */
const accountAt = ({ email, normalised, mailbox }: Spelled): SQL => sql`coalesce(
  (select u.id from ${users} u where u.email = lower(${email}) and u.role = 'owner'),
  (select min(u.id) from ${users} u where u.normalised_email = ${normalised} and u.role = 'owner'),
  (select min(u.id) from ${users} u where u.one_mailbox = ${mailbox} and u.role = 'owner'))`
export const accountAtEmail = (email: string) =>
  accountAt({
    email: sql`${email}`,
    normalised: sql`${normaliseEmail(email)}`,
    mailbox: sql`${deliveredTo(email)}`,
  })

/** The mailbox of an account, in SQL. */
export const mailboxOfAccount = (userId: Column | string): SQL =>
  sql`(select u.one_mailbox from ${users} u where u.id = ${userId})`

const accountOfOrder = sql<string | null>`coalesce(
  (select u.id from ${users} u where u.id = orders.user_id and u.role = 'owner'),
  ${accountAt({ email: sql`orders.email`, normalised: sql`orders.normalised_email`, mailbox: sql`orders.one_mailbox` })})`

/** The payer of an order, for the question who pays twice: its account, or the one at its address. */
export async function personOfOrder({ db }: Call, orderId: string): Promise<Person | undefined> {
  const [found] = await db
    .select({ userId: accountOfOrder, mailbox: orders.mailbox })
    .from(orders)
    .where(eq(orders.id, orderId))
  return found?.mailbox ? { userId: found.userId, mailbox: found.mailbox } : undefined
}

/** What the person has paid for to whom an order under this address would belong. */
async function grantsAt(call: Call, email: string): Promise<Bought[]> {
  const [found] = await call.db.all<{ id: string | null }>(sql`select ${accountAtEmail(email)} as id`)
  return grantsOfPerson(call, { userId: found?.id ?? null, mailbox: deliveredTo(email) })
}

type Buyer = { email: string; account: { userId: string; emailVerified: boolean } | undefined }

/** Whether a buyer has a plan already, as far as they may know: by account and verified address, or else by device. */
export async function isCovered(
  call: Call,
  { email, visitorId, account, plan }: Buyer & { visitorId: string; plan: Plan },
): Promise<boolean> {
  const grants = account
    ? await grantsOfPerson(call, { userId: account.userId, mailbox: '' })
    : await grantsAt(call, email)
  const known = grants.filter(
    (one) =>
      one.visitorId === visitorId || (account && (account.emailVerified || one.userId === account.userId)),
  )
  return coveredBy(known, plan, call) !== undefined
}

/** When the gateway had the money, as its event may have come late. */
const since = sql<number>`min(${orders.paidAt}, coalesce((select min(e.occurred_at) from ${paymentEvents} e
  where e.object_id = orders.intent_id
    and e.type in ('payment_intent.succeeded', 'payment_intent.amount_capturable_updated', 'payment_intent.held')), ${orders.paidAt}))`

type Bought = Grant & Pick<Order, 'visitorId' | 'userId' | 'email' | 'refundReason'>

/** What a person has paid for and is not erased, oldest first, with the device of the purchase. */
export async function grantsOfPerson(call: Call, { userId: account, mailbox }: Person): Promise<Bought[]> {
  const { db } = call
  const theirs = and(
    or(
      eq(orders.userId, account ?? ''),
      and(
        // The plus keeps the database from reading all that was bought without an account.
        sql`+${orders.userId} is null`,
        sql`${orders.mailbox} in (${mailbox}, ${mailboxOfAccount(account ?? '')})`,
        sql`${accountOfOrder} is ${account}`,
      ),
    ),
    isNotNull(orders.paidAt),
    or(isNotNull(orders.grantsUntil), eq(orders.status, 'refunded')),
    ne(orders.mailbox, ''),
  )
  const ids = db.select({ id: orders.id }).from(orders).where(theirs)
  const read = await readTogether(call, {
    bought: db.select({ order: orders, since }).from(orders).where(theirs).orderBy(since, orders.id),
    subscriptions: db.select().from(subscriptions).where(inArray(subscriptions.orderId, ids)),
    paid: db.select().from(receipts).where(inArray(receipts.orderId, ids)),
    disputes: disputedMonths(call, ids),
  })
  return read.bought.map(({ order, since: paidAt }): Bought => {
    const { visitorId, userId, email, refundReason } = order
    const grant = grantOf(order, {
      since: new Date(paidAt),
      subscriptions: read.subscriptions,
      receipts: read.paid,
      disputes: read.disputes,
    })
    return { ...grant, visitorId, userId, email, refundReason }
  })
}
