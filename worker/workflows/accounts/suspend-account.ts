import type { Call } from '../../call.ts'
import {
  closeAccount,
  isClosed,
  reopenAccount,
  unlessInCharge,
} from '../../features/accounts/administered-commands.ts'
import { closedEmail, reopenedEmail } from '../../features/accounts/administered-emails.ts'
import { findOthersAccount } from '../../features/accounts/administered-queries.ts'
import { recordDecision } from '../../features/decisions/commands.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { write } from '../../services/write.ts'
import { restore, suspend } from '../reviews/suspend-profile.ts'

/**
 * Suspends an account with a reason that its person is mailed: an owner's profile goes off public view, anybody else
 * cannot sign in. Safe to repeat: the first reason stays.
 * @throws AppError ACCOUNT_NOT_FOUND, OWN_ACCOUNT, SIGN_IN_FIRST.
 */
export async function suspendAccount(call: Call, id: string, reason: string): Promise<void> {
  const account = await findOthersAccount(call, id)
  if (account.profile) return suspend(call, account.profile.profileUrl, reason)
  const before = isClosed(id, false)
  await write(
    call,
    {
      decision: recordDecision(
        call,
        { subject: 'account', accountId: id, verdict: 'suspended', note: reason },
        before,
      ),
      mail: mailStatement(
        call,
        {
          key: `account/${id}/closed/${call.now.getTime()}`,
          ...closedEmail(account, reason, call.variables.APP_URL),
        },
        before,
      ),
      closed: closeAccount(call, id),
    },
    { unless: unlessInCharge(call, id) },
  )
}

/**
 * Restores a suspended account, with a reason that its person is mailed. Safe to repeat.
 * @throws AppError ACCOUNT_NOT_FOUND, OWN_ACCOUNT, SIGN_IN_FIRST.
 */
export async function restoreAccount(call: Call, id: string, reason: string): Promise<void> {
  const account = await findOthersAccount(call, id)
  if (account.profile) return restore(call, account.profile.profileUrl, reason)
  const before = isClosed(id, true)
  await write(
    call,
    {
      decision: recordDecision(
        call,
        { subject: 'account', accountId: id, verdict: 'restored', note: reason },
        before,
      ),
      mail: mailStatement(
        call,
        {
          key: `account/${id}/reopened/${call.now.getTime()}`,
          ...reopenedEmail(account, reason, call.variables.APP_URL),
        },
        before,
      ),
      reopened: reopenAccount(call, id),
    },
    { unless: unlessInCharge(call, id) },
  )
}
