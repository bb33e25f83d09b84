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

/** The column beside that one for comparing mailboxes, as `deliveredTo` of schema/email.ts, also for rows of older builds. */
export const mailbox = () =>
  text('mailbox').generatedAlwaysAs(
    (): SQL =>
      sql.raw(`case when substr(normalised_email, -10) = '@gmail.com' or substr(normalised_email, -15) = '@googlemail.com'
        then replace(substr(normalised_email, 1, instr(normalised_email, '@') - 1), '.', '') || '@gmail.com'
        else normalised_email end`),
    { mode: 'virtual' },
  )
