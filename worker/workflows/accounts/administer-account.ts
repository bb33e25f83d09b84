import type { Call } from '../../call.ts'
import {
  endSessionsOf,
  isSignedIn,
  unlessMayAdminister,
} from '../../features/accounts/administered-commands.ts'
import { sentSignInLinkEmail, signedOutEmail } from '../../features/accounts/administered-emails.ts'
import { findOthersAccount } from '../../features/accounts/administered-queries.ts'
import { issueAccountLink } from '../../features/accounts/link-commands.ts'
import { linksPerDay } from '../../features/accounts/policy.ts'
import { isNotRecordedSince, recordDecision } from '../../features/decisions/commands.ts'
import { wasRecordedSince } from '../../features/decisions/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { allOf } from '../../services/database/conditions.ts'
import { fewerMailsThan } from '../../services/mail/mail-limits.ts'
import { isMailed, mailStatement } from '../../services/mail/outbox.ts'
import { allowAddress, isSuppressed, subscriptionStateOf } from '../../services/mail/suppressions.ts'
import { write } from '../../services/write.ts'

const mailsPerDay = 5
/** A second press within this time counts as a double click, in milliseconds. */
const oncePerMs = 60_000

/**
 * Ends every session of an account and mails its user, if the address is verified; returns how many there were.
 * @throws AppError ACCOUNT_NOT_FOUND, OWN_ACCOUNT, SIGN_IN_FIRST.
 */
export async function endSessionsFor(call: Call, id: string): Promise<number> {
  const account = await findOthersAccount(call, id)
  const before = isSignedIn(call, id)
  const mail = {
    key: `account/${id}/signed-out/${call.now.getTime()}`,
    ...signedOutEmail(account, call.variables.APP_URL),
  }
  const subject = { subject: 'account', accountId: id, profileId: account.profile?.id ?? null } as const
  const { ended } = await write(
    call,
    {
      decision: recordDecision(call, { ...subject, verdict: 'sessions ended' }, before),
      mail: account.emailVerified
        ? mailStatement(call, mail, allOf(before, fewerMailsThan(call, mailsPerDay, mail)))
        : undefined,
      ended: endSessionsOf(call, id),
    },
    { unless: unlessMayAdminister(call, id) },
  )
  return ended.length
}

/**
 * Mails an account its link to sign in, which nobody else sees; a second press within a minute sends no second one.
 * @throws AppError ACCOUNT_NOT_FOUND, OWN_ACCOUNT, ACCOUNT_SUSPENDED, ADDRESS_BARRED, LINKS_SPENT, SIGN_IN_FIRST.
 */
export async function sendSignInLink(call: Call, id: string): Promise<void> {
  const account = await findOthersAccount(call, id)
  if (account.isSuspended) throw new AppError('ACCOUNT_SUSPENDED')
  const since = new Date(call.now.getTime() - oncePerMs)
  const { token, statement } = await issueAccountLink(call, 'sign-in-link', { id, email: account.email })
  const mail = {
    key: `sign-in-link/${crypto.randomUUID()}`,
    ...sentSignInLinkEmail(account, token, call.variables.APP_URL),
  }
  const act = { subject: 'account', accountId: id, verdict: 'sign-in link sent' } as const
  const { decision } = await write(
    call,
    {
      link: statement,
      mail: mailStatement(
        call,
        mail,
        allOf(isNotRecordedSince(act, since), fewerMailsThan(call, linksPerDay, mail)),
      ),
      decision: recordDecision(call, { ...act, profileId: account.profile?.id ?? null }, isMailed(mail.key)),
    },
    { unless: unlessMayAdminister(call, id) },
  )
  if (decision.rowsAffected || (await wasRecordedSince(call, act, since))) return
  const isBlocked = (await subscriptionStateOf(call, account.email, [])) === 'barred'
  throw new AppError(isBlocked ? 'ADDRESS_BARRED' : 'LINKS_SPENT')
}

/**
 * Allows mail again to the address of an account that bounced or complained. Safe to repeat.
 * @throws AppError ACCOUNT_NOT_FOUND, OWN_ACCOUNT, SIGN_IN_FIRST.
 */
export async function liftBounce(call: Call, id: string, reason: string): Promise<void> {
  const account = await findOthersAccount(call, id)
  await write(
    call,
    {
      decision: recordDecision(
        call,
        {
          subject: 'account',
          accountId: id,
          profileId: account.profile?.id ?? null,
          verdict: 'bounce lifted',
          note: reason,
        },
        isSuppressed(account.email),
      ),
      allowed: allowAddress(call, account.email),
    },
    { unless: unlessMayAdminister(call, id) },
  )
}
