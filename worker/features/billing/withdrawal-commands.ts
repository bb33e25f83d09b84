import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { deliveredTo, spellingsOfBefore } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { daysAgo, eraseInSlices } from '../../services/retention.ts'
import { keyedHash } from '../../services/tokens.ts'
import { accountAtEmail, mailboxOfAccount } from './person-grants-queries.ts'

const { formerAddresses, orders, withdrawnMailboxes } = tables

/** The refund reason of a withdrawal. */
export const withdrawnReason = 'withdrawn'
const countedDays = 365
const maxWithdrawals = 2

/** A mailbox as it is stored once its account is erased. */
const hashOf = ({ variables }: Call, mailbox: string) =>
  keyedHash(variables.AUTH_SECRET, 'withdrawn-mailbox', mailbox)
/** The same, and as earlier releases stored it. */
const mailboxHashes = (call: Call, email: string) =>
  Promise.all([deliveredTo(email), ...spellingsOfBefore(email)].map((mailbox) => hashOf(call, mailbox)))

/** How often the erased accounts of a mailbox withdrew within a year, in SQL. */
const erasedWithdrawals = (call: Call, hashes: readonly string[]): SQL<number> =>
  sql<number>`(select count(distinct order_id) from ${withdrawnMailboxes} where mailbox in ${[...hashes]}
    and asked_at > ${daysAgo(call, countedDays).getTime()})`

/** Stores the withdrawals of an account under its proven mailboxes, to be counted once it is erased (before its orders are released). */
export async function keepWithdrawals(call: Call, userId: string, emails: readonly string[]) {
  const hashes = await Promise.all(emails.map((email) => hashOf(call, deliveredTo(email))))
  return [
    call.db.run(sql`insert into ${withdrawnMailboxes} (mailbox, order_id, asked_at)
    select held.value, o.id, o.refund_asked_at from ${orders} o, json_each(${JSON.stringify(hashes)}) held
    where o.user_id = ${userId} and o.refund_reason = ${withdrawnReason} on conflict do nothing`),
  ] as const
}

/** Deletes the withdrawals of erased accounts that count no more. */
export const expireWithdrawals = (call: Call) =>
  eraseInSlices(call, withdrawnMailboxes, lt(withdrawnMailboxes.askedAt, daysAgo(call, countedDays)))

/**
 * The condition that a buyer has withdrawn from so many purchases within a year that no other one is accepted: by
 * mailbox, or by the account that has or had it.
 */
export async function hasWithdrawnTwice(
  call: Call,
  { email, userId }: { email: string; userId: string | undefined },
): Promise<SQL> {
  const mailbox = deliveredTo(email)
  const erased = erasedWithdrawals(call, await mailboxHashes(call, email))
  const isTheirs = or(
    eq(orders.userId, userId ?? accountAtEmail(email)),
    sql`${orders.userId} in (select f.user_id from ${formerAddresses} f where f.one_mailbox = ${mailbox} and f.is_proven = 1)`,
    // What another account bought in this name says nothing of the person.
    and(
      eq(orders.mailbox, mailbox),
      sql`coalesce(${mailboxOfAccount(orders.userId)}, ${orders.mailbox}) = ${orders.mailbox}`,
    ),
  )
  return sql`(select count(*) from ${orders} where ${isTheirs} and refund_reason = ${withdrawnReason}
    and refund_asked_at > ${daysAgo(call, countedDays).getTime()}) + ${erased} >= ${maxWithdrawals}`
}

/** An order that is withdrawn from, and the address of its account, or else its own. */
export type Withdrawn = { id: string; email: string }

/**
 * Selects as `subject` the open orders of whoever withdrew from two orders within a year, also by an erased account, so
 * that no third is accepted. Follows the statement that withdraws.
 */
export async function openAfterWithdrawals(call: Call, { id, email }: Withdrawn): Promise<SQL> {
  const erased = erasedWithdrawals(call, await mailboxHashes(call, email))
  const ofPayer = (order: SQL) =>
    sql`(${order}.one_mailbox = gone.one_mailbox or ${order}.user_id = gone.user_id)`
  return sql`select o.id as subject from ${orders} gone join ${orders} o on ${ofPayer(sql`o`)}
    where gone.id = ${id} and o.status in ('created', 'awaiting', 'declined') and o.amount > 0
      and (select count(*) from ${orders} w where ${ofPayer(sql`w`)} and w.refund_reason = ${withdrawnReason}
        and w.refund_asked_at > ${daysAgo(call, countedDays).getTime()}) + ${erased} >= ${maxWithdrawals}`
}
