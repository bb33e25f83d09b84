import { type Call, ownProfileOf } from '../../call.ts'
import { deleteLead } from '../../features/leads/commands.ts'
import { whoseLead } from '../../features/leads/queries.ts'
import { eraseQuestionOfLead } from '../../features/questions/commands.ts'
import { AppError } from '../../services/app-error.ts'
import { write } from '../../services/write.ts'

/**
 * Erases a lead of the signed-in owner with the message that it came with, but not the visitor's scorecard. Safe to repeat.
 * @throws AppError LEAD_NOT_FOUND when it is another expert's.
 */
export async function eraseLead(call: Call, id: number): Promise<void> {
  const { id: profileId } = ownProfileOf(call)
  const owner = await whoseLead(call, id)
  if (owner === undefined) return
  if (owner !== profileId) throw new AppError('LEAD_NOT_FOUND')
  await write(call, {
    question: eraseQuestionOfLead(call, profileId, id),
    lead: deleteLead(call, profileId, id),
  })
}
