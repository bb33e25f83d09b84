import { eq, type SQL, sql } from 'drizzle-orm'
import { normaliseEmail } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { keyedHash } from '../../services/tokens.ts'
import { isOpenOrder } from './order-commands.ts'

const { orders, trialMailboxes, trials } = tables

/** A hash of a mailbox that had its trial. */
export const mailboxHash = ({ variables }: Call, email: string) =>
  keyedHash(variables.AUTH_SECRET, 'trial-mailbox', normaliseEmail(email))

/** A hash of a card that had its trial. */
const cardHash = ({ variables }: Call, fingerprint: string) =>
  keyedHash(variables.AUTH_SECRET, 'trial-card', fingerprint)

/** The condition that a mailbox had its trial, or belongs to somebody who had theirs under another. */
const isUsed = (mailbox: string): SQL =>
  sql`(exists (select 1 from ${trials} where mailbox = ${mailbox})
    or exists (select 1 from ${trialMailboxes} where mailbox = ${mailbox}))`

/** Inserts the trial of an open order, unless its mailbox or its card had one (R13). */
export async function insertTrial(
  call: Call,
  given: { orderId: string; email: string; fingerprint: string | undefined; endsAt: Date },
) {
  const mailbox = await mailboxHash(call, given.email)
  const card = given.fingerprint ? await cardHash(call, given.fingerprint) : null
  return [
    call.db.run(sql`insert into ${trials} (mailbox, card, order_id, started_at, ends_at)
    select ${mailbox}, ${card}, ${given.orderId}, ${call.now.getTime()}, ${given.endsAt.getTime()}
    where ${isOpenOrder(given.orderId)}
      and not exists (select 1 from ${trialMailboxes} where mailbox = ${mailbox}) on conflict do nothing`),
  ] as const
}

/** The condition that an open order has a trial. */
export const hasTrial = (orderId: string): SQL =>
  sql`(${isOpenOrder(orderId)} and exists (select 1 from ${trials} where order_id = ${orderId}))`

/** Why an order has no trial, in SQL: its mailbox or its card had one. */
export const whyNoTrial = (mailbox: string): SQL =>
  sql`case when ${isUsed(mailbox)} then 'address used' else 'card used' end`

/** Whether a mailbox or an account had its trial. */
export async function hadTrial(
  call: Call,
  { email, userId }: { email: string; userId: string | undefined },
): Promise<boolean> {
  const [row] = await call.db.all<{ had: number }>(sql`select
    ${isUsed(await mailboxHash(call, email))}
    or exists (select 1 from ${orders} where user_id = ${userId ?? null} and is_trial = 1 and paid_at is not null) as had`)
  return row?.had === 1
}

/** Inserts the mailboxes of one person where an account of theirs, or one of the mailboxes, had a trial (R13). */
export async function shareTrial(
  call: Call,
  { userId, emails, changeId }: { userId: string; emails: readonly string[]; changeId: string },
) {
  const mailboxes = JSON.stringify(await Promise.all(emails.map((email) => mailboxHash(call, email))))
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
