import { eq, type SQL, sql } from 'drizzle-orm'
import { dayMs } from '#schema/durations.ts'
import { normaliseEmail } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { type Statements, tables } from '../../services/database.ts'
import { forever } from './grants.ts'

const { orders, profiles, receipts, sandboxObjects, subscriptions, trials, users } = tables

/** The condition that an order is of a buyer, by its mailbox or that of its account; without an address it is any. */
const isOrderOf = (email: string | undefined): SQL => {
  if (email === undefined) return sql`1`
  const mailbox = normaliseEmail(email)
  return sql`(normalised_email = ${mailbox} or user_id in (select id from ${users} where normalised_email = ${mailbox}))`
}

/** Moves everything that was ordered so many milliseconds into the past, of one buyer or of all. */
export function moveBack({ db }: Call, ms: number, email: string | undefined): Statements {
  const ordered = sql`(select id from ${orders} where ${isOrderOf(email)})`
  return [
    db.run(sql`update ${subscriptions} set period_start = period_start - ${ms}, period_end = period_end - ${ms},
      cancel_at = cancel_at - ${ms}, ended_at = ended_at - ${ms}, grants_until = grants_until - ${ms},
      said_at = said_at - ${ms}, updated_at = updated_at - ${ms} where order_id in ${ordered}`),
    db.run(sql`update ${receipts} set paid_at = paid_at - ${ms} where order_id in ${ordered}`),
    db.run(
      sql`update ${trials} set started_at = started_at - ${ms}, ends_at = ends_at - ${ms} where order_id in ${ordered}`,
    ),
    db.run(sql`update ${orders} set created_at = created_at - ${ms}, paid_at = paid_at - ${ms},
      grants_until = case when grants_until >= ${forever.getTime()} then grants_until else grants_until - ${ms} end
      where ${isOrderOf(email)}`),
  ]
}

/** The accounts whose plans that changes. */
export const ownersOf = ({ db }: Call, email: string | undefined) =>
  db
    .select({ userId: users.id, email: users.email, name: users.name, plan: profiles.plan })
    .from(users)
    .innerJoin(profiles, eq(profiles.ownerId, users.id))
    .where(
      sql`${users.id} in (select user_id from ${orders} where user_id is not null and ${isOrderOf(email)})`,
    )

export const orderIdsOf = ({ db }: Call, email: string | undefined) =>
  db.all<{ id: string }>(sql`select id from ${orders} where ${isOrderOf(email)}`)

/** The next moment, in milliseconds, of a charge, a reminder or the end of a plan; null where there is none. */
export async function nextMoment({ db, now }: Call, email: string | undefined): Promise<number | null> {
  const ordered = sql`(select id from ${orders} where ${isOrderOf(email)})`
  const [next] = await db.all<{ at: number | null }>(sql`select min(at) as at from (
    select due_at as at from ${sandboxObjects} where kind = 'subscription' and body ->> 'orderId' in ${ordered}
    union all select ends_at - ${dayMs} from ${trials} where order_id in ${ordered}
    union all select plan_until from ${profiles}
      where owner_id in (select user_id from ${orders} where ${isOrderOf(email)})) where at > ${now.getTime()}`)
  return next?.at ?? null
}
