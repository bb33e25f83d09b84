import { z } from 'zod'
import { calledProfileSchema } from '../profiles/profiles.ts'
import { email } from '../text/form-fields.ts'
import { tooLong } from '../text/too-long.ts'
import { timeZoneSchema } from './availability.ts'
import { longestAbout, longestBrief, longestReason, type PlaceKind } from './meeting-options.ts'

export type MeetingStatus = 'booked' | 'cancelled'
export type MeetingSide = 'visitor' | 'owner'

const startSchema = z.iso.datetime('Please choose a time.')

/** Query of GET /api/meetings/slots/{profileUrl}; without `from`, from the first day that has a free slot. */
export const slotsQuerySchema = z.object({
  from: z.iso.date().optional(),
  days: z.coerce.number().int().min(1).max(42).default(14),
})

/** Answer of GET /api/meetings/slots/{profileUrl}: when a meeting can begin. */
export type SlotsAnswer = {
  /** While nobody can be met there, false, and there are no slots. */
  isOpen: boolean
  /** The owner's. */
  timeZone: string
  /** Minutes. */
  length: number
  place: PlaceKind
  /** Where none was asked for, the owner's day of the first slot, and `slots` cover a day more: elsewhere that slot may be on the day before or after. */
  from: string
  days: number
  /** The last day that can be booked at all, by the owner's clock. */
  lastDay: string
  /** ISO in UTC, in order. They cover the days from `from` on in every time zone: whoever shows them leaves out other days. */
  slots: string[]
  /** The first free slot that is not among them. */
  next: string | null
}

/** Body of POST /api/meetings/hold (R24). */
export const holdInputSchema = z.object({ profileUrl: calledProfileSchema, start: startSchema })
/** Answer of POST /api/meetings/hold. */
export type HoldAnswer = {
  /** Whether nobody else holds this slot. */
  isYours: boolean
  /** Until when it is hidden from others; null where it is not. */
  heldUntil: string | null
  /** Milliseconds from now until then, less than five minutes where the notice begins before: then it can be booked no longer. */
  heldMs: number
}

/** Body of POST /api/meetings: the same key again is the same meeting. */
export const bookingInputSchema = z.object({
  profileUrl: calledProfileSchema,
  start: startSchema,
  name: z.string().trim().min(1, 'Please tell us your name.').max(120, 'A name has 120 characters at most'),
  email: email('Please check the e-mail address'),
  about: z
    .string()
    .trim()
    .min(1, 'Please say in a sentence what it is about.')
    .max(longestAbout, tooLong(longestAbout, 'your message')),
  /** The visitor's, in which their mails name the time. */
  timeZone: timeZoneSchema,
  /** What the expert may read beforehand, as the visitor left it; only with their consent. */
  brief: z.string().trim().max(longestBrief, tooLong(longestBrief, 'the brief')).optional(),
  bookingKey: z.uuid(),
  /** Where they came from, as `seenSchema` says it. */
  from: z.string().trim().max(253).optional(),
})
export type BookingInput = z.infer<typeof bookingInputSchema>
/** 201. `token` opens /meeting/{token} for the visitor. */
export type BookingAnswer = { token: string; start: string; end: string }

/** What a visitor may put into the brief: answer of GET /api/meetings/brief/{profileUrl}, of this device alone. */
export type BriefMaterial = {
  /** What they asked this expert's agent, oldest first, ten at most. */
  asked: string[]
}

export const cancelInputSchema = z.object({
  reason: z.string().trim().max(longestReason, tooLong(longestReason, 'the reason')).optional(),
})
export const moveInputSchema = z.object({ start: startSchema })

/** A meeting as the page of either side shows it: answer of GET /api/meetings/{token}, of cancelling and of moving. */
export type MeetingView = {
  side: MeetingSide
  status: MeetingStatus
  start: string
  end: string
  /** Of whoever looks: the visitor's as they booked, or the owner's. */
  timeZone: string
  /** The other side's, which is named beside it. */
  otherTimeZone: string
  expert: {
    name: string
    firstName: string
    profileUrl: string
    pictureSlug: string
    businessAreas: string[]
    /** How many key skills they name: their picture is drawn from it. */
    skillCount: number
    isSample: boolean
    /** Whether somebody signs in to the profile: else its messages are read by those who run the house. */
    hasOwner: boolean
  }
  guest: { name: string; email: string }
  about: string
  /** '' where the visitor gave none. */
  brief: string
  /** '' where it is told by mail. */
  place: { kind: PlaceKind; text: string }
  /** Until when it can be cancelled or moved here, ISO; null once that is over. */
  changeableUntil: string | null
  isOver: boolean
  cancelledBy: MeetingSide | null
  cancelReason: string
}

/** A meeting in the owner's list. `token` opens its page for the owner. */
export type OwnMeeting = Pick<
  MeetingView,
  'status' | 'start' | 'end' | 'guest' | 'about' | 'brief' | 'cancelledBy'
> & {
  id: number
  token: string
}
/** Query of GET /api/meetings: those to come, soonest first, or those that are over or cancelled, latest first. */
export const ownMeetingsQuerySchema = z.object({
  show: z.enum(['coming', 'past']).default('coming'),
  cursor: z.string().max(40).optional(),
})
/** `coming` counts the booked ones to come, to 100 and no further. */
export type OwnMeetingsPage = {
  meetings: OwnMeeting[]
  nextCursor: string | null
  coming: number
  timeZone: string
}

/** Answer of GET /api/meetings/feed and POST /api/meetings/feed/renew: the owner's private feed, `/calendar/{token}.ics`; null before it was made. */
export type OwnFeed = { url: string | null }
