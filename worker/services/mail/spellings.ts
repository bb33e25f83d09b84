import { type Column, type SQL, sql } from 'drizzle-orm'
import { deliveredTo, normaliseEmail } from '#schema/email.ts'

/** The one spelling of a lower-case address without a tag, as `deliveredTo` of schema/email.ts. */
export const spelledOnce = (address: Column | SQL): SQL => sql`case
  when ${address} like '%@gmail.com' or ${address} like '%@googlemail.com'
  then replace(substr(${address}, 1, instr(${address}, '@') - 1), '.', '') || '@gmail.com' else ${address} end`

/** The spellings under which a mailbox is stored: the one, and its own of before Gmail's dots were passed over. */
export const spellingsOf = (email: string) => [deliveredTo(email), normaliseEmail(email)]
