import { type SQL, sql } from 'drizzle-orm'
import { tables } from '../../services/database.ts'

/**
 * The condition that a reference counts, for publishing and for everything that is shown or said of it: its address is
 * confirmed, no validator rejected it, and its owner does not hide it (R8). `r` is what the statement calls its row.
 */
export const isCounted = (r: SQL = sql`${tables.references}`): SQL =>
  sql`(${r}.status = 'validated' and ${r}.hidden_at is null)`

/** The condition that whoever has the address of a reference has shown so, for this text or an earlier one: only then it makes an interest (R8). */
export const hasConfirmed = (r: SQL = sql`${tables.references}`): SQL =>
  sql`(${r}.status = 'validated' or coalesce(${r}.address_confirmed_at, ${r}.earlier_confirmed_at) is not null)`
