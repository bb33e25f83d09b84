import type { NewValidator } from '#schema/accounts/administered.ts'
import { accountOf, type Call } from '../../call.ts'
import { unlessMayAdminister } from '../../features/accounts/administered-commands.ts'
import { validatorInvitationEmail } from '../../features/accounts/administered-emails.ts'
import { createUser } from '../../features/accounts/commands.ts'
import { isReservedForUndo } from '../../features/accounts/email-change-queries.ts'
import { invitationLinkDays, issueAccountLink } from '../../features/accounts/link-commands.ts'
import { linksPerDay } from '../../features/accounts/policy.ts'
import { passwordOf, userAt } from '../../features/accounts/queries.ts'
import { isNotRecordedSince, recordDecision } from '../../features/decisions/commands.ts'
import { wasRecordedSince } from '../../features/decisions/queries.ts'
import { AppError } from '../../services/app-error.ts'
import { moreMailsThan } from '../../services/mail/mail-limits.ts'
import { isMailed, mailStatement } from '../../services/mail/outbox.ts'
import { isSuppressed } from '../../services/mail/suppressions.ts'
import { retryOnConflict, unlessConflict, write } from '../../services/write.ts'

/** A second invitation within this time counts as a double click, in milliseconds. */
const oncePerMs = 60_000

/**
 * Creates a validator's account, never from one with a profile, and mails the link that sets its password; mails it
 * again until the password is set. @throws AppError ADDRESS_OF_OWNER, ADDRESS_OF_ADMINISTRATOR, ALREADY_VALIDATOR,
 * ACCOUNT_SUSPENDED, ADDRESS_BARRED, LINKS_SPENT, SIGN_IN_FIRST, BUSY.
 */
export async function inviteValidator(call: Call, invited: NewValidator): Promise<void> {
  // Of two simultaneous calls one creates the account, and the other finds it.
  const isDone = await retryOnConflict(() => tryToInvite(call, invited))
  if (!isDone) throw new AppError('BUSY')
}

/** Undefined where somebody took the address meanwhile. */
async function tryToInvite(call: Call, { name, email }: NewValidator): Promise<true | undefined> {
  const existing = await invitable(call, email)
  const id = existing?.id ?? crypto.randomUUID()
  const act = { subject: 'account', accountId: id, verdict: 'invited' } as const
  const since = new Date(call.now.getTime() - oncePerMs)
  if (existing && (await wasRecordedSince(call, act, since))) return true
  const { token, statement } = await issueAccountLink(
    call,
    'reset-password',
    { id, email: existing?.email ?? email.toLowerCase() },
    invitationLinkDays,
  )
  const mail = {
    key: `validator-invitation/${crypto.randomUUID()}`,
    ...validatorInvitationEmail(
      existing ?? { name, email },
      { token, by: accountOf(call).name, validDays: invitationLinkDays },
      call.variables.APP_URL,
    ),
  }
  const results = await unlessConflict(
    write(
      call,
      {
        // Nobody comes in without the mail, and its link proves the address.
        account: existing
          ? undefined
          : createUser(call, { id, name, email, role: 'validator', emailVerified: true }),
        link: statement,
        mail: mailStatement(call, mail, isNotRecordedSince(act, since)),
        decision: recordDecision(call, act, isMailed(mail.key)),
      },
      {
        unless: [
          ...unlessMayAdminister(call, existing?.id ?? accountOf(call).userId),
          [isReservedForUndo(call, email, existing?.id), 'USER_EXISTS'],
          [isSuppressed(email), 'ADDRESS_BARRED'],
          [moreMailsThan(call, linksPerDay, mail), 'LINKS_SPENT'],
        ],
      },
    ),
  )
  return results ? true : undefined
}

/**
 * The validator at an address who has not set a password yet; undefined where nobody has the address.
 * @throws AppError ADDRESS_OF_OWNER, ADDRESS_OF_ADMINISTRATOR, ALREADY_VALIDATOR, ACCOUNT_SUSPENDED.
 */
async function invitable(call: Call, email: string) {
  const [existing] = await userAt(call, email)
  if (!existing) return undefined
  if (existing.role === 'owner') throw new AppError('ADDRESS_OF_OWNER')
  if (existing.role === 'admin') throw new AppError('ADDRESS_OF_ADMINISTRATOR')
  const [password] = await passwordOf(call, existing.id)
  if (password?.hash || existing.lastSeenAt) throw new AppError('ALREADY_VALIDATOR')
  if (existing.suspendedAt) throw new AppError('ACCOUNT_SUSPENDED')
  return existing
}
