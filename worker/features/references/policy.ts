import { invitationsPerDay } from '#schema/references/references.ts'
import type { Call } from '../../call.ts'
import { type Allowance, chargeReserved, reserve } from '../../services/allowances.ts'
import { AppError } from '../../services/app-error.ts'

/** Mails to referees that were taken from an owner's day, none where limits are off. */
export type HeldMails = Allowance<'mails'>[]

/** Takes so many of the mails that an owner may have written to referees today, of whatever kind (R8). */
export const reserveMails = (call: Call, profileId: number, amount = 1) =>
  reserve(call, [
    { unit: 'mails', subject: `referees:${profileId}`, amount, limit: invitationsPerDay, window: 'day' },
  ])

/** The same where an owner asks for them. @throws AppError INVITATIONS_SPENT. */
export async function allowMails(call: Call, profileId: number, amount = 1): Promise<HeldMails> {
  const reserved = await reserveMails(call, profileId, amount)
  if (!reserved.short) return reserved.held
  throw new AppError('INVITATIONS_SPENT', { retryAfterSeconds: reserved.short.retryAfterSeconds })
}

/** Gives those back that were not written: they were not wanted, or not taken. */
export async function countMails(call: Call, held: HeldMails, written: number): Promise<void> {
  const [counted] = chargeReserved(call, held, { mails: written })
  if (counted) await counted
}
