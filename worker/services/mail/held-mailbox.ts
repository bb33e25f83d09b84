import { type Column, inArray, type SQL, sql } from 'drizzle-orm'
import { deliveredTo, hasManySpellings } from '#schema/email.ts'
import { spelledOnce } from '#schema/tables/normalised-email.ts'
import { beginsWith } from '../database/conditions.ts'
import { spellingsOf } from './spellings.ts'

/** A mailbox that was shown to be somebody's: until a moment, or still. */
export type HeldMailbox = { email: string; until?: Date | undefined }
type Columns = { normalisedEmail: Column; createdAt: Column }

/** The condition that a row, under an address as somebody wrote it, belongs to a mailbox, from before somebody else could have it. */
export const isUnder = ({ normalisedEmail, createdAt }: Columns, held: HeldMailbox): SQL =>
  before(createdAt, held, leadsTo(normalisedEmail, held.email))

/** The same of a row under the one spelling of its mailbox. */
export const isUnderSpelling = ({ normalisedEmail, createdAt }: Columns, held: HeldMailbox): SQL =>
  before(createdAt, held, inArray(normalisedEmail, spellingsOf(held.email)))

const before = (createdAt: Column, { until }: HeldMailbox, isIts: SQL): SQL =>
  until ? sql`(${isIts} and ${createdAt} <= ${until.getTime()})` : isIts

/** Nobody writes signs that a provider passes over first in a name: its beginning is a range of the index. */
function leadsTo(normalisedEmail: Column, email: string): SQL {
  const isSpelledSo = inArray(normalisedEmail, spellingsOf(email))
  if (!hasManySpellings(email)) return isSpelledSo
  const mailbox = deliveredTo(email)
  return sql`(${isSpelledSo} or (${beginsWith(sql`${normalisedEmail}`, mailbox.slice(0, 1))}
    and ${spelledOnce(normalisedEmail)} = ${mailbox}))`
}
