import type { z } from 'zod'
import { dayMs } from '#schema/durations.ts'
import { isOneMailbox } from '#schema/email.ts'
import type { newReferenceSchema } from '#schema/references/references.ts'
import { accountOf, type Call } from '../../call.ts'
import { unlessProven, unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { repeatMs } from '../../features/references/answer-commands.ts'
import { isFormerMailbox } from '../../features/references/answer-queries.ts'
import {
  areManyWaiting,
  mailInvitation,
  mailReminder,
  remindersOf,
  upsertInvitation,
  wasMailed,
} from '../../features/references/invitation-commands.ts'
import {
  countMailsUnder,
  findInvited,
  type InvitedReferee,
  invitationStateOf,
} from '../../features/references/invitation-queries.ts'
import { allowMails, releaseUnwritten } from '../../features/references/policy.ts'
import { findRefusal, mailboxOf } from '../../features/references/refusal-commands.ts'
import { transitions } from '../../features/references/transitions.ts'
import { releasedIfFailed } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'
import { write } from '../../services/write.ts'
import { type MailOf, mailReserved } from './invite-referees.ts'

/** The most reminders of one invitation, the automatic one included. */
const maxReminders = 3

type NewReference = z.output<typeof newReferenceSchema>

/**
 * Invites a referee and returns the reference's id; the mail waits while their mailbox is over its limit or the owner's
 * address is unconfirmed. Safe to repeat within `repeatMs`.
 * @throws AppError OWN_ADDRESS, REFERENCE_EXISTS, REFEREE_DECLINED, REFEREE_REFUSED, INVITATIONS_SPENT,
 * INVITATIONS_WAIT.
 */
export async function askReferee(call: Call, profileId: number, input: NewReference): Promise<number> {
  const { userId, email } = accountOf(call)
  const mailbox = await mailboxOf(call, profileId, input.email)
  const [[existing], isRefused, isFormer] = await Promise.all([
    invitationStateOf(call, profileId, input.email),
    findRefusal(call, mailbox),
    isFormerMailbox(call, userId, input.email),
  ])
  if (isFormer || isOneMailbox(input.email, email)) throw new AppError('OWN_ADDRESS')
  if (existing?.status === 'declined') throw new AppError('REFEREE_DECLINED')
  if (isRefused || existing?.status === 'rejected') throw new AppError('REFEREE_REFUSED')
  if (existing && !transitions[existing.status].includes('invited')) return askAgain(call, profileId, input)
  const reserved = await allowMails(call, profileId)
  const invitation = upsertInvitation(call, mailbox, input)
  const { invited } = await releasedIfFailed(call, reserved, () =>
    write(call, invitation, {
      unless: [...unlessProven(call), [areManyWaiting(profileId), 'INVITATIONS_WAIT']],
    }),
  )
  const [added] = invited
  if (!added) {
    // A retry of the same request.
    await releaseUnwritten(call, reserved, 0)
    return askAgain(call, profileId, input)
  }
  const referee = await findInvited(call, added.id)
  if (referee) await mailReserved(call, reserved, { referees: [referee], mailOf: mailInvitation })
  return added.id
}

/**
 * The id of the same invitation from a moment ago, whose response was lost; it is mailed if it was not yet.
 * @throws AppError REFERENCE_EXISTS for any other, INVITATIONS_SPENT, SIGN_IN_FIRST.
 */
async function askAgain(call: Call, profileId: number, input: NewReference): Promise<number> {
  const [existing] = await invitationStateOf(call, profileId, input.email)
  const referee = existing && (await findInvited(call, existing.id))
  if (!referee || !isRepeat(call, referee, input)) throw new AppError('REFERENCE_EXISTS')
  if (!wasMailed(referee))
    await mailReserved(call, await allowMails(call, profileId), {
      referees: [referee],
      mailOf: mailInvitation,
      unless: unlessProven(call),
    })
  return referee.id
}

const isRepeat = ({ now }: Call, referee: InvitedReferee, input: NewReference) =>
  referee.status === 'invited' &&
  now.getTime() - (referee.invitedAt?.getTime() ?? now.getTime()) < repeatMs &&
  referee.email === input.email &&
  referee.firstName === input.firstName &&
  referee.lastName === input.lastName &&
  referee.invitationStory === input.solutionStory &&
  referee.words === input.words

/**
 * Reminds a referee because their owner asks for it, or mails an invitation that still waits.
 * @throws AppError REFERENCE_NOT_FOUND, REFERENCE_NOT_OPEN, EMAIL_UNCONFIRMED, REMINDED_ENOUGH, INVITATIONS_SPENT,
 * SIGN_IN_FIRST.
 */
export async function remindReferee(call: Call, profileId: number, id: number): Promise<void> {
  const referee = await findInvited(call, id)
  if (referee?.profileId !== profileId) throw new AppError('REFERENCE_NOT_FOUND')
  if (referee.status !== 'invited') throw new AppError('REFERENCE_NOT_OPEN')
  if (!accountOf(call).emailVerified) throw new AppError('EMAIL_UNCONFIRMED')
  let mailOf: MailOf = mailInvitation
  if (wasMailed(referee)) {
    if (referee.expiresAt <= call.now) throw new AppError('REFERENCE_NOT_OPEN')
    const mailedCount = await countMailsUnder(call, remindersOf(referee))
    const isRecent = call.now.getTime() - (referee.remindedAt?.getTime() ?? 0) < dayMs
    if (isRecent || mailedCount >= maxReminders) throw new AppError('REMINDED_ENOUGH')
    mailOf = () => mailReminder(call, referee, mailedCount + 1)
  }
  await mailReserved(call, await allowMails(call, profileId), {
    referees: [referee],
    mailOf,
    unless: [unlessSignedOut(call)],
  })
}
