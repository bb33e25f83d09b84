import { type SQL, sql } from 'drizzle-orm'
import { dayMs } from '#schema/durations.ts'
import { deliveredTo } from '#schema/email.ts'
import { spelledOnce } from '#schema/tables/normalised-email.ts'
import type { Call } from '../../call.ts'
import { limitsHold } from '../allowances.ts'
import { tables } from '../database.ts'

const { outbox } = tables

/**
 * The condition that a mailbox, as a text however it is written or normalised in SQL, was sent fewer than `limit` mails
 * of a kind within a day, of those that `counted` holds for.
 */
export const fewerMailsThan = (
  call: Call,
  limit: number,
  { to, kind }: { to: string | SQL; kind: string },
  counted: SQL = sql`true`,
): SQL =>
  limitsHold(call)
    ? sql`(select count(*) from ${outbox} where normalised_recipient = ${typeof to === 'string' ? deliveredTo(to) : spelledOnce(to)}
        and kind = ${kind} and created_at > ${call.now.getTime() - dayMs} and ${counted}) < ${limit}`
    : sql`1`

/** The condition that fewer than `limit` mails whose keys begin so were written within a day. */
export const fewerMailsUnder = (call: Call, limit: number, prefix: `${string}/`): SQL =>
  limitsHold(call)
    ? sql`(select count(*) from ${outbox} where key >= ${prefix} and key < ${`${prefix.slice(0, -1)}0`}
        and created_at > ${call.now.getTime() - dayMs}) < ${limit}`
    : sql`1`

/** The condition that a mailbox was sent this many mails of a kind within a day, or more. */
export const moreMailsThan = (...args: Parameters<typeof fewerMailsThan>): SQL =>
  sql`not (${fewerMailsThan(...args)})`
