import type { Call } from '../../call.ts'
import {
  deleteValidator,
  isValidator,
  unlessMayAdminister,
} from '../../features/accounts/administered-commands.ts'
import { validatorRemovedEmail } from '../../features/accounts/administered-emails.ts'
import { findOthersAccount } from '../../features/accounts/administered-queries.ts'
import { eraseLinksOf } from '../../features/accounts/link-commands.ts'
import { recordDecision } from '../../features/decisions/commands.ts'
import { eraseDraftsOfAccount } from '../../features/drafts/commands.ts'
import { AppError } from '../../services/app-error.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { write } from '../../services/write.ts'

/**
 * Deletes the account of a validator with its sessions, and mails them why. Their decisions keep their name, and
 * other validators read what is still open.
 * @throws AppError ACCOUNT_NOT_FOUND, OWN_ACCOUNT, VALIDATOR_NOT_FOUND, SIGN_IN_FIRST.
 */
export async function removeValidator(call: Call, id: string, reason: string): Promise<void> {
  const account = await findOthersAccount(call, id)
  if (account.role !== 'validator') throw new AppError('VALIDATOR_NOT_FOUND')
  const mail = {
    key: `account/${id}/removed`,
    ...validatorRemovedEmail(account, reason, call.variables.APP_URL),
  }
  await write(
    call,
    {
      // The account is gone: the record keeps its name, as it keeps the name of whoever decided.
      decision: recordDecision(
        call,
        { subject: 'account', verdict: 'removed', note: `${account.name}: ${reason}` },
        isValidator(id),
      ),
      mail: mailStatement(call, mail, isValidator(id)),
      drafts: eraseDraftsOfAccount(call, id),
      links: eraseLinksOf(call, id),
      removed: deleteValidator(call, id),
    },
    { unless: unlessMayAdminister(call, id) },
  )
}
