import { type SQL, sql } from 'drizzle-orm'
import { normaliseEmail } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { keyedHash } from '../../services/tokens.ts'
import { isOpenOrder } from './order-commands.ts'

const { orders, trials } = tables

/** A hash of a mailbox that had its trial. */
export const mailboxHash = ({ variables }: Call, email: string) =>
  keyedHash(variables.AUTH_SECRET, 'trial-mailbox', normaliseEmail(email))

/** A hash of a card that had its trial. */
const cardHash = ({ variables }: Call, fingerprint: string) =>
  keyedHash(variables.AUTH_SECRET, 'trial-card', fingerprint)

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
    where ${isOpenOrder(given.orderId)} on conflict do nothing`),
  ] as const
}

/** The condition that an open order has a trial. */
export const hasTrial = (orderId: string): SQL =>
  sql`(${isOpenOrder(orderId)} and exists (select 1 from ${trials} where order_id = ${orderId}))`

/** Why an order has no trial, in SQL: its mailbox or its card had one. */
export const whyNoTrial = (mailbox: string): SQL =>
  sql`case when exists (select 1 from ${trials} where mailbox = ${mailbox}) then 'address used' else 'card used' end`

/** Whether a mailbox or an account had its trial. */
export async function hadTrial(
  call: Call,
  { email, userId }: { email: string; userId: string | undefined },
): Promise<boolean> {
  const [row] = await call.db.all<{ had: number }>(sql`select
    exists (select 1 from ${trials} where mailbox = ${await mailboxHash(call, email)})
    or exists (select 1 from ${orders} where user_id = ${userId ?? null} and is_trial = 1 and paid_at is not null) as had`)
  return row?.had === 1
}
