import { and, eq, lt, sql } from 'drizzle-orm'
import { nextSprint } from '#schema/billing/sprints.ts'
import { normaliseEmail } from '#schema/email.ts'
import type { WaitlistEntry } from '#schema/waitlist/waitlist.ts'
import type { Call } from '../../call.ts'
import { dayOf } from '../../services/clock.ts'
import { tables } from '../../services/database.ts'
import { fewerMailsThan } from '../../services/mail/mail-limits.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { isUnder, type OwnedMailbox } from '../../services/mail/owned-mailbox.ts'
import { stoppable } from '../../services/mail/unsubscribing.ts'
import { daysAgo, eraseInSlices } from '../../services/retention.ts'
import { keyedHash } from '../../services/tokens.ts'
import { type FreeSeats, freeSeatEmail, joinedEmail } from './emails.ts'
import type { Waiting } from './queries.ts'

const { waitlistEntries } = tables
/** To one mailbox: anybody may type an address, and people correct what they sent. */
export const waitlistMailsPerDay = 3
const retentionDays = 400

/** Inserts a mailbox's entry or renews it under its first address; returns the entry's id and when it was made. */
export function upsertEntry({ db, now }: Call, { sprint, email, ...entry }: WaitlistEntry) {
  const changed = {
    ...entry,
    updatedAt: now,
    ...(sprint !== undefined && { sprintNumber: sprint, sprintNotifiedAt: null }),
  }
  const { sprintNumber, sprintNotifiedAt } = waitlistEntries
  return db
    .insert(waitlistEntries)
    .values({ ...changed, email, createdAt: now })
    .onConflictDoUpdate({
      target: waitlistEntries.normalisedEmail,
      set: {
        ...changed,
        // People on the list are mailed about a later sprint, too; nobody can make them wait longer than they asked.
        ...(sprint !== undefined && {
          sprintNumber: sql`case when ${sprintNotifiedAt} is null then min(coalesce(${sprintNumber}, ${sprint}), ${sprint}) else ${Math.min(sprint, nextSprint(now))} end`,
        }),
      },
    })
    .returning({ id: waitlistEntries.id, createdAt: waitlistEntries.createdAt })
}

/**
 * Mails an entry's address that it is on the list and how to leave, once a day for the same words, in the batch that
 * saves it.
 */
export async function mailEntry(call: Call, entry: WaitlistEntry) {
  const content = JSON.stringify([normaliseEmail(entry.email), entry])
  const mail = {
    key: `waitlist/${dayOf(call.now)}/${await keyedHash(call.variables.AUTH_SECRET, 'waitlist', content)}`,
    ...(await stoppable(call, joinedEmail(entry, call.variables.APP_URL))),
  }
  const isTheirs = sql`exists (select 1 from ${waitlistEntries} w
    where w.normalised_email = ${normaliseEmail(entry.email)} and w.email = ${entry.email})`
  return [
    mailStatement(call, mail, sql`${isTheirs} and ${fewerMailsThan(call, waitlistMailsPerDay, mail)}`),
  ] as const
}

/** Mails a waiting person that places are free, at most one such mail a day, and moves their entry to this sprint. */
export async function mailFreeSeat(call: Call, { id, name, email }: Waiting, free: FreeSeats) {
  const { db, now } = call
  const mail = {
    key: `sprint-place/${free.number}/${id}/${dayOf(now)}`,
    ...(await stoppable(call, freeSeatEmail({ name, email }, free, call.variables.APP_URL))),
  }
  const isWaiting = sql`exists (select 1 from ${waitlistEntries} where id = ${id} and email = ${email})`
  return [
    mailStatement(call, mail, isWaiting),
    db
      .update(waitlistEntries)
      .set({ sprintNotifiedAt: now, sprintNumber: free.number })
      .where(and(eq(waitlistEntries.id, id), eq(waitlistEntries.email, email))),
  ] as const
}

/** Moves an entry from one address of a person to the other, unless that has one. */
export const moveEntry = ({ db }: Call, { id, from, to }: { id: number; from: string; to: string }) =>
  db.run(sql`update ${waitlistEntries} set email = ${to} where id = ${id}
    and normalised_email = ${normaliseEmail(from)}
    and not exists (select 1 from ${waitlistEntries} w where w.normalised_email = ${normaliseEmail(to)})`)

/** Deletes a mailbox's entry on the waitlist, of a former one unless it was renewed since; safe to repeat. */
export const leaveWaitlist = ({ db }: Call, mailbox: OwnedMailbox) =>
  db.delete(waitlistEntries).where(isUnder(renewedEntries, mailbox))
const renewedEntries = { ...waitlistEntries, createdAt: waitlistEntries.updatedAt }

/** Deletes entries 400 days after they were last sent (R26). */
export const expireEntries = (call: Call) =>
  eraseInSlices(call, waitlistEntries, sql`${lt(waitlistEntries.updatedAt, daysAgo(call, retentionDays))}`)
