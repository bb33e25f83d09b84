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

const { orders, trialMailboxes, trials } = tables

/** The hashes of a mailbox that had its trial: first the one that is stored, then those that earlier releases stored. */
export const mailboxHashes = ({ variables }: Call, email: string) => {
  const hashOf = (address: string) => keyedHash(variables.AUTH_SECRET, 'trial-mailbox', address)
  return Promise.all([deliveredTo(email), ...spellingsOfBefore(email)].map(hashOf))
}
type Mailbox = Awaited<ReturnType<typeof mailboxHashes>>

/** A hash of a card that had its trial. */
const cardHash = ({ variables }: Call, fingerprint: string) =>
  keyedHash(variables.AUTH_SECRET, 'trial-card', fingerprint)

/** The condition that a mailbox had its trial, or belongs to somebody who had theirs under another. */
const isUsed = (mailbox: Mailbox): SQL =>
  sql`(exists (select 1 from ${trials} where mailbox in ${mailbox})
    or exists (select 1 from ${trialMailboxes} where mailbox in ${mailbox}))`

/** The condition that the account of an order had its trial by another order, under whatever address. */
const isUsedByAccount = (orderId: string): SQL =>
  sql`exists (select 1 from ${orders} had where had.is_trial = 1 and had.paid_at is not null and had.id <> ${orderId}
    and had.user_id = (select ${verifiedAccountOf} from ${orders} where id = ${orderId}))`

/** Inserts the trial of an open order, unless its mailbox, its card or its account had one (R13). */
export async function insertTrial(
  call: Call,
  given: { orderId: string; email: string; fingerprint: string | undefined; endsAt: Date },
) {
  const mailbox = await mailboxHashes(call, given.email)
  const card = given.fingerprint ? await cardHash(call, given.fingerprint) : null
  return [
    call.db.run(sql`insert into ${trials} (mailbox, card, order_id, started_at, ends_at)
    select ${mailbox[0] ?? ''}, ${card}, ${given.orderId}, ${call.now.getTime()}, ${given.endsAt.getTime()}
    where ${isOpenOrder(given.orderId)}
      and not ${isUsed(mailbox)} and not ${isUsedByAccount(given.orderId)} on conflict do nothing`),
  ] as const
}

/** The condition that an open order has a trial. */
export const hasTrial = (orderId: string): SQL =>
  sql`(${isOpenOrder(orderId)} and exists (select 1 from ${trials} where order_id = ${orderId}))`

/** Why an order has no trial, in SQL: its mailbox or account, or else its card, had one. */
export const whyNoTrial = (orderId: string, mailbox: Mailbox): SQL =>
  sql`case when ${isUsed(mailbox)} or ${isUsedByAccount(orderId)} then 'address used' else 'card used' end`

/** For each mailbox: anybody may give it at the checkout again and again. */
const refusalsPerDay = 3

/** The mail to the buyer of an order that still waits, whose trial did not begin. */
export const mailNoTrial = (call: Call, orderId: string, letter: ReturnType<typeof trialDeclinedEmail>) =>
  mailStatement(
    call,
    { key: `order/${orderId}/no-trial`, ...letter },
    sql`${isOpenOrder(orderId)} and ${fewerMailsThan(call, refusalsPerDay, letter)}`,
  )

/** Whether a mailbox or an account had its trial. */
export async function hadTrial(
  call: Call,
  { email, userId }: { email: string; userId: string | undefined },
): Promise<boolean> {
  const [row] = await call.db.all<{ had: number }>(sql`select
    ${isUsed(await mailboxHashes(call, email))}
    or exists (select 1 from ${orders} where user_id = ${userId ?? null} and is_trial = 1 and paid_at is not null) as had`)
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
        select t.order_id from ${orders} o join ${trials} t on t.order_id = o.id where o.user_id = ${userId}
        union all select order_id from ${trials} where mailbox in (select ${isTheirs})
        union all select order_id from ${trialMailboxes} where mailbox in (select ${isTheirs})) limit 1) as had, ${changeId}
    from json_each(${mailboxes}) as mine where had is not null on conflict do nothing`),
  ] as const
}

/** Deletes the mailboxes that a change of address added. */
export const unshareTrial = ({ db }: Call, changeId: string) =>
  db.delete(trialMailboxes).where(eq(trialMailboxes.changeId, changeId))
