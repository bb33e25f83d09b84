import { invitationsPerDay } from '#schema/references/limits.ts'
import type { Call } from '../../call.ts'
import { type Allowance, chargeReserved, reserve } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'

/** Mails that were reserved from an owner's daily limit, none while limits are off. */
export type ReservedMails = Allowance<'mails'>[]

/** Before the id of a profile: what its owner's mails to referees are counted under. */
export const mailsSubject = 'referees:'

/** Reserves so many of an owner's mails to referees for today (R8). */
export const reserveMails = (call: Call, profileId: number, amount = 1) =>
  reserve(call, [
    {
      unit: 'mails',
      subject: `${mailsSubject}${profileId}`,
      amount,
      limit: invitationsPerDay,
      window: 'day',
    },
  ])

/** The same for an owner's own request. @throws AppError INVITATIONS_SPENT. */
export async function allowMails(call: Call, profileId: number, amount = 1): Promise<ReservedMails> {
  const reserved = await reserveMails(call, profileId, amount)
  if (!reserved.exceeded) return reserved.allowances
  throw new AppError('INVITATIONS_SPENT', { retryAfterSeconds: reserved.exceeded.retryAfterSeconds })
}

/** Releases the reserved mails that were not written. */
export async function releaseUnwritten(
  call: Call,
  reserved: ReservedMails,
  writtenCount: number,
): Promise<void> {
  if (reserved.every(({ amount }) => amount === writtenCount)) return
  const [counted] = chargeReserved(call, reserved, { mails: writtenCount })
  if (counted) await counted
}
