import { type SQL, sql } from 'drizzle-orm'
import { dayMs } from '#schema/durations.ts'
import { deliveredTo } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { outbox, users } = tables

/** Who can act as an administrator. */
export const selectAdministrators = ({ db }: Call) =>
  db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    // As its index says it.
    .where(sql`role <> 'owner' and role = 'admin'`)

/** The condition that a mailbox got no such mail within a day. */
export const isUnalerted = ({ now }: Call, { to, kind }: { to: string; kind: string }): SQL =>
  sql`not exists (select 1 from ${outbox} where normalised_recipient = ${deliveredTo(to)}
    and kind = ${kind} and created_at > ${now.getTime() - dayMs})`
