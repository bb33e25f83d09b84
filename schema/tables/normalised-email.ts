import { type Column, type SQL, sql } from 'drizzle-orm'
import { text } from 'drizzle-orm/sqlite-core'
import { mailboxProviders } from '../email.ts'

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
export const spelledOnce = (address: Column | SQL): SQL =>
  spelledAt(
    address,
    mailboxProviders.map(({ hosts: [main, ...others], signs }) => ({
      hosts: signs.length > 0 ? [main, ...others] : others,
      name: signs.reduce(
        (name, [sign, taken]) => sql`replace(${name}, ${sql.raw(`'${sign}'`)}, ${sql.raw(`'${taken}'`)})`,
        nameIn(address),
      ),
      main,
    })),
  )

/** The same as the release before knew it: without the signs of Proton, and without Yandex. */
export const spelledAtMainHost = (address: Column | SQL): SQL =>
  spelledAt(address, [
    {
      hosts: ['gmail.com', 'googlemail.com'],
      name: sql`replace(${nameIn(address)}, '.', '')`,
      main: 'gmail.com',
    },
    { hosts: ['protonmail.com', 'pm.me'], name: nameIn(address), main: 'proton.me' },
    { hosts: ['me.com', 'mac.com'], name: nameIn(address), main: 'icloud.com' },
  ])

const nameIn = (address: Column | SQL) => sql`substr(${address}, 1, instr(${address}, '@') - 1)`

/** An address at the main host of its provider, under the name that the provider knows; any other as it is. */
function spelledAt(
  address: Column | SQL,
  providers: readonly { hosts: readonly string[]; name: SQL; main: string }[],
): SQL {
  const isAt = (host: string) =>
    sql`substr(${address}, -${sql.raw(`${host.length + 1}`)}) = ${sql.raw(`'@${host}'`)}`
  const cases = providers.map(
    ({ hosts, name, main }) => sql`when ${sql.join(hosts.map(isAt), sql` or `)}
        then ${name} || ${sql.raw(`'@${main}'`)}`,
  )
  return sql`case ${sql.join(cases, sql` `)} else ${address} end`
}

/** The same as releases before knew it, for the column that they compare. */
const spelledByGmail = (address: SQL): SQL =>
  sql`case when substr(${address}, -10) = '@gmail.com' or substr(${address}, -15) = '@googlemail.com'
        then replace(substr(${address}, 1, instr(${address}, '@') - 1), '.', '') || '@gmail.com'
        else ${address} end`

/** The column beside that one for comparing mailboxes, also of rows of older builds. */
export const mailbox = () =>
  text('one_mailbox').generatedAlwaysAs((): SQL => spelledOnce(sql.raw('normalised_email')), {
    mode: 'virtual',
  })

/** What the release before compares. */
export const mailboxAtMainHost = () =>
  text('spelled_once').generatedAlwaysAs((): SQL => spelledAtMainHost(sql.raw('normalised_email')), {
    mode: 'virtual',
  })

/** What the one before that compares. */
export const mailboxOfBefore = () =>
  text('mailbox').generatedAlwaysAs((): SQL => spelledByGmail(sql.raw('normalised_email')), {
    mode: 'virtual',
  })
