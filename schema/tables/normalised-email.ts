import { type Column, type SQL, sql } from 'drizzle-orm'
import { text } from 'drizzle-orm/sqlite-core'
import { hostsOfOneMailbox } from '../email.ts'

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

/** The one spelling of a lower-case address without a tag, in SQL, as `deliveredTo` of schema/email.ts. */
export function spelledOnce(address: Column | SQL): SQL {
  const name = sql`substr(${address}, 1, instr(${address}, '@') - 1)`
  const isAt = (host: string) =>
    sql`substr(${address}, -${sql.raw(`${host.length + 1}`)}) = ${sql.raw(`'@${host}'`)}`
  const cases = hostsOfOneMailbox.map(([main, ...others]) => {
    const isGmail = main === 'gmail.com'
    const hosts = (isGmail ? [main, ...others] : others).map(isAt)
    return sql`when ${sql.join(hosts, sql` or `)}
        then ${isGmail ? sql`replace(${name}, '.', '')` : name} || ${sql.raw(`'@${main}'`)}`
  })
  return sql`case ${sql.join(cases, sql` `)} else ${address} end`
}

/** The same as releases before knew it, for the column that they compare. */
const spelledByGmail = (address: SQL): SQL =>
  sql`case when substr(${address}, -10) = '@gmail.com' or substr(${address}, -15) = '@googlemail.com'
        then replace(substr(${address}, 1, instr(${address}, '@') - 1), '.', '') || '@gmail.com'
        else ${address} end`

/** The column beside that one for comparing mailboxes, also of rows of older builds. */
export const mailbox = () =>
  text('spelled_once').generatedAlwaysAs((): SQL => spelledOnce(sql.raw('normalised_email')), {
    mode: 'virtual',
  })

/** What the release before compares. */
export const mailboxOfBefore = () =>
  text('mailbox').generatedAlwaysAs((): SQL => spelledByGmail(sql.raw('normalised_email')), {
    mode: 'virtual',
  })
