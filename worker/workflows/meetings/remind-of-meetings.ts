import type { Call } from '../../call.ts'
import { isInserted, markReminded } from '../../features/meetings/meeting-commands.ts'
import type { Found } from '../../features/meetings/meeting-queries.ts'
import { mailMeetingChange } from '../../features/meetings/notice-commands.ts'
import { meetingsToRemindOf } from '../../features/meetings/reminder-queries.ts'
import { eachRow, throwFailed } from '../../services/each-row.ts'
import { write } from '../../services/write.ts'

const meetingsAtOnce = 50
const maxRunMs = 20_000

/**
 * Reminds both sides of their meeting, once for the time that it has. Safe to repeat.
 * @throws where some could not be done; the others are.
 */
export async function remindOfMeetings(call: Call): Promise<void> {
  const until = Date.now() + maxRunMs
  const failed: number[] = []
  for (;;) {
    const due = await meetingsToRemindOf(call, meetingsAtOnce, failed)
    const notDone = await eachRow(call, due, idOf, async (found) => {
      const { uid, sequence } = found.meeting
      await write(call, {
        reminded: markReminded(call, found.meeting),
        mails: await mailMeetingChange(call, found, {
          occasion: 'reminder',
          onlyIf: isInserted(uid, sequence),
        }),
      })
    })
    failed.push(...notDone.map(idOf))
    if (due.length < meetingsAtOnce || Date.now() > until) return throwFailed(failed)
  }
}

const idOf = ({ meeting }: Found) => meeting.id
