/** How long a meeting can be, in minutes (R24). */
export const meetingLengths = [20, 30, 45, 60] as const
/** What can be kept free after a meeting, in minutes. */
export const bufferChoices = [0, 5, 10, 15, 30, 60] as const
/** How long before it a meeting can be booked, moved or cancelled at the latest, in minutes. */
export const noticeChoices = [60, 120, 240, 720, 1440, 2880, 4320, 10_080] as const
/** How far ahead meetings can be booked, in days. */
export const horizonChoices = [14, 30, 60, 90, 180] as const
/** Where a meeting takes place: behind a link, on the owner's telephone, or as they tell by mail. */
export const placeKinds = ['link', 'phone', 'mail'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** How many spans of hours one day has at most, and how many days are set apart from the week. */
export const mostSpansADay = 6
export const mostDaysApart = 120
/** For how long a chosen slot is hidden from others, and can be booked though its notice began (R24); the booking decides, not this. */
export const heldMinutes = 5
/** For how many days slots are shown at once. */
export const shownDays = 14
/** How many slots stand beside a text whose slot is gone. */
export const offeredInstead = 6

export const longestAbout = 2000
export const longestBrief = 4000
export const longestReason = 500
export const longestPlace = 300

/** A span of hours, in minutes from midnight by the owner's clock: `{from: 540, to: 720}` is nine to twelve. */
export type Hours = { from: number; to: number }
/** Of every week; 0 is Monday. */
export type WeeklyHours = Hours & { weekday: number }
/** A day, `2026-12-24`, that has other hours than its weekday; none is a day off. */
export type DayApart = { day: string; spans: Hours[] }

/** What an owner begins with. */
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
