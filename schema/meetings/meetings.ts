import { z } from 'zod'
import { cursorSchema } from '../paging.ts'
import { calledProfileSchema } from '../profiles/profiles.ts'
import { email } from '../text/form-fields.ts'
import { tooLong } from '../text/too-long.ts'
import { typedLine, typedText } from '../text/typed.ts'
import { timeZoneSchema } from './availability.ts'
import { maxAboutLength, maxBriefLength, maxReasonLength, type PlaceKind } from './meeting-options.ts'

export type MeetingStatus = 'booked' | 'cancelled'
export type MeetingSide = 'visitor' | 'owner'

const startSchema = z.iso.datetime('Please choose a time.')

/** Query of GET /api/meetings/slots/{profileUrl}; `from` is by default the first day with a free slot. */
export const slotsQuerySchema = z.object({
  from: z.iso.date().optional(),
  days: z.coerce.number().int().min(1).max(42).default(14),
})

/** Answer of GET /api/meetings/slots/{profileUrl}: the starts of free slots. */
export type SlotsAnswer = {
  /** False, without slots, while the owner takes no bookings. */
  isOpen: boolean
  /** The owner's. */
  timeZone: string
  /** Minutes. */
  length: number
  place: PlaceKind
  /**
   * By default the owner's day of the first slot, and `slots` cover one more day, as that slot may be on another day
   * elsewhere.
   */
  from: string
  days: number
  /** The last day that can be booked, in the owner's time zone. */
  lastDay: string
  /**
   * ISO in UTC, in order; they cover the days from `from` on in every time zone, so that a page must leave out other
   * days.
   */
  slots: string[]
  /** The next free slot after them. */
  next: string | null
}

/** Body of POST /api/meetings/hold (R24). */
export const holdInputSchema = z.object({ profileUrl: calledProfileSchema, start: startSchema })
/** Answer of POST /api/meetings/hold. */
export type HoldAnswer = {
  /** False where another visitor holds this slot. */
  isYours: boolean
  /** Until when it is hidden from others; null where it is not. */
  heldUntil: string | null
  /** Milliseconds until then, or until the notice begins where that is earlier. */
  heldMs: number
}

/** Body of POST /api/meetings, idempotent by its key. */
export const bookingInputSchema = z.object({
  profileUrl: calledProfileSchema,
  start: startSchema,
  name: typedLine().min(1, 'Please tell us your name.').max(120, 'A name has 120 characters at most'),
  email: email('Please check the email address'),
  about: typedText()
    .min(1, 'Please say in a sentence what it is about.')
    .max(maxAboutLength, tooLong(maxAboutLength, 'your message')),
  /** The visitor's, for the times in their mails. */
  timeZone: timeZoneSchema,
  /** What the visitor shares with the expert in advance; only with consent. */
  brief: typedText().max(maxBriefLength, tooLong(maxBriefLength, 'the brief')).optional(),
  bookingKey: z.uuid(),
  /** The referrer, as in `seenSchema`. */
  from: z.string().trim().max(253).optional(),
})
export type BookingInput = z.infer<typeof bookingInputSchema>
/** Answer of POST /api/meetings (201); `token` opens /meeting/{token} for the visitor. */
export type BookingAnswer = { token: string; start: string; end: string }

/** Answer of GET /api/meetings/brief/{profileUrl}: what this device's visitor may put into the brief. */
export type BriefMaterial = {
  /** Their questions to this expert's agent, oldest first, at most ten. */
  asked: string[]
}

export const cancelInputSchema = z.object({
  reason: typedText().max(maxReasonLength, tooLong(maxReasonLength, 'the reason')).optional(),
})
export const moveInputSchema = z.object({ start: startSchema })

/** A meeting on the page of either side: answer of GET /api/meetings/{token}, of cancelling and of moving. */
export type MeetingView = {
  side: MeetingSide
  status: MeetingStatus
  start: string
  end: string
  /** The reader's: the visitor's at booking, or the owner's. */
  timeZone: string
  /** The other side's. */
  otherTimeZone: string
  expert: {
    name: string
    firstName: string
    profileUrl: string
    pictureSlug: string
    businessAreas: string[]
    /** The number of key skills, from which their picture is drawn. */
    skillCount: number
    isSample: boolean
    /** Whether the profile, and so their booking page, can be seen. */
    isPublic: boolean
    /** Whether the profile has an account; otherwise the operator reads its messages. */
    hasOwner: boolean
  }
  guest: { name: string; email: string }
  about: string
  /** '' where the visitor gave none. */
  brief: string
  /** '' where it is agreed by mail. */
  place: { kind: PlaceKind; text: string }
  /** Until when it can be cancelled or moved, ISO; null after that. */
  changeableUntil: string | null
  hasBegun: boolean
  isOver: boolean
  cancelledBy: MeetingSide | null
  cancelReason: string
}

/** A meeting in the owner's list; `token` opens its page for the owner. */
export type OwnMeeting = Pick<
  MeetingView,
  'status' | 'start' | 'end' | 'guest' | 'about' | 'brief' | 'cancelledBy'
> & {
  id: number
  token: string
}
/** Query of GET /api/meetings: upcoming meetings, soonest first, or past and cancelled ones, latest first. */
export const ownMeetingsQuerySchema = z.object({
  show: z.enum(['coming', 'past']).default('coming'),
  cursor: cursorSchema,
})
/** A page of the owner's meetings; `coming` counts the booked upcoming ones, at most 100. */
export type OwnMeetingsPage = {
  meetings: OwnMeeting[]
  nextCursor: string | null
  coming: number
  timeZone: string
}

/**
 * Answer of GET /api/meetings/feed and POST /api/meetings/feed/renew: the owner's private `/calendar/{token}.ics`, or
 * null.
 */
export type OwnFeed = { url: string | null }
