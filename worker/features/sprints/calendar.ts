import { joiningText, sprintProgramme } from '#schema/billing/sprint-programme.ts'
import { sprintDayStarts } from '#schema/billing/sprints.ts'
import { brand } from '#schema/brand.ts'
import { contacts } from '#schema/contacts.ts'
import { hourMs } from '#schema/durations.ts'
import { paths } from '#schema/paths.ts'
import type { Call } from '../../call.ts'
import { calendarFile } from '../meetings/calendar-file.ts'

/** The length of each day in a calendar, in milliseconds; the coach decides when it ends. */
const shownLength = hourMs

/** Where a sprint is joined: by its own link, or by that of every sprint. */
export const roomOf = ({ variables }: Call, room: string | null | undefined): string | undefined =>
  room ?? variables.SPRINT_ROOM

/** The five days of a sprint as a calendar, for a participant. */
export function sprintCalendar(
  call: Call,
  { number, room: own }: { number: number; room: string | null },
): string {
  const { APP_URL } = call.variables
  const room = roomOf(call, own)
  const dashboard = new URL(paths.dashboard.href(), APP_URL)
  const entries = sprintDayStarts(number).map((startsAt, index) => ({
    uid: `sprint-${number}-day-${index + 1}@${dashboard.hostname}`,
    sequence: 0,
    status: 'booked' as const,
    startsAt,
    endsAt: new Date(startsAt.getTime() + shownLength),
    summary: `Sprint, day ${index + 1}: ${sprintProgramme[index]?.title}`,
    description: [
      sprintProgramme[index]?.words,
      joiningText(room),
      'The calendar shows one hour. The coach says when each day ends.',
      `Questions: ${contacts.support}`,
    ].join('\n\n'),
    link: dashboard.href,
    location: room ?? '',
    attendees: [],
  }))
  return calendarFile(call, 'PUBLISH', entries, `The sprint at ${brand.name}`)
}
