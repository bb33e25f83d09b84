import { and, asc, notInArray, type SQL, sql } from 'drizzle-orm'
import { hourMs } from '#schema/durations.ts'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { selectMeetings } from './meeting-queries.ts'

const { meetings } = tables

/**
 * The condition that a meeting's reminder is due: a day before, or an hour before where it was booked or moved late,
 * and none within two hours.
 */
const isDue = ({ now }: Call): SQL =>
  sql`${meetings.status} = 'booked' and ${meetings.startsAt} > ${now.getTime()}
    and ${meetings.startsAt} <= ${now.getTime() + 24 * hourMs} and ${meetings.remindedAt} is null
    and (${meetings.changedAt} <= ${meetings.startsAt} - ${36 * hourMs}
      or (${meetings.startsAt} <= ${now.getTime() + hourMs} and ${meetings.changedAt} <= ${meetings.startsAt} - ${2 * hourMs}))`

/** The next meetings to remind of, without some. */
export const meetingsToRemindOf = (call: Call, atMost: number, but: readonly number[] = []) =>
  selectMeetings(call, and(isDue(call), notInArray(meetings.id, [...but])))
    .orderBy(asc(meetings.startsAt))
    .limit(atMost)
