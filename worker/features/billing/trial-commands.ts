import { eq, type SQL, sql } from 'drizzle-orm'
import { deliveredTo, spellingsOfBefore } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { fewerMailsThan } from '../../services/mail/mail-limits.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { keyedHash } from '../../services/tokens.ts'
import { isOpenOrder } from './order-commands.ts'
import type { trialDeclinedEmail } from './order-emails.ts'
import { verifiedAccountOf } from './order-queries.ts'

const { orders, receipts, trialMailboxes, trials, users } = tables

/** The hashes of a mailbox that had its trial: first the one that is stored, then those that earlier releases stored. */
export const mailboxHashes = ({ variables }: Call, email: string) => {
  const hashOf = (address: string) => keyedHash(variables.AUTH_SECRET, 'trial-mailbox', address)
  return Promise.all([deliveredTo(email), ...spellingsOfBefore(email)].map(hashOf))
}
type Mailbox = Awaited<ReturnType<typeof mailboxHashes>>

/** A hash of a card that had its trial. */
const cardHash = ({ variables }: Call, fingerprint: string) =>
  keyedHash(variables.AUTH_SECRET, 'trial-card', fingerprint)

/** The condition on a trial (`used`) that an account had it: else anybody may have begun it who knows the address. */
const wasAccounts = sql`not exists (select 1 from ${orders} begun
  where begun.id = used.order_id and begun.user_id is null and begun.visitor_id <> '')`

/** A mailbox that asks for a trial, and whether its account does, which loses nothing by what others begin without one. */
type Asking = { mailbox: Mailbox; byAccount: boolean }

/** The condition that a mailbox had its trial, or belongs to somebody who had theirs under another. */
function isUsed({ mailbox, byAccount }: Asking): SQL {
  const counts = byAccount ? wasAccounts : sql`1`
  return sql`(exists (select 1 from ${trials} used where used.mailbox in ${mailbox} and ${counts})
    or exists (select 1 from ${trialMailboxes} used where used.mailbox in ${mailbox} and ${counts}))`
}

/** The condition that an account, in SQL, had its trial by another order than this, under whatever address. */
const hadByOther = (userId: SQL | string | null, orderId = ''): SQL =>
  sql`exists (select 1 from ${orders} had where had.user_id = ${userId} and had.id <> ${orderId}
    and had.is_trial = 1 and had.paid_at is not null
    and not exists (select 1 from ${trials} forgone where forgone.order_id = had.id and forgone.mailbox = had.id))`

/** The same for the account of an order. */
const isUsedByAccount = (orderId: string): SQL =>
  hadByOther(sql`(select ${verifiedAccountOf} from ${orders} where id = ${orderId})`, orderId)

/**
 * Lets trials count for nobody that were over, without a charge, before the account of their mailbox could have them (before
 * `claimPurchases`).
 */
export const forgoTrials = ({ db, now }: Call, userId: string) =>
  db.run(sql`update ${trials} set mailbox = order_id where ends_at <= ${now.getTime()} and order_id in (
    select o.id from ${orders} o
    where o.one_mailbox = (select u.one_mailbox from ${users} u
        where u.id = ${userId} and u.email_verified = 1 and u.role = 'owner')
      and o.user_id is null and o.is_trial = 1
      and not exists (select 1 from ${receipts} r where r.order_id = o.id))`)

/** Lets the trials of an account that are over, without a charge, count for nobody, where `onlyIf` holds. */
export const forgoTrialsOf = ({ db, now }: Call, userId: string, onlyIf: SQL) =>
  db.run(sql`update ${trials} set mailbox = order_id where ends_at <= ${now.getTime()} and order_id in (
    select o.id from ${orders} o where o.user_id = ${userId} and o.is_trial = 1
      and not exists (select 1 from ${receipts} r where r.order_id = o.id)) and ${onlyIf}`)

/** Inserts the trial of an open order, unless its mailbox, its card or its account had one (R13). */
export async function insertTrial(
  call: Call,
  input: {
    orderId: string
    email: string
    byAccount: boolean
    fingerprint: string | undefined
    endsAt: Date
  },
) {
  const { orderId, email, byAccount, fingerprint, endsAt } = input
  const mailbox = await mailboxHashes(call, email)
  const card = fingerprint ? await cardHash(call, fingerprint) : null
  const mayBegin = sql`${isOpenOrder(orderId)} and not ${isUsed({ mailbox, byAccount })}
    and not ${isUsedByAccount(orderId)}`
  return [
    // One that was begun without the account keeps its card, and makes room for the account's own.
    call.db.run(sql`update ${trials} set mailbox = order_id where mailbox in ${mailbox} and order_id <> ${orderId}
      and ${byAccount ? 1 : 0} and ${mayBegin} and not exists (select 1 from ${trials} where card = ${card})`),
    call.db.run(sql`insert into ${trials} (mailbox, card, order_id, started_at, ends_at)
      select ${mailbox[0] ?? ''}, ${card}, ${orderId}, ${call.now.getTime()}, ${endsAt.getTime()}
      where ${mayBegin} on conflict do nothing`),
  ] as const
}

/** The condition that an open order has a trial. */
export const hasTrial = (orderId: string): SQL =>
  sql`(${isOpenOrder(orderId)} and exists (select 1 from ${trials} where order_id = ${orderId}))`

/** Why an order has no trial, in SQL: its mailbox or account, or else its card, had one. */
export const whyNoTrial = (orderId: string, asking: Asking): SQL =>
  sql`case when ${isUsed(asking)} or ${isUsedByAccount(orderId)} then 'address used' else 'card used' end`

/** For each mailbox: anybody may give it at the checkout again and again. */
const refusalsPerDay = 3

/** The mail to the buyer of an order that still waits, whose trial did not begin. */
export const mailNoTrial = (call: Call, orderId: string, content: ReturnType<typeof trialDeclinedEmail>) =>
  mailStatement(
    call,
    { key: `order/${orderId}/no-trial`, ...content },
    sql`${isOpenOrder(orderId)} and ${fewerMailsThan(call, refusalsPerDay, content)}`,
  )

/** Whether a mailbox or an account had its trial. */
export async function hadTrial(
  call: Call,
  { email, userId }: { email: string; userId: string | undefined },
): Promise<boolean> {
  const asking = { mailbox: await mailboxHashes(call, email), byAccount: userId !== undefined }
  const [row] = await call.db.all<{ had: number }>(sql`select ${isUsed(asking)}
    or ${hadByOther(userId ?? null)} as had`)
  return row?.had === 1
}

/** Inserts the mailboxes of one person where an account of theirs, or one of the mailboxes, had a trial (R13). */
export async function shareTrial(
  call: Call,
  { userId, emails, changeId }: { userId: string; emails: readonly string[]; changeId: string },
) {
  const hashes = await Promise.all(emails.map((email) => mailboxHashes(call, email)))
  const mailboxes = JSON.stringify([...new Set(hashes.flat())])
  const isTheirs = sql`value from json_each(${mailboxes})`
  return [
    call.db.run(sql`insert into ${trialMailboxes} (mailbox, order_id, change_id)
    select mine.value, (select order_id from (
        select t.order_id from ${orders} o join ${trials} t on t.order_id = o.id where o.user_id = ${userId} and t.mailbox <> t.order_id
        union all select order_id from ${trials} where mailbox in (select ${isTheirs})
        union all select order_id from ${trialMailboxes} where mailbox in (select ${isTheirs})) limit 1) as had, ${changeId}
    from json_each(${mailboxes}) as mine where had is not null on conflict do nothing`),
  ] as const
}

/** Deletes the mailboxes that a change of address added. */
export const unshareTrial = ({ db }: Call, changeId: string) =>
  db.delete(trialMailboxes).where(eq(trialMailboxes.changeId, changeId))
