import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { MeetingSide } from '#schema/meetings/meetings.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { eraseMailsByPrefixes, mailStatement } from '../../services/mail/outbox.ts'
import { isUnder, type OwnedMailbox } from '../../services/mail/owned-mailbox.ts'
import { selectMeetings } from './meeting-queries.ts'
import { cancelledMeetingMail } from './notice-commands.ts'
import { isUpcoming } from './upcoming-queries.ts'

const { meetings } = tables

/** The meetings to erase: an expert's, those of a device, or those of a mailbox. */
export const withExpert = (profileId: number): SQL => eq(meetings.profileId, profileId)
export const ofDevice = (visitorId: string): SQL => eq(meetings.visitorId, visitorId)
export const underMailbox = (mailbox: OwnedMailbox): SQL => isUnder(meetings, mailbox)

/**
 * Deletes meetings with their leads and mails, and mails the other side of upcoming ones; a meeting that is booked
 * meanwhile stays.
 */
export async function eraseMeetings(call: Call, which: SQL, notified: MeetingSide) {
  const coming = await selectMeetings(call, and(which, isUpcoming(call)))
  const mails = await Promise.all(coming.map((found) => cancelledMeetingMail(call, notified, found)))
  const uids = coming.map(({ meeting }) => meeting.uid)
  const known = and(which, or(not(isUpcoming(call)), inArray(meetings.uid, uids)))
  return [
    // Before the rows by which they are found.
    eraseMailsByPrefixes(call, sql`select 'meeting/' || uid as prefix from ${meetings} where ${known}`),
    ...mails.map(({ uid, ...mail }) => mailStatement(call, mail, isBooked(uid))),
    call.db.delete(meetings).where(known),
  ]
}

const isBooked = (uid: string) =>
  sql`exists (select 1 from ${meetings} where uid = ${uid} and status = 'booked')`
