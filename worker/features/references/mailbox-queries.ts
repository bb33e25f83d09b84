import { type Column, type SQL, sql } from 'drizzle-orm'
import { deliveredTo } from '#schema/email.ts'
import { spelledOnce } from '#schema/tables/normalised-email.ts'
import { tables } from '../../services/database.ts'

/** The condition that an address in a lower-case column without tags leads to this mailbox (R8). */
export const leadsTo = (email: string, address: Column | SQL = tables.references.normalisedEmail): SQL =>
  sql`${spelledOnce(address)} = ${deliveredTo(email)}`
