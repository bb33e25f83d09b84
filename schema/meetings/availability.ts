import { z } from 'zod'
import { typedLine } from '../text/typed.ts'
import {
  bufferChoices,
  horizonChoices,
  maxDateOverrides,
  maxPlaceLength,
  maxSpansADay,
  meetingLengths,
  noticeChoices,
  placeKinds,
} from './meeting-options.ts'

const oneOf = (choices: readonly number[], error: string) =>
  z.number().refine((chosen) => choices.includes(chosen), error)

/** A name of the IANA time zone database that this runtime knows, `Europe/London`. */
export const timeZoneSchema = z
  .string()
  .max(64)
  .refine(isTimeZone, 'Please choose a time zone from the list.')

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }))
  } catch {
    return false
  }
}

const minute = z.number('Please choose a time.').int().min(0).max(1440)
const hours = { from: minute, to: minute }
const isForwards = ({ from, to }: { from: number; to: number }) => from < to
const endsBefore = 'Please let these hours end after they begin.'

/** Reports every span of a day that begins before an earlier one has ended. */
function reportOverlaps(
  spans: readonly { from: number; to: number; weekday?: number }[],
  context: z.RefinementCtx,
): void {
  for (const [index, span] of spans.entries()) {
    const endsLater = (other: typeof span, otherIndex: number) =>
      other.weekday === span.weekday &&
      (other.from < span.from || (other.from === span.from && otherIndex < index)) &&
      other.to > span.from
    if (isForwards(span) && spans.some(endsLater))
      context.addIssue({
        code: 'custom',
        path: [index],
        message: 'These hours overlap with others of this day. Please make them one, or move them apart.',
      })
  }
}

const dateOverride = z.object({
  day: z.iso.date('Please choose a day.'),
  spans: z
    .array(z.object(hours).refine(isForwards, endsBefore))
    .max(maxSpansADay)
    .superRefine(reportOverlaps),
})

/** When and how an owner can be met: body of PUT /api/meetings/availability and, with `editedAt`, its answer (R24). */
export const availabilitySchema = z
  .object({
    timeZone: timeZoneSchema,
    isOpen: z.boolean(),
    length: oneOf(meetingLengths, 'Please choose a length from the list.'),
    buffer: oneOf(bufferChoices, 'Please choose a pause from the list.'),
    noticeMinutes: oneOf(noticeChoices, 'Please choose a notice from the list.'),
    horizonDays: oneOf(horizonChoices, 'Please choose from the list how far ahead.'),
    placeKind: z.enum(placeKinds),
    place: typedLine().max(maxPlaceLength).default(''),
    weekly: z
      .array(z.object({ weekday: z.number().int().min(0).max(6), ...hours }).refine(isForwards, endsBefore))
      .max(7 * maxSpansADay)
      .superRefine(reportOverlaps),
    /** The date overrides. */
    daysApart: z
      .array(dateOverride)
      .max(maxDateOverrides, `That is more than ${maxDateOverrides} days. Please remove some that are over.`)
      .superRefine((days, context) => {
        for (const [index, { day }] of days.entries())
          if (days.findIndex((other) => other.day === day) < index)
            context.addIssue({
              code: 'custom',
              path: [index, 'day'],
              message: 'This day is in the list already. Please choose another one.',
            })
      }),
  })
  .superRefine(({ placeKind, place }, context) => {
    if (placeKind === 'link' && !/^https:\/\/[^\s.]+\.\S+$/i.test(place))
      context.addIssue({
        code: 'custom',
        path: ['place'],
        message: 'Please enter a link that begins with https://',
      })
    if (placeKind === 'phone' && !/^[+\d][\d\s()./-]{5,30}$/.test(place))
      context.addIssue({ code: 'custom', path: ['place'], message: 'Please enter a telephone number.' })
  })
export type Availability = z.infer<typeof availabilitySchema>

/**
 * Body of PUT /api/meetings/availability: `basedOn` is the `editedAt` that was read before, null before the first save.
 */
export const availabilityInputSchema = z.object({
  availability: availabilitySchema,
  basedOn: z.string().nullable(),
})

/** Answer of GET and PUT /api/meetings/availability: before the first save the defaults, with `editedAt` null. */
export type OwnAvailability = { availability: Availability; editedAt: string | null }

/** Body of PUT /api/meetings/calendar: the private iCal address of a calendar, or '' to remove it. */
export const busyCalendarInputSchema = z.object({
  url: z.string().trim().max(2000, 'An address has 2,000 characters at most.'),
})

/** Answer of GET and PUT /api/meetings/calendar, which shows only the `host` of the address. */
export type OwnBusyCalendar = {
  calendar: {
    host: string
    /** When it was last read without error, ISO; null where it never was. */
    lastReadAt: string | null
    /** The error of the last attempt, for the owner; null after a success. */
    problem: string | null
    /** The number of busy times within the horizon. */
    busyTimes: number
  } | null
}
