import type { Call } from '../../call.ts'
import { unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { recordDecision } from '../../features/decisions/commands.ts'
import {
  isAddressBlocked,
  isBeingSent,
  isNoAddress,
  isNotResendable,
  selectAddress,
} from '../../services/mail/mail-list-queries.ts'
import { sendAgain } from '../../services/mail/outbox.ts'
import { write } from '../../services/write.ts'

/**
 * Sends a mail that failed again, under the same key. @throws AppError MAIL_BARRED where its address takes none,
 * MAIL_NOT_FAILED, MAIL_UNDER_WAY, SIGN_IN_FIRST.
 */
export async function sendMailAgain(call: Call, id: number): Promise<void> {
  await write(
    call,
    {
      decision: recordDecision(call, { subject: 'mail', subjectId: id, verdict: 'sent' }),
      sent: sendAgain(call, id),
    },
    {
      unless: [
        unlessSignedOut(call),
        [isNotResendable(id), 'MAIL_NOT_FAILED'],
        [isAddressBlocked(id), 'MAIL_BARRED'],
        [isBeingSent(call, id), 'MAIL_UNDER_WAY'],
      ],
    },
  )
}

/** The address of a mail, or a barred one; showing it is recorded. @throws AppError NOT_FOUND, SIGN_IN_FIRST. */
export async function showAddress(call: Call, id: string): Promise<string> {
  const { found } = await write(
    call,
    {
      decision: recordDecision(call, { subject: 'mail', subjectKey: id, verdict: 'address shown' }),
      found: selectAddress(call, id),
    },
    { unless: [unlessSignedOut(call), [isNoAddress(id), 'NOT_FOUND']] },
  )
  return found[0]?.to ?? ''
}
