import type { Call } from '../../call.ts'
import { expertRecipient } from '../../features/meetings/meeting-queries.ts'
import { timeInMail } from '../../features/meetings/meeting-times.ts'
import type { MeetingNotice } from '../../features/meetings/notice-commands.ts'
import { pushStatement } from '../../features/notifications/push-commands.ts'
import { ownerOfProfile } from '../../features/notifications/queries.ts'
import { meetingPush } from '../../features/notifications/wording.ts'
import type { Condition } from '../../services/database/conditions.ts'

/** Pushes a visitor's change of a meeting to the expert's devices, where `onlyIf` holds and once for each change. */
export function pushMeetingChange(
  call: Call,
  occasion: Parameters<typeof meetingPush>[0],
  notice: MeetingNotice,
  onlyIf: Condition,
) {
  const { uid, sequence, name } = notice.meeting
  const when = timeInMail(notice.meeting, expertRecipient(notice).timeZone)
  return pushStatement(
    call,
    {
      ...meetingPush(occasion, name, when),
      key: `meeting/${uid}/${sequence}/push`,
      to: ownerOfProfile(notice.expert.id),
    },
    onlyIf,
  )
}
