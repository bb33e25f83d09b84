import { type SQL, sql } from 'drizzle-orm'
import type { MeetingSide } from '#schema/meetings/meetings.ts'
import { tryOut } from '#schema/try-out.ts'
import type { Call } from '../../call.ts'
import { nameForSubject, safeName } from '../../services/mail/mail-body.ts'
import { fewerMailsThan } from '../../services/mail/mail-limits.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { stoppable } from '../../services/mail/unsubscribing.ts'
import { mailedSite } from '../widget/visit-queries.ts'
import { type CalendarEntry, calendarFile, calendarType } from './calendar-file.ts'
import { type MailedMeeting, type Occasion, placeFor, sampleVisitorNote } from './email-parts.ts'
import { ownerEmail, visitorEmail } from './emails.ts'
import { expertErasedEmail, visitorErasedEmail } from './erasure-emails.ts'
import { changeableUntil, expertRecipient, type Found, placeOf } from './meeting-queries.ts'
import { meetingLink } from './meeting-tokens.ts'

/** For each mailbox and day: few for visitors, as anybody may have typed the address. */
const mailsPerDay = { visitor: 20, owner: 200 }
const sides = ['visitor', 'owner'] as const

/** A meeting with what the mails about it say; its batch may insert it. */
export type MeetingNotice = Omit<Found, 'meeting'> & {
  meeting: Omit<MailedMeeting, 'place' | 'expert'> &
    Pick<Found['meeting'], 'uid' | 'ownerKey' | 'sequence' | 'status' | 'noticeMinutes' | 'changedAt'>
}

type Change = {
  occasion: Occasion
  /** The former time of a meeting that was moved. */
  before?: Date
}

/**
 * Mails both sides about a change of a meeting with a calendar file, where `onlyIf` holds and once for each change; a
 * reminder is optional.
 */
export async function mailMeetingChange(
  call: Call,
  notice: MeetingNotice,
  { onlyIf, ...change }: Change & { onlyIf: SQL },
) {
  const mails = await Promise.all(
    sides.map(async (side) => ({ side, ...(await mailFor(call, side, notice, change)) })),
  )
  return mails.map(({ side, ...mail }) =>
    mailStatement(call, mail, sql`${onlyIf} and ${fewerMailsThan(call, mailsPerDay[side], mail)}`),
  )
}

async function mailFor(call: Call, side: MeetingSide, notice: MeetingNotice, change: Change) {
  const { uid, sequence } = notice.meeting
  const content = await mailContentFor(call, side, notice, change)
  if (change.occasion === 'reminder')
    return {
      ...(await stoppable(call, content)),
      key: `meeting/${uid}/${sequence}/reminder/${side}`,
      isSecret: true,
    }
  return {
    ...content,
    key: `meeting/${uid}/${sequence}/${side}`,
    isSecret: true,
    isNeeded: true,
    attachments: [{ filename: 'meeting.ics', ...(await meetingFile(call, side, notice)) }],
  }
}

/** Mails a side that the other one was erased and the meeting with it, without a link, and deleted once it is sent. */
export async function cancelledMeetingMail(
  call: Call,
  side: MeetingSide,
  { meeting, ...notice }: MeetingNotice,
) {
  const { uid, sequence } = meeting
  const cancelled = { ...meeting, sequence: sequence + 1, status: 'cancelled', cancelReason: '' } as const
  const cancelledNotice = { ...notice, meeting: cancelled }
  const mailed = {
    ...cancelled,
    place: placeOf(call, cancelledNotice),
    expert: expertRecipient(cancelledNotice),
  }
  const mail = (side === 'owner' ? visitorErasedEmail : expertErasedEmail)(mailed, call.variables.APP_URL)
  const entry = { ...(await entryFor(call, side, cancelledNotice)), description: '', link: '' }
  const content = calendarFile(call, 'CANCEL', [entry])
  return {
    ...mail,
    uid,
    key: `meeting-gone/${uid}/${side}`,
    isNeeded: true,
    isSecret: true,
    leavesNoTrace: true,
    attachments: [{ filename: 'meeting.ics', contentType: calendarType('CANCEL'), content }],
  }
}

/** A meeting as a calendar file for a side, which removes it once it is cancelled. */
export async function meetingFile(call: Call, side: MeetingSide, notice: MeetingNotice) {
  const method = notice.meeting.status === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const content = calendarFile(call, method, [await entryFor(call, side, notice)])
  return { contentType: calendarType(method), content }
}

async function mailContentFor(
  call: Call,
  side: MeetingSide,
  notice: MeetingNotice,
  { occasion, before }: Change,
) {
  const meeting = { ...notice.meeting, place: placeOf(call, notice), expert: expertRecipient(notice) }
  const link = await meetingLink(call, side, meeting)
  const siteUrl = call.variables.APP_URL
  const site = occasion === 'booked' ? mailedSite(call, notice.expert.id) : undefined
  if (side === 'owner') return ownerEmail(occasion, meeting, { link, before, site }, siteUrl)
  const until = changeableUntil(notice.meeting, 'visitor')
  const more = { link, before, changeableUntil: until > call.now ? until : null }
  return visitorEmail(occasion, meeting, more, siteUrl)
}

/**
 * A meeting in a side's calendar; the visitor's contains nothing that anybody may have typed, nor the expert's address.
 */
export async function entryFor(call: Call, side: MeetingSide, notice: MeetingNotice): Promise<CalendarEntry> {
  const { meeting } = notice
  const expert = expertRecipient(notice)
  const place = placeOf(call, notice)
  const link = await meetingLink(call, side, meeting)
  const visitor = { email: meeting.email, name: safeName(meeting.name) }
  const isTold = place.kind === 'mail' || place.text !== ''
  const where = isTold && placeFor(side, { place, expert, name: meeting.name })
  const change = `${meeting.status === 'cancelled' ? 'See the meeting' : 'See, move or cancel it'}: ${link}`
  const common = {
    uid: meeting.uid,
    sequence: meeting.sequence,
    status: meeting.status,
    link,
    startsAt: meeting.startsAt,
    endsAt: meeting.endsAt,
    location: expert.isSample ? '' : place.text,
  }
  if (side === 'visitor')
    return {
      ...common,
      summary: `${expert.isSample ? 'Try-out, nobody will come: ' : ''}Meeting with ${nameForSubject(expert.name) ?? 'your expert'}`,
      description: [expert.isSample && tryOut.meeting, where, change].filter(Boolean).join('\n\n'),
      attendees: [visitor],
    }
  const withExpert = expert.owner ? '' : ` with ${expert.name}`
  return {
    ...common,
    summary: `${expert.isSample ? 'Try-out: ' : ''}Meeting: ${visitor.name ?? 'a visitor'}${withExpert}`,
    description: [
      expert.isSample && sampleVisitorNote,
      meeting.about,
      meeting.brief,
      where,
      `Email address: ${meeting.email}`,
      change,
    ]
      .filter(Boolean)
      .join('\n\n'),
    attendees: [visitor, ...(expert.owner ? [{ email: expert.owner, name: safeName(expert.name) }] : [])],
  }
}
