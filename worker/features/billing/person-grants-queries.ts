import { and, type Column, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { deliveredTo, normaliseEmail } from '#schema/email.ts'
import type { Plan } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { readTogether } from '../../services/write.ts'
import { type Order, verifiedAccountOf } from './order-queries.ts'
import { coveredBy, type Grant, grantOf } from './redundant-grants.ts'
import { disputedMonths } from './subscription-queries.ts'

const { orders, paymentEvents, receipts, subscriptions, users } = tables

/** A payer: an account, or a mailbox without one, as `deliveredTo` spells it. */
export type Person = { userId: string | null; mailbox: string }

/** The account that a mailbox belongs to, verified or not, the nearest spelling first, in SQL. */
export const accountAtEmail = (email: string): SQL => sql`coalesce(
  (select u.id from ${users} u where u.email = lower(${email}) and u.role = 'owner'),
  (select min(u.id) from ${users} u where u.normalised_email = ${normaliseEmail(email)} and u.role = 'owner'),
  (select min(u.id) from ${users} u where u.one_mailbox = ${deliveredTo(email)} and u.role = 'owner'))`

/** The mailbox of an account, in SQL. */
export const mailboxOfAccount = (userId: Column | string): SQL =>
  sql`(select u.one_mailbox from ${users} u where u.id = ${userId})`

/**
 * The payer of an order, for the question who pays twice: its account, or the one whose verified mailbox paid (R13). A
 * purchase under an unverified address is a stranger's until that is verified.
 */
export async function personOfOrder({ db }: Call, orderId: string): Promise<Person | undefined> {
  const [found] = await db
    .select({ userId: verifiedAccountOf, mailbox: orders.mailbox })
    .from(orders)
    .where(eq(orders.id, orderId))
  return found?.mailbox ? { userId: found.userId, mailbox: found.mailbox } : undefined
}

/** What was paid for under an address, and by the account that has it, verified or not. */
export async function grantsAt(call: Call, email: string): Promise<PersonGrant[]> {
  const [found] = await call.db.all<{ id: string | null }>(sql`select ${accountAtEmail(email)} as id`)
  return grantsAround(call, found?.id ?? null, email)
}

/** One read whether there is an account or not, so that its time tells nobody. */
const grantsAround = (call: Call, userId: string | null, email: string) =>
  readGrants(
    call,
    { userId, mailbox: deliveredTo(email) },
    sql`(${verifiedAccountOf} is ${userId} or ${verifiedAccountOf} is null)`,
  )

type Account = { userId: string; email: string; emailVerified: boolean }

/** Whether a buyer has a plan already, as far as they may know: by account and verified address, or else by device. */
export async function isCovered(
  call: Call,
  bought: { email: string; account: Account | undefined; visitorId: string; plan: Plan },
): Promise<boolean> {
  const { email, account, visitorId, plan } = bought
  const grants = account
    ? await grantsAround(call, account.userId, account.email)
    : await grantsAt(call, email)
  const known = grants.filter((one) => one.visitorId === visitorId || (account && isKnownTo(account, one)))
  return coveredBy(known, plan, call) !== undefined
}

const isKnownTo = ({ userId, emailVerified }: Account, { userId: owner }: PersonGrant) =>
  owner === userId || (emailVerified && owner === null)

/** When the gateway had the money, as its event may have come late. */
const since = sql<number>`min(${orders.paidAt}, coalesce((select min(e.occurred_at) from ${paymentEvents} e
  where e.object_id = orders.intent_id
    and e.type in ('payment_intent.succeeded', 'payment_intent.amount_capturable_updated', 'payment_intent.held')), ${orders.paidAt}))`

export type PersonGrant = Grant & Pick<Order, 'visitorId' | 'userId' | 'email' | 'refundReason'>

/** What a person has paid for and is not erased, oldest first, with the device of the purchase. */
export const grantsOfPerson = (call: Call, person: Person) =>
  readGrants(call, person, sql`${verifiedAccountOf} is ${person.userId}`)

/** What an account has paid for, and what was bought under its mailbox without an account `ifBelongs`. */
async function readGrants(
  call: Call,
  { userId: account, mailbox }: Person,
  ifBelongs: SQL,
): Promise<PersonGrant[]> {
  const { db } = call
  const isOfPerson = and(
    or(
      eq(orders.userId, account ?? ''),
      and(
        // The plus keeps the database from reading all that was bought without an account.
        sql`+${orders.userId} is null`,
        sql`${orders.mailbox} in (${mailbox}, ${mailboxOfAccount(account ?? '')})`,
        ifBelongs,
      ),
    ),
    isNotNull(orders.paidAt),
    or(isNotNull(orders.grantsUntil), eq(orders.status, 'refunded')),
    ne(orders.mailbox, ''),
  )
  const ids = db.select({ id: orders.id }).from(orders).where(isOfPerson)
  const read = await readTogether(call, {
    bought: db.select({ order: orders, since }).from(orders).where(isOfPerson).orderBy(since, orders.id),
    subscriptions: db.select().from(subscriptions).where(inArray(subscriptions.orderId, ids)),
    paid: db.select().from(receipts).where(inArray(receipts.orderId, ids)),
    disputes: disputedMonths(call, ids),
  })
  return read.bought.map(({ order, since: paidAt }): PersonGrant => {
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
