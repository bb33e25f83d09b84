/** The possible lengths of a meeting, in minutes (R24). */
export const meetingLengths = [20, 30, 45, 60] as const
/** The possible breaks after a meeting, in minutes. */
export const bufferChoices = [0, 5, 10, 15, 30, 60] as const
/** The possible notice for booking, moving or cancelling a meeting, in minutes. */
export const noticeChoices = [60, 120, 240, 720, 1440, 2880, 4320, 10_080] as const
/** The possible horizons of booking, in days. */
export const horizonChoices = [14, 30, 60, 90, 180] as const
/** Where a meeting takes place: behind a link, on the owner's telephone, or as agreed by mail. */
export const placeKinds = ['link', 'phone', 'mail'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** The most spans of hours in one day, and the most days with hours of their own. */
export const maxSpansADay = 6
export const maxDateOverrides = 120
/** How long a chosen slot is hidden from others and can be booked within its notice, in minutes (R24). */
export const holdMinutes = 5
/** The number of days whose slots are shown at once. */
export const shownDays = 14
/** The number of slots that are offered in place of one that is gone. */
export const offeredInstead = 6

export const maxAboutLength = 2000
export const maxBriefLength = 4000
export const maxReasonLength = 500
export const maxPlaceLength = 300

/** A span of hours, in minutes from midnight in the owner's time zone: `{from: 540, to: 720}` is nine to twelve. */
export type Hours = { from: number; to: number }
/** Of every week; 0 is Monday. */
export type WeeklyHours = Hours & { weekday: number }
/** A day, `2026-12-24`, with hours other than its weekday's; without any it is a day off. */
export type DateOverride = { day: string; spans: Hours[] }

/** The hours of an owner who has not set any. */
export const defaultAvailability = {
  isOpen: false,
  length: 30,
  buffer: 15,
  noticeMinutes: 1440,
  horizonDays: 60,
  placeKind: 'mail',
  place: '',
  weekly: [0, 1, 2, 3, 4].map((weekday) => ({ weekday, from: 9 * 60, to: 17 * 60 })),
  daysApart: [],
} as const
