import { and, asc, eq, isNull, lt, lte, or } from 'drizzle-orm'
import { dayMs } from '#schema/durations.ts'
import { normaliseEmail } from '#schema/email.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'

const { waitlistEntries } = tables

/** The entry of a mailbox, if it is on the waitlist. */
export const entryOf = ({ db }: Call, email: string) =>
  db
    .select({ id: waitlistEntries.id, email: waitlistEntries.email })
    .from(waitlistEntries)
    .where(eq(waitlistEntries.normalisedEmail, normaliseEmail(email)))

/** A person who waits for a place in a sprint. */
export type Waiting = Pick<typeof waitlistEntries.$inferSelect, 'id' | 'name' | 'email'>

/**
 * The people to mail about free places, by sprint and oldest first: those who wait for it or were never mailed
 * about an earlier one, not since it was last sold out, and not within a day.
 */
export const waitingForSprint = (
  { db, now }: Call,
  { number, soldOutAt }: { number: number; soldOutAt: Date | null },
  atMost: number,
) => {
  const { id, name, email, sprintNumber, sprintNotifiedAt, createdAt } = waitlistEntries
  const dayAgo = now.getTime() - dayMs
  const notifiedBefore = Math.min(soldOutAt?.getTime() ?? 0, dayAgo)
  return db
    .select({ id, name, email })
    .from(waitlistEntries)
    .where(
      and(
        lte(sprintNumber, number),
        or(
          isNull(sprintNotifiedAt),
          and(eq(sprintNumber, number), lt(sprintNotifiedAt, new Date(notifiedBefore))),
        ),
      ),
    )
    .orderBy(asc(sprintNumber), asc(createdAt))
    .limit(atMost)
}
