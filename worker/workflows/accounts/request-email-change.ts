import type { z } from 'zod'
import type { emailChangeSchema } from '#schema/accounts/accounts.ts'
import { accountOf, type Call } from '../../call.ts'
import { cancelEmailChange, insertEmailChange } from '../../features/accounts/email-change-commands.ts'
import { emailTakenEmail, newEmailEmail } from '../../features/accounts/email-change-emails.ts'
import {
  endOfChangeLink,
  findTaken,
  issueChangeLink,
  waitingChangeOf,
} from '../../features/accounts/email-change-queries.ts'
import { reauthenticateStrictly } from '../../features/accounts/password-commands.ts'
import { allowNewEmail, inOwnAttempt, newEmailMailsPerDay } from '../../features/accounts/policy.ts'
import { unlessProven, unlessSignedOut } from '../../features/accounts/proof-commands.ts'
import { checkTotp, spendCode } from '../../features/accounts/second-factor-commands.ts'
import { AppError } from '../../services/app-error.ts'
import { fewerMailsThan } from '../../services/mail/mail-limits.ts'
import { mailStatement } from '../../services/mail/outbox.ts'
import { randomToken } from '../../services/tokens.ts'
import { write } from '../../services/write.ts'

const ownAddress = 'This is the address of your account already.'

/**
 * Requests another address for the signed-in account, given its password and second factor, and mails a link there; the
 * answer is the same if it is taken (R6).
 * @throws AppError BAD_REQUEST, WRONG_PASSWORD, PROVE_AGAIN, WRONG_CODE, TOO_MANY_SIGN_INS, TOO_MANY_REQUESTS, BUSY,
 * SIGN_IN_FIRST.
 */
export async function requestEmailChange(
  call: Call,
  { password, code, ...input }: z.infer<typeof emailChangeSchema>,
): Promise<void> {
  const { userId, email, hasTotp } = accountOf(call)
  const newEmail = input.newEmail.toLowerCase()
  if (newEmail === email)
    throw new AppError('BAD_REQUEST', { details: [{ path: 'newEmail', message: ownAddress }] })
  const proven = await inOwnAttempt(call, async () => ({
    ...(hasTotp && { factor: await checkTotp(call, code ?? '') }),
    ...(await reauthenticateStrictly(call, password)),
  }))
  await allowNewEmail(call, userId)
  const id = randomToken()
  const mail = await mailToNew(call, { id, newEmail, expiresAt: endOfChangeLink(call, 'confirm-email') })
  const spending = hasTotp ? await spendCode(call, { userId, code: code ?? '' }) : undefined
  const asking = { change: insertEmailChange(call, { id, userId, newEmail }), mail, spent: spending?.spend }
  await write(call, asking, { unless: unlessProven(call, { ...proven, isCodeUnused: spending?.isUnused }) })
}

/** Mails the link to the waiting new address again. @throws AppError TOO_MANY_REQUESTS, SIGN_IN_FIRST. */
export async function mailNewEmailAgain(call: Call): Promise<void> {
  const { userId } = accountOf(call)
  const [waiting] = await waitingChangeOf(call, userId)
  if (!waiting) return
  await allowNewEmail(call, userId)
  await write(call, { mail: await mailToNew(call, waiting) }, { unless: [unlessSignedOut(call)] })
}

/** Cancels the change that waits for its new address. Safe to repeat. */
export async function cancelNewEmail(call: Call): Promise<void> {
  await write(call, { cancelled: cancelEmailChange(call, accountOf(call).userId) })
}

type Waiting = { id: string; newEmail: string; expiresAt: Date }

async function mailToNew(call: Call, { id, newEmail, expiresAt }: Waiting) {
  const { userId, email } = accountOf(call)
  const token = await issueChangeLink(call, 'confirm-email', id, expiresAt)
  const [found] = await findTaken(call, newEmail, userId)
  const emailOf = found?.taken ? emailTakenEmail : newEmailEmail
  const mail = {
    key: `new-email/${crypto.randomUUID()}`,
    ...emailOf(newEmail, email, token, call.variables.APP_URL),
  }
  return [mailStatement(call, mail, fewerMailsThan(call, newEmailMailsPerDay, mail))] as const
}
