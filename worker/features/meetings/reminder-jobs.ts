import { and, asc, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../call.ts'
import { tables } from '../../services/database.ts'
import { eachRow, throwFailed } from '../../services/each-row.ts'
import { isInserted } from './meeting-commands.ts'
import { type Found, selectMeetings } from './meeting-queries.ts'
import { mailMeetingChange } from './notice-commands.ts'

const { meetings } = tables
const hourMs = 3_600_000
const meetingsAtOnce = 50
const longestRunMs = 20_000

/**
 * The meetings of which both sides are reminded now: a day before; an hour before where it was booked or moved less than a day
 * and a half before, and not at all where that was within two hours.
 */
const isDue = ({ now }: Call): SQL =>
  sql`${meetings.status} = 'booked' and ${meetings.startsAt} > ${now.getTime()}
    and ${meetings.startsAt} <= ${now.getTime() + 24 * hourMs} and ${meetings.remindedAt} is null
    and (${meetings.settledAt} <= ${meetings.startsAt} - ${36 * hourMs}
      or (${meetings.startsAt} <= ${now.getTime() + hourMs} and ${meetings.settledAt} <= ${meetings.startsAt} - ${2 * hourMs}))`

/** The next of them but for some. A statement. */
export const meetingsToRemindOf = (call: Call, but: readonly number[] = []) =>
  selectMeetings(call, and(isDue(call), notInArray(meetings.id, [...but])))
    .orderBy(asc(meetings.startsAt))
    .limit(meetingsAtOnce)

/**
 * Reminds both sides of their meeting, once for the time that it has. Safe to repeat.
 * @throws where some could not be done; the others are.
 */
export async function remindOfMeetings(call: Call): Promise<void> {
  const until = Date.now() + longestRunMs
  const failed: number[] = []
  for (;;) {
    const due = await meetingsToRemindOf(call, failed)
    const notDone = await eachRow(call, due, idOf, async (found) => {
      const { id, uid, sequence } = found.meeting
      await call.db.batch([
        call.db
          .update(meetings)
          .set({ remindedAt: call.now })
          .where(and(eq(meetings.id, id), eq(meetings.sequence, sequence))),
        ...(await mailMeetingChange(call, 'reminder', found, isInserted(uid, sequence))),
      ])
    })
    failed.push(...notDone.map(idOf))
    if (due.length < meetingsAtOnce || Date.now() > until) return throwFailed(failed)
  }
}

const idOf = ({ meeting }: Found) => meeting.id
