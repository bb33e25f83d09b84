import { type Column, inArray, type SQL, sql } from 'drizzle-orm'
import { deliveredTo, hasManySpellings } from '#schema/email.ts'
import { spelledOnce } from '#schema/tables/normalised-email.ts'
import { beginsWith } from '../database/conditions.ts'
import { spellingsOf } from './spellings.ts'

/** A mailbox that was shown to be somebody's: since another account gave it up, and until a moment, or still. */
export type OwnedMailbox = { email: string; since?: Date | null | undefined; until?: Date | undefined }
type Columns = { normalisedEmail: Column; createdAt: Column }

/** The condition that a row, under an address as somebody typed it, is of a mailbox and of the time in which it was theirs. */
export const isUnder = ({ normalisedEmail, createdAt }: Columns, mailbox: OwnedMailbox): SQL =>
  sql`(${leadsTo(normalisedEmail, mailbox.email)} and ${whileOwned(createdAt, mailbox)})`

/** The same of a row whose address is stored in the one spelling of its mailbox. */
export const isUnderSpelling = ({ normalisedEmail, createdAt }: Columns, mailbox: OwnedMailbox): SQL =>
  sql`(${inArray(normalisedEmail, spellingsOf(mailbox.email))} and ${whileOwned(createdAt, mailbox)})`

/** The condition that a moment is of the time in which a mailbox was theirs. */
export const whileOwned = (at: Column, { since, until }: Pick<OwnedMailbox, 'since' | 'until'>): SQL =>
  sql`${since ? sql`${at} > ${since.getTime()}` : sql`1`} and ${until ? sql`${at} <= ${until.getTime()}` : sql`1`}`

/** The first letter is a range of the index: no name begins with a sign that its provider ignores, such as a dot. */
function leadsTo(normalisedEmail: Column, email: string): SQL {
  const isSpelledSo = inArray(normalisedEmail, spellingsOf(email))
  if (!hasManySpellings(email)) return isSpelledSo
  const mailbox = deliveredTo(email)
  return sql`(${isSpelledSo} or (${beginsWith(sql`${normalisedEmail}`, mailbox.slice(0, 1))}
    and ${spelledOnce(normalisedEmail)} = ${mailbox}))`
}
