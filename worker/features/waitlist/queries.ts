import { eq } from 'drizzle-orm'
import { normaliseEmail } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { waitlistEntries } = tables

/** The entry of a mailbox, if it is on the waitlist. A statement, for a batch. */
export const entryOf = ({ db }: Call, email: string) =>
  db
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(eq(waitlistEntries.normalisedEmail, normaliseEmail(email)))
