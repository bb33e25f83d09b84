import { type Column, inArray, type SQL, sql } from 'drizzle-orm'
import { spellingsOf } from './spellings.ts'

/** A mailbox that was shown to be somebody's: until a moment, or still. */
export type HeldMailbox = { email: string; until?: Date | undefined }

/** The condition that a row belongs to a mailbox, from before somebody else could have it. */
export const isUnder = (
  { normalisedEmail, createdAt }: { normalisedEmail: Column; createdAt: Column },
  { email, until }: HeldMailbox,
): SQL => {
  const isIts = inArray(normalisedEmail, spellingsOf(email))
  return until ? sql`(${isIts} and ${createdAt} <= ${until.getTime()})` : isIts
}
