import { type SQL, sql } from 'drizzle-orm'
import { plans } from '#schema/levels.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { forever } from '../billing/grants.ts'
import { changedNow } from './commands.ts'

const { orders, profiles, subscriptions } = tables

/** An account by its id, or in SQL by its order. */
type Account = string | SQL

/**
 * `(plan, grants_until)` of each grant of an account now; an order counts until it has a subscription, and `+` keeps
 * SQLite from the index of the status.
 */
const grantsOf = ({ now }: Pick<Call, 'now'>, userId: Account): SQL => sql`
  select o.plan, o.grants_until from ${orders} o
  where o.user_id = ${userId} and +o.status = 'paid' and o.grants_until > ${now.getTime()}
    and not exists (select 1 from ${subscriptions} s where s.order_id = o.id and s.grants_until is not null)
  union all
  select s.plan, s.grants_until from ${orders} o join ${subscriptions} s on s.order_id = o.id
  where o.user_id = ${userId} and +o.status = 'paid' and s.grants_until > ${now.getTime()}`

const ranked = sql.raw(
  Object.keys(plans)
    .map((plan, rank) => `when '${plan}' then ${rank}`)
    .join(' '),
)

/**
 * Sets the plan of an account's profile: the highest that any of its orders and subscriptions grants now (R5), and until
 * when. Returns the profile's id where it changed, for `updatePublication`; else the job `republish-changed` goes on.
 */
export const recomputePlan = ({ db, now }: Pick<Call, 'db' | 'now'>, userId: Account, onlyIf: SQL = sql`1`) =>
  db.all<{ id: number }>(sql`update ${profiles}
    set plan = granted.plan, plan_until = granted.until, updated_at = ${changedNow({ now })}
    from (select coalesce(max(plan), 'free') as plan, max(nullif(grants_until, ${forever.getTime()})) as until
      from (select * from (${grantsOf({ now }, userId)})
        order by case plan ${ranked} end desc, grants_until desc limit 1)) as granted
    where owner_id = ${userId} and erased_at is null and ${onlyIf}
      and (${profiles}.plan <> granted.plan or plan_until is not granted.until)
    returning id`)

/** The condition that nothing covers the plan of an account's profile any more. */
export const fallsToFree = (call: Pick<Call, 'now'>, userId: Account): SQL =>
  sql`exists (select 1 from ${profiles} where owner_id = ${userId} and plan <> 'free' and plan_until is not null)
    and not exists (${grantsOf(call, userId)})`

/** The condition that an account has ever had an order. */
export const hasOrdered = (userId: string): SQL =>
  sql`exists (select 1 from ${orders} where user_id = ${userId})`
