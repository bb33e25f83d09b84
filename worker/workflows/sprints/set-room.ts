import type { Call } from '../../call.ts'
import { unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { recordDecision } from '../../features/decisions/commands.ts'
import { isRoomChanged, type Room, setRoom } from '../../features/sprints/commands.ts'
import { findSprint } from '../../features/sprints/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { write } from '../../services/write.ts'

/**
 * Sets the link by which a sprint is joined, or takes it away. @throws AppError SPRINT_NOT_FOUND, SIGN_IN_FIRST;
 * SPRINT_CHANGED where somebody else changed it since its page was loaded.
 */
export async function setSprintRoom(call: Call, room: Room): Promise<void> {
  const [sprint] = await findSprint(call, room.number)
  if (!sprint) throw new AppError('SPRINT_NOT_FOUND')
  if (sprint.room === room.room) return
  const note = room.room ?? 'No link of its own'
  await write(
    call,
    {
      decision: recordDecision(call, {
        subject: 'sprint',
        subjectId: room.number,
        verdict: 'room set',
        note,
      }),
      room: setRoom(call, room),
    },
    { unless: [unlessSignedOut(call), [isRoomChanged(room), 'SPRINT_CHANGED']] },
  )
}
