import { type Call, ownProfileOf } from '../../call.ts'
import { unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { messageOfLead, redactUnansweredOfMessages } from '../../features/inbox/commands.ts'
import { deleteLead } from '../../features/leads/commands.ts'
import { profileOfLead } from '../../features/leads/queries.ts'
import { deletePushesAbout } from '../../features/notifications/push-commands.ts'
import { keysOfLead } from '../../features/privacy/erase-queries.ts'
import { eraseQuestionOfLead } from '../../features/questions/commands.ts'
import { AppError } from '../../services/app-error.ts'
import { withdrawMails } from '../../services/mail/outbox.ts'
import { write } from '../../services/write.ts'

/**
 * Erases a lead of the signed-in owner with its message and the words of both in mails to them and among unanswered
 * questions, but not the visitor's scorecard. Safe to repeat.
 * @throws AppError LEAD_NOT_FOUND when it is another expert's, SIGN_IN_FIRST.
 */
export async function eraseLead(call: Call, id: number): Promise<void> {
  const { id: profileId } = ownProfileOf(call)
  const owner = await profileOfLead(call, id)
  if (owner === undefined) return
  if (owner !== profileId) throw new AppError('LEAD_NOT_FOUND')
  const erased = {
    // Before the lead by which they are found.
    mails: withdrawMails(call, keysOfLead(profileId, id)),
    pushes: deletePushesAbout(call, keysOfLead(profileId, id)),
    asked: redactUnansweredOfMessages(call, messageOfLead(profileId, id)),
    question: eraseQuestionOfLead(call, profileId, id),
    lead: deleteLead(call, profileId, id),
  }
  await write(call, erased, { unless: [unlessSignedOut(call)] })
}
