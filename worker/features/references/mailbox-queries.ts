import { type Column, type SQL, sql } from 'drizzle-orm'
import { deliveredTo } from '#schema/email.ts'
import { tables } from '../../services/database.ts'

/** The one spelling of a lower-case address without a tag, as `deliveredTo` of schema/email.ts. */
export const spelledOnce = (address: Column | SQL): SQL => sql`case
  when ${address} like '%@gmail.com' or ${address} like '%@googlemail.com'
  then replace(substr(${address}, 1, instr(${address}, '@') - 1), '.', '') || '@gmail.com' else ${address} end`

/** The condition that an address in a lower-case column without tags leads to this mailbox (R8). */
export const leadsTo = (email: string, address: Column | SQL = tables.references.normalisedEmail): SQL =>
  sql`${spelledOnce(address)} = ${deliveredTo(email)}`
