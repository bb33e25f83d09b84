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
export async function setSprintRoom(call: Call, asked: Room): Promise<void> {
  const [sprint] = await findSprint(call, asked.number)
  if (!sprint) throw new AppError('SPRINT_NOT_FOUND')
  if (sprint.room === asked.room) return
  const note = asked.room ?? 'No link of its own'
  await write(
    call,
    {
      decision: recordDecision(call, {
        subject: 'sprint',
        subjectId: asked.number,
        verdict: 'room set',
        note,
      }),
      room: setRoom(call, asked),
    },
    { unless: [unlessSignedOut(call), [isRoomChanged(asked), 'SPRINT_CHANGED']] },
  )
}
