import { normaliseEmail } from '#schema/email.ts'
import { errorCatalogue } from '#schema/errors.ts'
import { accountOf, type Call } from '../../call.ts'
import { type Allowance, releaseReserved, reserve } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'
import { addressHash } from '../../services/identity/address.ts'
import { keyedHash } from '../../services/tokens.ts'
import { isCommonPassword } from './common-passwords.ts'

/** For each mailbox and kind of link. */
export const linksPerDay = 5

type Unit = 'attempts'
const attempts = (subject: string, limit: number, window: Allowance['window']): Allowance<Unit> => ({
  unit: 'attempts',
  subject,
  amount: 1,
  limit,
  window,
})

/**
 * Runs a sign-in check as one attempt of the IP address and of the account, known or not (R27); success, and what tried
 * nothing, does not count. Known browsers are counted apart. @throws AppError TOO_MANY_SIGN_INS, and what `work` throws.
 */
export async function inAttempt<Done>(
  call: Call,
  account: string | undefined,
  work: () => Promise<Done>,
  { isKnownBrowser = false } = {},
): Promise<Done> {
  const allowances = [attempts(`sign-ins:${await addressHash(call)}`, 10, '5 min')]
  if (account) {
    const of = isKnownBrowser ? 'known-browsers' : 'sign-ins'
    allowances.push(attempts(`${of}:${await accountHash(call, account)}`, 10, '15 min'))
  }
  const reserved = await reserve(call, allowances)
  if (reserved.exceeded) {
    const { retryAfterSeconds } = reserved.exceeded
    throw new AppError('TOO_MANY_SIGN_INS', { retryAfterSeconds })
  }
  const uncount = () => call.keepAlive(releaseReserved(call, reserved.allowances).catch(() => {}))
  try {
    const done = await work()
    uncount()
    return done
  } catch (error) {
    if (error instanceof AppError && triedNothing.has(error.code)) uncount()
    throw error
  }
}

/** The same for a proof by whoever is signed in, whom a stranger's attempts at the address do not keep from it. */
export const inOwnAttempt = <Done>(call: Call, work: () => Promise<Done>): Promise<Done> =>
  inAttempt(call, accountOf(call).userId, work)

const triedNothing = new Set<string>(['BUSY', 'BAD_REQUEST', 'PROVE_AGAIN'])

/** A keyed hash of an account's address. */
export const accountHash = ({ variables }: Call, email: string) =>
  keyedHash(variables.AUTH_SECRET, 'account', normaliseEmail(email))

/** Counts one of the five registrations of an IP address and hour. @throws AppError TOO_MANY_REQUESTS. */
export async function allowRegistration(call: Call): Promise<void> {
  const { exceeded } = await reserve(call, [attempts(`registrations:${await addressHash(call)}`, 5, 'hour')])
  if (exceeded) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: exceeded.retryAfterSeconds })
}

/** For each account, and for each mailbox. */
export const newEmailMailsPerDay = 3

/** Counts a mail to a new address of an account. @throws AppError TOO_MANY_REQUESTS. */
export async function allowNewEmail(call: Call, userId: string): Promise<void> {
  const { exceeded } = await reserve(call, [attempts(`new-email:${userId}`, newEmailMailsPerDay, 'day')])
  if (exceeded) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: exceeded.retryAfterSeconds })
}

/** @throws AppError PASSWORD_TOO_COMMON; `field` is where it was typed. */
export async function checkNewPassword(password: string, field: string): Promise<void> {
  if (!(await isCommonPassword(password))) return
  const details = [{ path: field, message: errorCatalogue.PASSWORD_TOO_COMMON[1] }]
  throw new AppError('PASSWORD_TOO_COMMON', { details })
}
