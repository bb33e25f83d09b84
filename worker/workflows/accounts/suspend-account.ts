import type { Call } from '../../call.ts'
import {
  isUserNotSuspended,
  isUserSuspended,
  restoreUser,
  suspendUser,
  unlessMayAdminister,
} from '../../features/accounts/administered-commands.ts'
import { accountRestoredEmail, accountSuspendedEmail } from '../../features/accounts/administered-emails.ts'
import { findOthersAccount } from '../../features/accounts/administered-queries.ts'
import { recordDecision } from '../../features/decisions/commands.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { write } from '../../services/write.ts'
import { restoreProfileAt, suspendProfileAt } from '../reviews/suspend-profile.ts'

/**
 * Suspends an account and mails its user the reason: an owner's profile is unpublished, anybody else
 * cannot sign in. Safe to repeat: the first reason stays.
 * @throws AppError ACCOUNT_NOT_FOUND, OWN_ACCOUNT, SIGN_IN_FIRST.
 */
export async function suspendAccount(call: Call, id: string, reason: string): Promise<void> {
  const account = await findOthersAccount(call, id)
  if (account.profile) return suspendProfileAt(call, account.profile.profileUrl, reason)
  const before = isUserNotSuspended(id)
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
          key: `account/${id}/suspended/${call.now.getTime()}`,
          ...accountSuspendedEmail(account, reason, call.variables.APP_URL),
        },
        before,
      ),
      suspended: suspendUser(call, id),
    },
    { unless: unlessMayAdminister(call, id) },
  )
}

/**
 * Restores a suspended account and mails its user the reason. Safe to repeat.
 * @throws AppError ACCOUNT_NOT_FOUND, OWN_ACCOUNT, SIGN_IN_FIRST.
 */
export async function restoreAccount(call: Call, id: string, reason: string): Promise<void> {
  const account = await findOthersAccount(call, id)
  if (account.profile) return restoreProfileAt(call, account.profile.profileUrl, reason)
  const before = isUserSuspended(id)
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
          key: `account/${id}/restored/${call.now.getTime()}`,
          ...accountRestoredEmail(account, reason, call.variables.APP_URL),
        },
        before,
      ),
      restored: restoreUser(call, id),
    },
    { unless: unlessMayAdminister(call, id) },
  )
}
