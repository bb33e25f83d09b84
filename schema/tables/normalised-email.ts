import { type SQL, sql } from 'drizzle-orm'
import { text } from 'drizzle-orm/sqlite-core'

/**
 * The column beside `email` for finding a person's data (R26), as `normaliseEmail` of schema/email.ts; the database
 * computes it, also for rows of older builds.
 */
export const normalisedEmail = () =>
  text('normalised_email').generatedAlwaysAs(
    (): SQL =>
      sql.raw(`lower(case when instr(email, '+') between 2 and instr(email, '@')
        then substr(email, 1, instr(email, '+') - 1) || substr(email, instr(email, '@')) else email end)`),
    { mode: 'virtual' },
  )
