import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { defaultAvailability, type Hours, type PlaceKind } from '../meetings/meeting-options.ts'
import type { MeetingSide, MeetingStatus } from '../meetings/meetings.ts'
import { normalisedEmail } from './normalised-email.ts'
import { profiles } from './profiles.ts'

const ofProfile = () =>
  integer('profile_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' })

/** When and how an expert can be met (R24); the weekly hours are in `availability_spans`. */
export const availability = sqliteTable('availability', {
  profileId: integer('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  timeZone: text('time_zone').notNull(),
  isOpen: integer('is_open', { mode: 'boolean' }).notNull(),
  /** Minutes. */
  length: integer().notNull(),
  buffer: integer().notNull(),
  noticeMinutes: integer('notice_minutes').notNull(),
  horizonDays: integer('horizon_days').notNull(),
  placeKind: text('place_kind').$type<PlaceKind>().notNull(),
  place: text().notNull().default(''),
  /** Changed with every edit; a booking names the one it was offered under. */
  editedAt: integer('edited_at', { mode: 'timestamp_ms' }).notNull(),
})

/** Open hours of a weekday, 0 is Monday, in minutes from midnight in the owner's time zone. */
export const availabilitySpans = sqliteTable(
  'availability_spans',
  {
    profileId: ofProfile(),
    weekday: integer().notNull(),
    from: integer('from_minute').notNull(),
    to: integer('to_minute').notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.weekday, table.from] })],
)

/** A day with hours other than its weekday's; without any it is a day off. */
export const availabilityDays = sqliteTable(
  'availability_days',
  {
    profileId: ofProfile(),
    /** ISO date, in the owner's time zone. */
    day: text().notNull(),
    spans: text({ mode: 'json' }).$type<Hours[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.day] })],
)

/** A booked meeting; both tokens are derived from `uid` and stored hashed. */
export const meetings = sqliteTable(
  'meetings',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Its id in calendars. */
    uid: text().notNull().unique(),
    tokenHash: text('token_hash').notNull().unique(),
    ownerTokenHash: text('owner_token_hash').notNull().unique(),
    /** Changed with the owner's token. */
    ownerKey: text('owner_key').notNull().default(''),
    /** Made by the browser for each booking, so that a repeat books nothing. */
    bookingKey: text('booking_key').notNull().unique(),
    profileId: ofProfile(),
    startsAt: integer('starts_at', { mode: 'timestamp_ms' }).notNull(),
    endsAt: integer('ends_at', { mode: 'timestamp_ms' }).notNull(),
    /** End and buffer, before which nothing else begins. */
    blockedUntil: integer('blocked_until', { mode: 'timestamp_ms' }).notNull(),
    /** The notice at booking for changes by the visitor; a longer one applies to later bookings. */
    noticeMinutes: integer('notice_minutes').notNull().default(defaultAvailability.noticeMinutes),
    status: text().$type<MeetingStatus>().notNull(),
    /** Number of changes, for calendars (RFC 5546). */
    sequence: integer().notNull().default(0),
    name: text().notNull(),
    email: text().notNull(),
    normalisedEmail: normalisedEmail(),
    visitorId: text('visitor_id').notNull(),
    /** The visitor's. */
    timeZone: text('time_zone').notNull(),
    about: text().notNull(),
    brief: text().notNull().default(''),
    cancelledBy: text('cancelled_by').$type<MeetingSide>(),
    cancelReason: text('cancel_reason').notNull().default(''),
    /** When it was last booked, moved or cancelled, as no reminder follows at once. */
    changedAt: integer('settled_at', { mode: 'timestamp_ms' }).notNull(),
    /** For its current time. */
    remindedAt: integer('reminded_at', { mode: 'timestamp_ms' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    uniqueIndex('meetings_slot').on(table.profileId, table.startsAt).where(sql`status = 'booked'`),
    index('meetings_profile').on(table.profileId, table.status, table.startsAt),
    index('meetings_starts').on(table.status, table.startsAt),
    index('meetings_visitor').on(table.visitorId),
    index('meetings_email').on(table.normalisedEmail),
    index('meetings_ends').on(table.endsAt),
  ],
)

/** A slot that a visitor is about to book, hidden from others for five minutes (R24). */
export const meetingHolds = sqliteTable(
  'meeting_holds',
  {
    profileId: ofProfile(),
    visitorId: text('visitor_id').notNull(),
    startsAt: integer('starts_at', { mode: 'timestamp_ms' }).notNull(),
    /** Hash of the visitor's address on this day, as one network can hide only a few slots. */
    network: text().notNull(),
    until: integer({ mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.visitorId] }),
    index('meeting_holds_profile').on(table.profileId, table.until),
    index('meeting_holds_until').on(table.until),
  ],
)

/** The private feed of an owner's meetings; its token is derived from `madeAt` and stored hashed. */
export const calendarFeeds = sqliteTable('calendar_feeds', {
  profileId: integer('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  madeAt: integer('made_at', { mode: 'timestamp_ms' }).notNull(),
})

/** An owner's own calendar, read for busy times; its address is a secret, stored encrypted. */
export const busyCalendars = sqliteTable(
  'busy_calendars',
  {
    profileId: integer('profile_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    host: text().notNull(),
    etag: text(),
    lastReadAt: integer('last_read_at', { mode: 'timestamp_ms' }),
    /** The error of the last attempt, for the owner; null after a success. */
    problem: text(),
    /** When attempts began to fail; the owner gets one mail. */
    failingSince: integer('failing_since', { mode: 'timestamp_ms' }),
    /** When the owner was mailed about it. */
    notifiedAt: integer('told_at', { mode: 'timestamp_ms' }),
    attempts: integer().notNull().default(0),
    dueAt: integer('due_at'),
  },
  (table) => [index('busy_calendars_due').on(table.dueAt)],
)

/** Busy times of an owner's calendar, replaced at each reading. */
export const busySpans = sqliteTable(
  'busy_spans',
  {
    profileId: ofProfile(),
    startsAt: integer('starts_at', { mode: 'timestamp_ms' }).notNull(),
    endsAt: integer('ends_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.startsAt, table.endsAt] })],
)
