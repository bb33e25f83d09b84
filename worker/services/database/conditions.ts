import { type SQL, sql } from 'drizzle-orm'

/** What a statement depends on, in SQL; for workflows, which do not know Drizzle. */
export type Condition = SQL

/** The condition that all of these hold. */
export const allOf = (...conditions: [SQL, ...SQL[]]): SQL => sql`(${sql.join(conditions, sql` and `)})`

/** The condition that a column begins with a text; with an index on the column it is a range of that. */
export const beginsWith = (column: SQL, text: string): SQL =>
  sql`${column} >= lower(${text}) and ${column} < lower(${text}) || char(1114111)`
